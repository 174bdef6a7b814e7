import type { Project, TrashItem } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { trashTexts } from '@ecritoire/i18n/trash';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import type { Part } from '../../shared/lists/part.ts';
import { ChoosePlaceDialog, type NoPlace } from './ChoosePlaceDialog.tsx';
import { useItemTitle } from './use-item-title.ts';

export type TrashDialog =
  | { kind: 'none' }
  | { kind: 'deleting'; item: TrashItem }
  /** @property items all that is in the trash, also what the page does not show yet. */
  | { kind: 'emptying'; items: readonly TrashItem[] }
  | { kind: 'placing'; item: TrashItem; why: NoPlace };

export type TrashDialogsProps = {
  dialog: TrashDialog;
  onDialogChange: (dialog: TrashDialog) => void;
  /** Of the task of the open dialog. */
  form: FormStatus;
  /** Where a document can go. */
  projects: Part<readonly Pick<Project, 'id' | 'name' | 'type'>[]>;
  onDelete: (item: TrashItem) => void;
  onEmpty: (items: readonly TrashItem[]) => void;
  onPlace: (item: TrashItem, projectId: string) => void;
};

/** Each says first what it costs. */
export function TrashDialogs({ dialog, form, onDialogChange, ...props }: TrashDialogsProps) {
  const texts = useTexts(trashTexts);
  const titleOf = useItemTitle();
  const costOf = useCost();
  const costOfAll = useCostOfAll();
  const asking = { form, onClose: () => onDialogChange({ kind: 'none' }) };
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'deleting': {
      const { item } = dialog;
      return (
        <DeleteDialog
          {...asking}
          title={texts.deleteTitle({ title: titleOf(item) })}
          confirmLabel={texts.deleteConfirm()}
          onConfirm={() => props.onDelete(item)}
          goes={costOf(item)}
        >
          {texts.deleteText()}
        </DeleteDialog>
      );
    }
    case 'emptying':
      return (
        <DeleteDialog
          {...asking}
          title={texts.emptyAsk()}
          confirmLabel={texts.emptyConfirm()}
          onConfirm={() => props.onEmpty(dialog.items)}
          goes={costOfAll(dialog.items)}
        >
          {texts.deleteText()}
        </DeleteDialog>
      );
    case 'placing': {
      const { item, why } = dialog;
      return (
        <ChoosePlaceDialog
          key={why}
          item={item}
          why={why}
          projects={props.projects}
          status={form}
          onSubmit={(projectId) => props.onPlace(item, projectId)}
          onClose={asking.onClose}
        />
      );
    }
  }
}

/** What goes beside the versions; null where that is nothing. */
function useCost(): (item: TrashItem) => string | null {
  const texts = useTexts(trashTexts);
  return (item) => {
    if (item.documents > 0) return texts.deleteProject(item);
    return item.words > 0 ? texts.deleteWords(item) : null;
  };
}

/** What goes with all of it; documents in projects are counted among the documents. */
function useCostOfAll(): (items: readonly TrashItem[]) => string {
  const texts = useTexts(trashTexts);
  return (items) => {
    const count = (kind: TrashItem['kind']) => items.filter((item) => item.kind === kind).length;
    const sum = (field: 'documents' | 'words') =>
      items.reduce((total, item) => total + item[field], 0);
    const parts = [
      [texts.projects, count('project')],
      [texts.documents, count('document') + sum('documents')],
      [texts.entries, count('journalEntry')],
    ] as const;
    const some = parts.flatMap(([say, number]) => (number === 0 ? [] : [say({ count: number })]));
    return texts.emptyGoes({ what: some.join(', '), words: sum('words') });
  };
}
