import type { TrashItem } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { trashTexts } from '@ecritoire/i18n/trash';
import { Button, IconButton, ListRow } from '@ecritoire/ui';
import { memo } from 'react';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { Written } from '../../shared/ui/Written.tsx';
import type { TrashDialog } from './TrashDialogs.tsx';
import { useItemTitle } from './use-item-title.ts';

const icons = { project: 'folder', document: 'file-text', journalEntry: 'notebook' } as const;

export type TrashRowProps = {
  item: TrashItem;
  isRestoring: boolean;
  onRestore: (item: TrashItem) => void;
  onDialogChange: (dialog: TrashDialog) => void;
};

/** Rendered again only when it changes. */
export const TrashRow = memo(function TrashRow({
  item,
  isRestoring,
  onRestore,
  onDialogChange,
}: TrashRowProps) {
  const { common, projects } = useI18n().LL;
  const texts = useTexts(trashTexts);
  const formats = useFormats();
  const from = useOrigin();
  const title = useItemTitle()(item);
  const { kind, documents, words, deletedAt, purgedAt } = item;
  const deleted = kind === 'journalEntry' ? texts.entryDeleted : texts.deleted;
  return (
    <ListRow
      icon={icons[kind]}
      title={<Written>{title}</Written>}
      description={from(item)}
      facts={[
        texts[kind](),
        ...(kind === 'project' ? [projects.documents({ count: documents })] : []),
        common.words({ words }),
        deleted({ when: formats.when(deletedAt) }),
        texts.until({ day: formats.day(purgedAt) }),
      ]}
      actions={
        <>
          <Button
            icon="undo"
            aria-label={texts.restoreItem({ title })}
            isPending={isRestoring}
            pendingLabel={common.loading()}
            onPress={() => onRestore(item)}
          >
            {texts.restore()}
          </Button>
          <IconButton
            icon="trash"
            label={texts.deleteItem({ title })}
            onPress={() => onDialogChange({ kind: 'deleting', item })}
          />
        </>
      }
    />
  );
});

/** Which project something was in, and whether that is still there. */
function useOrigin(): (item: TrashItem) => string | null {
  const texts = useTexts(trashTexts);
  return ({ kind, projectId, projectName: project }) => {
    if (kind === 'project') return null;
    if (project === null) return texts.fromGone();
    return projectId === null ? texts.fromTrashed({ project }) : texts.from({ project });
  };
}
