import type { ArchiveImport } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Banner, Button, Dialog, FileTrigger, Link, ProgressBar, Stack, Text } from '@ecritoire/ui';
import { hasNews, type ImportState } from './import-state.ts';
import { ImportSummary } from './ImportSummary.tsx';
import { useImportProblem } from './use-import-problem.ts';

export type ImportArchiveDialogProps = {
  state: ImportState;
  /** Another file, or none. */
  onChoose: (file: File | undefined) => void;
  onImport: (plan: ArchiveImport) => void;
  onClose: () => void;
};

/** Says what an archive would bring, and imports it. */
export function ImportArchiveDialog({
  state,
  onChoose,
  onImport,
  onClose,
}: ImportArchiveDialogProps) {
  const { common } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const problemText = useImportProblem();
  const isImporting = state.state === 'importing';
  const isDone = state.state === 'done';
  const plan = 'plan' in state && hasNews(state.plan) ? state.plan : null;
  // What is on its way cannot be taken back: closed, it would look cancelled.
  const close = () => {
    if (!isImporting) onClose();
  };
  const mainLabel = isDone
    ? texts.done()
    : state.state === 'failed'
      ? texts.importRetry()
      : texts.importConfirm();
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.importArchive()}
      closeLabel={common.close()}
      errorMessage={state.state === 'failed' ? problemText(state.problem, 'import') : undefined}
      actions={
        <>
          {isDone ? null : (
            <Button onPress={close} isDisabled={isImporting}>
              {plan ? common.cancel() : common.close()}
            </Button>
          )}
          {/* One button for all keeps the focus. */}
          {plan || isDone ? (
            <Button
              tone="primary"
              isPending={isImporting}
              pendingLabel={texts.importRunning()}
              onPress={() => (plan ? onImport(plan) : close())}
            >
              {mainLabel}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        {isDone ? null : (
          <>
            <Text tone="muted">{texts.importText()}</Text>
            <FileTrigger
              label={texts.importChoose()}
              description={texts.importChooseHint()}
              removeLabel={(name) => texts.importRemoveFile({ name })}
              accept={['.zip']}
              notAccepted={(names) => texts.importNotAccepted({ names: names.join(', ') })}
              errorMessage={
                state.state === 'choosing' && state.problem
                  ? problemText(state.problem, 'check')
                  : undefined
              }
              isDisabled={isImporting}
              onChange={([file]) => onChoose(file)}
            />
          </>
        )}
        <ImportProgress state={state} />
      </Stack>
    </Dialog>
  );
}

function ImportProgress({ state }: { state: ImportState }) {
  const texts = useTexts(settingsTexts);
  switch (state.state) {
    case 'choosing':
      return null;
    case 'checking':
      return <ProgressBar label={texts.importChecking()} />;
    case 'planned':
    case 'failed':
      return <ImportSummary plan={state.plan} />;
    case 'importing':
      return (
        <Stack gap={2}>
          <ProgressBar label={texts.importRunning()} />
          <Text tone="muted">{texts.importNotStoppable()}</Text>
        </Stack>
      );
    case 'done':
      return (
        <>
          <Banner
            tone="success"
            role="status"
            actions={<Link href="/app/projects">{texts.importOpenProjects()}</Link>}
          >
            {texts.importDone()}
          </Banner>
          <ImportSummary plan={state.result} />
        </>
      );
  }
}
