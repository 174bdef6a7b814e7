import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Banner, Button, Inline, ProgressBar, Stack } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type DownloadState =
  | { state: 'idle' }
  /** @property bytes how many there are so far; how many there will be, nobody knows. */
  | { state: 'running'; bytes: number }
  | { state: 'done'; name: string; bytes: number }
  | { state: 'failed' }
  /** It asks for a fresh sign-in. */
  | { state: 'unconfirmed' };

export type DownloadProps = {
  /** What begins it. */
  label: string;
  file: DownloadState;
  onStart: () => void;
  onCancel: () => void;
  /** Leaves for the sign-in, and downloads after it. */
  onConfirmSignIn: () => void;
  /** Beside its button. */
  children?: ReactNode;
};

/** A file of what the account holds: how far it has come, and what became of it. */
export function Download({
  label,
  file,
  onStart,
  onCancel,
  onConfirmSignIn,
  children,
}: DownloadProps) {
  const { common, messages } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const { fileSize } = useFormats();
  const isRunning = file.state === 'running';
  const isUnconfirmed = file.state === 'unconfirmed';
  const onPress = isUnconfirmed ? onConfirmSignIn : onStart;
  const words = isUnconfirmed ? texts.confirmSignIn() : label;
  return (
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
          {isRunning ? common.cancel() : words}
        </Button>
        {children}
      </Inline>
    </Stack>
  );
}
