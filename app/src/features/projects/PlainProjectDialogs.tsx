import type { DocumentSummary, Project, UpdateDocumentRequest } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Select, Skeleton } from '@ecritoire/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import { EditDocumentDialog, NewDocumentDialog } from '../documents/index.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { NoOtherProject } from '../../shared/forms/NoOtherProject.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import type { Part } from '../../shared/lists/part.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';

export type PlainProjectDialog =
  | { kind: 'none' | 'creating' }
  | { kind: 'editing' | 'moving' | 'deleting'; document: DocumentSummary };

/** Where a document can be moved to: the other plain projects. */
type OtherProjects = Part<readonly { id: string; name: string }[]>;

export type PlainProjectDialogsProps = {
  project: Pick<Project, 'id'>;
  /** Which dialog stands open; the route closes it when its task has succeeded. */
  dialog: PlainProjectDialog;
  onDialogChange: (dialog: PlainProjectDialog) => void;
  form: FormStatus;
  otherProjects: OtherProjects;
  onCreate: (title: string) => void;
  onEdit: (document: DocumentSummary, edited: UpdateDocumentRequest) => void;
  onMoveTo: (document: DocumentSummary, projectId: string) => void;
  onDelete: (document: DocumentSummary) => void;
};

/** What can be done to a document of a project, once it is asked for. */
export function PlainProjectDialogs(props: PlainProjectDialogsProps) {
  const { dialog, form, onDialogChange } = props;
  const { project: texts } = useI18n().LL;
  const close = () => onDialogChange({ kind: 'none' });
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'creating':
      return (
        <NewDocumentDialog
          projects={{ status: 'given', id: props.project.id }}
          status={form}
          onSubmit={({ title }) => props.onCreate(title)}
          onClose={close}
        />
      );
    case 'editing':
      return (
        <EditDocumentDialog
          document={dialog.document}
          status={form}
          onSubmit={(edited) => props.onEdit(dialog.document, edited)}
          onClose={close}
        />
      );
    case 'moving':
      return (
        <MoveDialog
          title={dialog.document.title}
          projects={props.otherProjects}
          status={form}
          onSubmit={(projectId) => props.onMoveTo(dialog.document, projectId)}
          onClose={close}
        />
      );
    case 'deleting':
      return (
        <DeleteDialog
          title={texts.deleteDocumentTitle({ title: dialog.document.title })}
          confirmLabel={texts.deleteDocumentConfirm()}
          onConfirm={() => props.onDelete(dialog.document)}
          onClose={close}
          form={form}
          goes={
            dialog.document.words === 0
              ? null
              : texts.deleteDocumentWords({ words: dialog.document.words })
          }
        >
          {texts.deleteDocumentText()}
        </DeleteDialog>
      );
  }
}

type MoveDialogProps = {
  title: string;
  projects: OtherProjects;
  status: FormStatus;
  onSubmit: (projectId: string) => void;
  onClose: () => void;
};

function MoveDialog({ title, projects, status, onSubmit, onClose }: MoveDialogProps) {
  const { common, documents, project: texts } = useI18n().LL;
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string | null>(null);
  const known = projects.status === 'there' ? projects.data : [];
  const isNone = projects.status === 'there' && known.length === 0;
  // Chosen once: a reloaded list may begin with another.
  if (chosen === null && known[0]) setChosen(known[0].id);
  return (
    <FormDialog
      title={texts.moveToTitle({ title })}
      submitLabel={known.length === 0 ? null : texts.moveConfirm()}
      status={status}
      onSubmit={() => {
        if (chosen !== null) onSubmit(chosen);
      }}
      onClose={onClose}
      hasChanges={false}
    >
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
          label={texts.moveToProject()}
          description={texts.moveToText()}
          placeholder={documents.chooseProject()}
          value={chosen}
          onChange={setChosen}
          autoFocus
          options={known.map(({ id, name }) => ({ value: id, label: name, isWritten: true }))}
        />
      )}
    </FormDialog>
  );
}
