import type { DocumentSummary, Project } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  Link,
  List,
  ListRow,
  Menu,
  Stack,
  Text,
} from '@ecritoire/ui';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DocumentFormDialog } from './DocumentFormDialog.tsx';
import type { FormStatus } from './form-status.ts';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
import { useFormats } from './use-formats.ts';

export type ProjectDialog =
  | { kind: 'none' | 'creating' }
  | { kind: 'deleting'; document: DocumentSummary };

export type ProjectScreenProps = {
  project: Project;
  documents: readonly DocumentSummary[];
  more: LoadMoreProps;
  form: FormStatus;
  onCreate: (title: string) => void;
  onDelete: (document: DocumentSummary) => void;
  dialog: ProjectDialog;
  onDialogChange: (dialog: ProjectDialog) => void;
};

/** One plain project and its documents. */
export function ProjectScreen(props: ProjectScreenProps) {
  const { common, project: texts } = useI18n().LL;
  const formats = useFormats();
  const { project, documents, onDialogChange } = props;
  const begin = (
    <Button tone="primary" icon="file-plus" onPress={() => onDialogChange({ kind: 'creating' })}>
      {texts.newDocument()}
    </Button>
  );
  return (
    <Stack gap={8}>
      <Stack as="header" gap={3}>
        <Link href="/app/projects">{texts.back()}</Link>
        <Inline justify="between" align="end">
          <Stack gap={2}>
            <Heading level={1}>{project.name}</Heading>
            {project.description === null ? null : (
              <Text tone="muted" family="reading" size="lg">
                {project.description}
              </Text>
            )}
          </Stack>
          {documents.length > 0 ? begin : null}
        </Inline>
      </Stack>
      {documents.length === 0 ? (
        <EmptyState
          icon="file-text"
          title={texts.emptyTitle()}
          actions={begin}
        >
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <List label={texts.documentsLabel({ name: project.name })}>
          {documents.map((document) => (
            <ListRow
              key={document.id}
              href={`/app/documents/${document.id}`}
              icon="file-text"
              title={formats.title(document)}
              facts={[
                common.words({ words: document.words }),
                texts.changed({ date: formats.day(document.updatedAt) }),
              ]}
              actions={
                <Menu
                  label={texts.documentActions({ title: formats.title(document) })}
                  trigger={
                    <IconButton
                      icon="ellipsis"
                      label={texts.documentActions({ title: formats.title(document) })}
                    />
                  }
                  items={[{ id: 'deleting', label: common.delete(), icon: 'trash', tone: 'error' }]}
                  onAction={() => onDialogChange({ kind: 'deleting', document })}
                />
              }
            />
          ))}
        </List>
      )}
      <LoadMore {...props.more} />
      <ProjectDialogs {...props} />
    </Stack>
  );
}

function ProjectDialogs({ dialog, form, onCreate, onDelete, onDialogChange }: ProjectScreenProps) {
  const { project: texts } = useI18n().LL;
  const formats = useFormats();
  const close = () => onDialogChange({ kind: 'none' });
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'creating':
      return <DocumentFormDialog status={form} onSubmit={onCreate} onClose={close} />;
    case 'deleting':
      return (
        <DeleteDialog
          title={texts.deleteDocumentTitle({ title: formats.title(dialog.document) })}
          confirmLabel={texts.deleteDocumentConfirm()}
          onConfirm={() => onDelete(dialog.document)}
          onClose={close}
          isPending={form.isSubmitting}
        >
          {texts.deleteDocumentText({ words: dialog.document.words })}
        </DeleteDialog>
      );
  }
}
