import type { SignedInDevice } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Badge, Button, Inline, ListRow } from '@ecritoire/ui';
import { Act, Rows, type SettingsList } from './SettingsRows.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export const devicesId = 'settings-devices';

export type SettingsDevicesProps = {
  devices: SettingsList<SignedInDevice>;
  /** Asks first. */
  onEnd: (device: SignedInDevice) => void;
  /** Asks first. */
  onSignOutEverywhere: () => void;
};

/** Where the writer is signed in. */
export function SettingsDevices({ devices, onEnd, onSignOutEverywhere }: SettingsDevicesProps) {
  const { navigation } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const nameOf = useDeviceName();
  const formats = useFormats();
  return (
    <SettingsSection id={devicesId} title={texts.devices()} lead={texts.devicesText()}>
      <Rows label={texts.devices()} list={devices}>
        {(device) => (
          <ListRow
            key={device.id}
            title={nameOf(device)}
            description={texts.deviceTimes({
              signedIn: formats.when(device.signedInAt),
              used: formats.when(device.lastUsedAt),
            })}
            {...(device.isCurrent
              ? { facts: [<Badge key="current">{texts.thisDevice()}</Badge>] }
              : {
                  actions: (
                    <Act
                      name={texts.endDeviceNamed({ name: nameOf(device) })}
                      onPress={() => onEnd(device)}
                    >
                      {texts.endDevice()}
                    </Act>
                  ),
                })}
          />
        )}
      </Rows>
      <Inline>
        <Button onPress={onSignOutEverywhere}>{navigation.signOutEverywhere()}</Button>
      </Inline>
    </SettingsSection>
  );
}
