import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Select, Skeleton, Text, TextField } from '@ecritoire/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { DocumentTitleField } from './DocumentTitleField.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import type { Part } from '../../shared/lists/part.ts';
import { useLengthRule } from '../../shared/forms/use-length-rule.ts';
import { useTooLong } from '../../shared/forms/use-too-long.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';

/** Where a document is to be: a project that is there, or one to be made for it. */
export type NewDocument = {
  title: string;
  project: { kind: 'known'; id: string } | { kind: 'new'; name: string };
};

export type NewDocumentDialogProps = {
  /** The plain ones, last changed first; or the one that it is made in, which is not asked for. */
  projects: Part<readonly { id: string; name: string }[]> | { status: 'given'; id: string };
  /** The project that a try which failed has made already. */
  made?: string | null;
  /** Of a document that is made from another one. */
  suggested?: { title: string; projectId: string };
  /** What else there is to know. */
  note?: string;
  status: FormStatus;
  onSubmit: (document: NewDocument) => void;
  onClose: () => void;
};

const another = 'another';

/** Names a new document, and says which project it belongs to where that is not given. */
export function NewDocumentDialog(props: NewDocumentDialogProps) {
  const { projects, made = null, suggested, note, status, onSubmit, onClose } = props;
  const { common, documents: texts, projects: projectTexts } = useI18n().LL;
  const tooLong = useTooLong();
  const fieldErrors = useLengthRule(status.fieldErrors, 'name', projectTexts.nameHint());
  const [title, setTitle] = useState(suggested?.title ?? '');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [knownAsMade, setKnownAsMade] = useState<string | null>(null);
  const known = projects.status === 'there' ? projects.data : [];
  // Chosen once: a reloaded list may begin with another.
  if (projects.status === 'there' && chosen === null) {
    const own = known.find(({ id }) => id === suggested?.projectId);
    setChosen((own ?? known[0])?.id ?? another);
  }
  if (made !== knownAsMade) {
    setKnownAsMade(made);
    setChosen(made);
  }
  const where = projects.status === 'given' ? projects.id : (chosen ?? another);
  // Submitted while the projects were loading: it is sent once they are there.
  const [isEarly, setIsEarly] = useState(false);
  const submit = () => {
    if (projects.status === 'loading' || projects.status === 'failed') return;
    onSubmit({
      title,
      project: where === another ? { kind: 'new', name } : { kind: 'known', id: where },
    });
  };
  const submitLate = useEffectEvent(submit);
  const isWaiting = isEarly && projects.status === 'loading';
  const isDue = isEarly && projects.status === 'there';
  useEffect(() => {
    if (isDue) submitLate();
  }, [isDue]);
  return (
    <FormDialog
      title={texts.newTitle()}
      submitLabel={common.create()}
      status={{ ...status, isSubmitting: status.isSubmitting || isWaiting, fieldErrors }}
      onSubmit={() => {
        setIsEarly(projects.status === 'loading');
        submit();
      }}
      onClose={onClose}
      makes="document"
      hasChanges={title !== (suggested?.title ?? '') || name !== ''}
    >
      {note === undefined ? null : <Text tone="muted">{note}</Text>}
      <DocumentTitleField value={title} onChange={setTitle} />
      <Projects projects={projects}>
        {known.length === 0 ? (
          <Text tone="muted">{texts.firstProject()}</Text>
        ) : (
          <Select
            name="projectId"
            label={texts.project()}
            placeholder={texts.chooseProject()}
            value={where}
            onChange={setChosen}
            options={[
              ...known.map(({ id, name: label }) => ({ value: id, label, isWritten: true })),
              { value: another, label: texts.newProject(), icon: 'folder-plus' },
            ]}
          />
        )}
        {where === another ? (
          <TextField
            name="name"
            label={texts.projectName()}
            value={name}
            onChange={setName}
            maxLength={limits.createProject.name}
            tooLong={tooLong}
          />
        ) : null}
      </Projects>
    </FormDialog>
  );
}

function Projects({
  projects,
  children,
}: {
  projects: NewDocumentDialogProps['projects'];
  children: ReactNode;
}) {
  const { common, documents: texts } = useI18n().LL;
  const failureText = useFailureText();
  switch (projects.status) {
    case 'loading':
      return <Skeleton lines={2} label={common.loading()} />;
    case 'failed':
      return (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={projects.onRetry} />}>
          {failureText(texts.projectsFailed(), projects)}
        </Banner>
      );
    case 'given':
      return null;
    case 'there':
      return children;
  }
}
