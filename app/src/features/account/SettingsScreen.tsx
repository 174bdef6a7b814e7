import type { Objectives } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import {
  Button,
  Container,
  Heading,
  Inline,
  RadioGroup,
  Stack,
  Text,
  useColourMode,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { PartContent } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import {
  SettingsDialogs,
  type SettingsDialog,
  type SettingsDialogsProps,
} from './SettingsDialogs.tsx';
import { SettingsDevices, type SettingsDevicesProps } from './SettingsDevices.tsx';
import { SettingsArchive, SettingsExport, type SettingsArchiveProps } from './SettingsExport.tsx';
import {
  SettingsAuthors,
  SettingsReaders,
  type SettingsAuthorsProps,
  type SettingsReadersProps,
} from './SettingsReaders.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SettingsTime, type SettingsTimeProps } from './SettingsTime.tsx';

export type SettingsScreenProps = {
  time: SettingsTimeProps;
  objectives: Part<Objectives>;
  /** The form of the weekly targets, once they are known. */
  renderTargets: (objectives: Objectives) => ReactNode;
  readers: Pick<SettingsReadersProps, 'invitations' | 'subscribers' | 'isInviting' | 'onInvite'>;
  authors: Pick<SettingsAuthorsProps, 'subscriptions'>;
  devices: SettingsDevicesProps['devices'];
  file: Omit<SettingsArchiveProps, 'onImport'>;
  archive: SettingsArchiveProps;
  /** Opens the dialog of cookie preferences. */
  onCookiePreferences: () => void;
  /** Asks first. */
  onSignOutEverywhere: () => void;
  onDialogChange: (dialog: SettingsDialog) => void;
  dialogs: Omit<SettingsDialogsProps, 'onClose'>;
};

/** Everything that a writer can set, and what ends things. */
export function SettingsScreen(props: SettingsScreenProps) {
  const texts = useTexts(settingsTexts);
  const { onCookiePreferences, onDialogChange } = props;
  return (
    <Container width="reading">
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{texts.title()}</Heading>
          <Text tone="muted">{texts.lead()}</Text>
        </Stack>
        <Stack gap={6}>
          <Appearance />
          <SettingsTime {...props.time} />
          <SettingsSection title={texts.objectives()}>
            <PartContent part={props.objectives}>{props.renderTargets}</PartContent>
          </SettingsSection>
          <SettingsReaders
            {...props.readers}
            onRevoke={(invitation) => onDialogChange({ kind: 'revoking', invitation })}
            onRemove={(subscriber) => onDialogChange({ kind: 'removing', subscriber })}
          />
          <SettingsAuthors
            {...props.authors}
            onEnd={(subscription) => onDialogChange({ kind: 'ending', subscription })}
          />
          <SettingsSection title={texts.cookies()} lead={texts.cookiesText()}>
            <Deed onPress={onCookiePreferences}>{texts.cookiesOpen()}</Deed>
          </SettingsSection>
          <SettingsDevices
            devices={props.devices}
            onEnd={(device) => onDialogChange({ kind: 'endingDevice', device })}
            onSignOutEverywhere={props.onSignOutEverywhere}
          />
          <SettingsExport {...props.file} />
          <SettingsArchive {...props.archive} />
          <SettingsSection title={texts.deletion()} lead={texts.deletionText()}>
            <Deed onPress={() => onDialogChange({ kind: 'deleting' })}>
              {texts.deleteAccount()}
            </Deed>
          </SettingsSection>
        </Stack>
      </Stack>
      <SettingsDialogs {...props.dialogs} onClose={() => onDialogChange({ kind: 'none' })} />
    </Container>
  );
}

function Appearance() {
  const { colourMode } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const [mode, setMode] = useColourMode();
  return (
    <SettingsSection title={texts.appearance()}>
      <RadioGroup
        label={colourMode.label()}
        description={texts.appearanceHint()}
        look="chips"
        options={[
          { value: 'system', label: colourMode.system(), icon: 'monitor' },
          { value: 'light', label: colourMode.light(), icon: 'sun' },
          { value: 'dark', label: colourMode.dark(), icon: 'moon' },
        ]}
        value={mode}
        onChange={setMode}
      />
    </SettingsSection>
  );
}

type DeedProps = { onPress: () => void; children: string };

function Deed({ onPress, children }: DeedProps) {
  return (
    <Inline>
      <Button onPress={onPress}>{children}</Button>
    </Inline>
  );
}
