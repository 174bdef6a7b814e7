import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { NameVersionDialog } from './NameVersionDialog.tsx';
import type { VersionDialog } from './version-dialog.ts';
import { NewDocumentDialog, type NewDocumentDialogProps } from '../documents/index.ts';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionDialogsProps = {
  dialog: Exclude<VersionDialog, { kind: 'none' }>;
  form: FormStatus;
  /** Of a document that is made from a version. */
  opening: Pick<NewDocumentDialogProps, 'projects' | 'made' | 'onSubmit'> & {
    title: string;
    projectId: string;
    /** A session starts or goes on with it. */
    note: string;
  };
  onKeep: (name: string) => void;
  onName: (id: string, name: string) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
};

/** What can be done with a version beside reading and restoring it, once it is asked for. */
export function VersionDialogs({ dialog, form, onClose, ...props }: VersionDialogsProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const formats = useFormats();
  switch (dialog.kind) {
    case 'keeping':
      return (
        <NameVersionDialog
          name={null}
          isNew
          status={form}
          onSubmit={props.onKeep}
          onClose={onClose}
        />
      );
    case 'naming': {
      const { id, name } = dialog.version;
      return (
        <NameVersionDialog
          name={name}
          isNew={false}
          status={form}
          onSubmit={(given) => props.onName(id, given)}
          onClose={onClose}
        />
      );
    }
    case 'deleting': {
      const { id, name, createdAt } = dialog.version;
      const when = formats.dayAndTime(createdAt);
      return (
        <DeleteDialog
          title={texts.deleteTitle()}
          confirmLabel={common.delete()}
          form={form}
          goes={name === null ? `${when}.` : `${texts.quoted({ name })}, ${when}.`}
          onConfirm={() => props.onDelete(id)}
          onClose={onClose}
        >
          {texts.deleteText()}
        </DeleteDialog>
      );
    }
    case 'opening': {
      const { title, projectId, note, ...opening } = props.opening;
      return (
        <NewDocumentDialog
          {...opening}
          suggested={{ title, projectId }}
          note={`${texts.openAsNewText()} ${note}`}
          status={form}
          onClose={onClose}
        />
      );
    }
  }
}
