import type { Project, TrashItem } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { trashTexts } from '@ecritoire/i18n/trash';
import { Banner, Select, Skeleton, Stack, Text } from '@ecritoire/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { NoOtherProject } from '../../shared/forms/NoOtherProject.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import type { Part } from '../../shared/lists/part.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';
import { useItemTitle } from './use-item-title.ts';

/** Why something does not go back to where it was. */
export type NoPlace = 'projectGone' | 'dayTaken';

export type ChoosePlaceDialogProps = {
  item: TrashItem;
  why: NoPlace;
  projects: Part<readonly Pick<Project, 'id' | 'name' | 'type'>[]>;
  status: FormStatus;
  onSubmit: (projectId: string) => void;
  onClose: () => void;
};

/** Asks for the project that a document or an entry goes to, where its own place is gone. */
export function ChoosePlaceDialog(props: ChoosePlaceDialogProps) {
  const { item, why, projects, status, onSubmit, onClose } = props;
  const { common, documents } = useI18n().LL;
  const texts = useTexts(trashTexts);
  const failureText = useFailureText();
  const title = useItemTitle()(item);
  const reason = useReason()(item, why);
  const [chosen, setChosen] = useState<string | null>(null);
  // A journal takes the entry of a free day, and no document.
  const takesJournals = item.kind === 'journalEntry' && why === 'projectGone';
  const known =
    projects.status === 'there'
      ? projects.data.filter(({ type }) => takesJournals || type === 'plain')
      : [];
  const isNone = projects.status === 'there' && known.length === 0;
  // Chosen once: a reloaded list may begin with another.
  if (chosen === null && known[0]) setChosen(known[0].id);
  return (
    <FormDialog
      title={texts.where({ title })}
      submitLabel={isNone ? null : texts.restore()}
      status={status}
      onSubmit={() => {
        if (chosen !== null) onSubmit(chosen);
      }}
      onClose={onClose}
      hasChanges={false}
    >
      <Stack gap={2}>
        <Text>{reason}</Text>
        {takesJournals ? <Text>{texts.whereEntry()}</Text> : null}
      </Stack>
      {projects.status === 'loading' ? <Skeleton lines={2} label={common.loading()} /> : null}
      {projects.status === 'failed' ? (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={projects.onRetry} />}>
          {failureText(documents.projectsFailed(), projects)}
        </Banner>
      ) : null}
      {isNone ? <NoOtherProject /> : null}
      {known.length === 0 ? null : (
        <Select
          name="projectId"
          label={texts.project()}
          placeholder={documents.chooseProject()}
          value={chosen}
          onChange={setChosen}
          autoFocus
          options={known.map(({ id, name, type }) => ({
            value: id,
            label: name,
            isWritten: true,
            icon: type === 'journal' ? ('notebook' as const) : ('folder' as const),
          }))}
        />
      )}
    </FormDialog>
  );
}

function useReason(): (item: TrashItem, why: NoPlace) => string {
  const texts = useTexts(trashTexts);
  return ({ projectName: project }, why) => {
    if (why === 'dayTaken') return texts.whereDay();
    return project === null ? texts.whereGone() : texts.whereTrashed({ project });
  };
}
