import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, Inline, ProgressBar, Stack } from '@ecritoire/ui';
import { SettingsSection } from './SettingsSection.tsx';
import { useFormats } from './use-formats.ts';

export type ExportState =
  | { state: 'idle' }
  /** @property bytes how many there are so far; how many there will be, nobody knows. */
  | { state: 'running'; bytes: number }
  | { state: 'done'; name: string; bytes: number }
  | { state: 'failed' };

export type SettingsExportProps = {
  file: ExportState;
  onExport: () => void;
  onCancel: () => void;
};

/** Takes along everything that the account holds. */
export function SettingsExport({ file, onExport, onCancel }: SettingsExportProps) {
  const { common, settings: texts } = useI18n().LL;
  const { fileSize } = useFormats();
  const isRunning = file.state === 'running';
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
        <Inline>
          {/* One button for both keeps the focus. */}
          <Button onPress={isRunning ? onCancel : onExport}>
            {isRunning ? common.cancel() : texts.export()}
          </Button>
        </Inline>
      </Stack>
    </SettingsSection>
  );
}
