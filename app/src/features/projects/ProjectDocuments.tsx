import type { DocumentSummary, Project } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { IconButton, Menu, SortableList, type SortablePlace } from '@ecritoire/ui';
import { useCallback } from 'react';
import type { PlainProjectDialog } from './PlainProjectDialogs.tsx';
import { useStableCallback } from '../../shared/lists/use-stable-callback.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

/** What is done with the documents of a list. */
export type DocumentActions = {
  /** Puts a document after another of the project; null puts it first. */
  onMove: (document: DocumentSummary, after: string | null) => void;
  /** Puts a document after the next one, which may be still to come. */
  onMoveDown: (document: DocumentSummary) => void;
  onOpen: (document: { id: string }) => void;
  /** Makes a file of one document, or of all in their order. */
  onDownload: (document: DocumentSummary | null) => void;
  onDialogChange: (dialog: PlainProjectDialog) => void;
};

export type ProjectDocumentsProps = DocumentActions & {
  project: Pick<Project, 'name' | 'documentCount'>;
  documents: readonly DocumentSummary[];
  hasMore: boolean;
};

const hrefOf = ({ id }: DocumentSummary) => `/app/documents/${id}`;
const renderFacts = (document: DocumentSummary) => <Facts document={document} />;

/** The documents of a project in its order: a row is rendered again only when it changes. */
export function ProjectDocuments(props: ProjectDocumentsProps) {
  const { project, documents, hasMore, onMove, onOpen } = props;
  const { LL } = useI18n();
  const onAction = useStableCallback((id: string, document: DocumentSummary) =>
    act(id, document, props),
  );
  const handleLabel = useCallback((title: string) => LL.project.moveHandle({ title }), [LL]);
  const renderActions = useCallback(
    (document: DocumentSummary, place: SortablePlace) => (
      <DocumentMenu document={document} place={place} onAction={(id) => onAction(id, document)} />
    ),
    [onAction],
  );
  return (
    <SortableList
      label={LL.project.documentsLabel({ name: project.name })}
      items={documents}
      hasMore={hasMore}
      hrefOf={hrefOf}
      renderFacts={renderFacts}
      handleLabel={handleLabel}
      placeText={(place) => LL.project.movePlace({ place, count: project.documentCount })}
      onOpen={onOpen}
      onMove={(id, after) => {
        const document = documents.find((each) => each.id === id);
        if (document) onMove(document, after);
      }}
      renderActions={renderActions}
    />
  );
}

function Facts({ document }: { document: DocumentSummary }) {
  const { common, project } = useI18n().LL;
  const formats = useFormats();
  return (
    <>
      <span dir="auto">{common.words({ words: document.words })}</span>
      <span dir="auto">{project.changed({ when: formats.when(document.updatedAt) })}</span>
    </>
  );
}

type DocumentMenuProps = {
  document: DocumentSummary;
  /** Absent where the list is not in the project's own order. */
  place?: SortablePlace;
  onAction: (id: string) => void;
};

/** What can be done with a document of a project. */
export function DocumentMenu({ document, place, onAction }: DocumentMenuProps) {
  const { common, project: texts } = useI18n().LL;
  const label = texts.documentActions({ title: document.title });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" label={label} />}
      items={[
        { id: 'editing', label: texts.edit(), icon: 'pencil' },
        ...(place === undefined
          ? []
          : ([
              { id: 'up', label: texts.moveUp(), icon: 'arrow-up', isDisabled: place.isFirst },
              { id: 'down', label: texts.moveDown(), icon: 'arrow-down', isDisabled: place.isLast },
            ] as const)),
        { id: 'moving', label: texts.moveTo(), icon: 'folder-move' },
        { id: 'download', label: texts.download(), icon: 'download' },
        { id: 'deleting', label: common.delete(), icon: 'trash', tone: 'error' },
      ]}
      onAction={onAction}
    />
  );
}

function act(id: string, document: DocumentSummary, props: ProjectDocumentsProps): void {
  const { documents, onMove, onMoveDown, onDownload, onDialogChange } = props;
  if (id === 'up') {
    const index = documents.findIndex((each) => each.id === document.id);
    onMove(document, documents[index - 2]?.id ?? null);
  } else if (id === 'down') onMoveDown(document);
  else if (id === 'download') onDownload(document);
  else onDialogChange(dialogOf(id, document));
}

export function dialogOf(id: string, document: DocumentSummary): PlainProjectDialog {
  if (id === 'editing' || id === 'moving' || id === 'deleting') return { kind: id, document };
  return { kind: 'none' };
}
