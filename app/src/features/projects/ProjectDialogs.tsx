import type { Project } from '@ecritoire/contracts';
import type { TranslationFunctions } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { ProjectFormDialog, type ProjectForm } from './ProjectFormDialog.tsx';

export type ProjectDialog = { kind: 'none' } | { kind: 'editing' | 'deleting'; project: Project };

export type ProjectDialogsProps = {
  dialog: ProjectDialog;
  /** Of the task of the open dialog. */
  form: FormStatus;
  onUpdate: (project: Project, form: ProjectForm) => void;
  onDelete: (project: Project) => void;
  onClose: () => void;
};

/** What can be done to a project, once it is asked for: in the list and on its own page. */
export function ProjectDialogs({ dialog, form, onUpdate, onDelete, onClose }: ProjectDialogsProps) {
  const { projects: texts } = useI18n().LL;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'editing':
      return (
        <ProjectFormDialog
          initial={{ ...dialog.project, description: dialog.project.description ?? '' }}
          status={form}
          onSubmit={(changed) => onUpdate(dialog.project, changed)}
          onClose={onClose}
        />
      );
    case 'deleting':
      return (
        <DeleteDialog
          title={texts.deleteTitle({ name: dialog.project.name })}
          confirmLabel={texts.deleteConfirm()}
          onConfirm={() => onDelete(dialog.project)}
          onClose={onClose}
          form={form}
          goes={goesWith(texts, dialog.project)}
        >
          {texts.deleteText()}
        </DeleteDialog>
      );
  }
}

function goesWith(
  texts: TranslationFunctions['projects'],
  { type, documentCount: count }: Project,
): string | null {
  if (count === 0) return null;
  return type === 'journal' ? texts.deleteEntries({ count }) : texts.deleteDocuments({ count });
}
