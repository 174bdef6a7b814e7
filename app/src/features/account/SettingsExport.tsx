import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Banner, Button, Inline, ProgressBar, Stack } from '@ecritoire/ui';
import { SettingsSection } from './SettingsSection.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type ExportState =
  | { state: 'idle' }
  /** @property bytes how many there are so far; how many there will be, nobody knows. */
  | { state: 'running'; bytes: number }
  | { state: 'done'; name: string; bytes: number }
  | { state: 'failed' }
  /** It asks for a fresh sign-in. */
  | { state: 'unconfirmed' };

export type SettingsExportProps = {
  file: ExportState;
  onExport: () => void;
  onCancel: () => void;
  /** Leaves for the sign-in, and exports after it. */
  onConfirmSignIn: () => void;
};

/** Takes along everything that the account holds. */
export function SettingsExport({ file, onExport, onCancel, onConfirmSignIn }: SettingsExportProps) {
  const { common, messages } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const { fileSize } = useFormats();
  const isRunning = file.state === 'running';
  const isUnconfirmed = file.state === 'unconfirmed';
  const onPress = isUnconfirmed ? onConfirmSignIn : onExport;
  const label = isUnconfirmed ? texts.confirmSignIn() : texts.export();
  return (
    <SettingsSection title={texts.data()} lead={texts.exportText()}>
      <Stack gap={4}>
        {isRunning ? (
          <ProgressBar
            label={
              file.bytes === 0
                ? texts.exporting()
                : `${texts.exporting()} · ${texts.received({ size: fileSize(file.bytes) })}`
            }
          />
        ) : null}
        {file.state === 'done' ? (
          <Banner tone="success" role="status">
            {texts.exported({ name: file.name, size: fileSize(file.bytes) })}
          </Banner>
        ) : null}
        {file.state === 'failed' ? (
          <Banner tone="error" role="alert">
            {texts.exportFailed()}
          </Banner>
        ) : null}
        {isUnconfirmed ? (
          <Banner tone="info" role="status">
            {messages.auth.freshSignInRequired()}
          </Banner>
        ) : null}
        <Inline>
          {/* One button for all keeps the focus. */}
          <Button onPress={isRunning ? onCancel : onPress}>
            {isRunning ? common.cancel() : label}
          </Button>
        </Inline>
      </Stack>
    </SettingsSection>
  );
}
