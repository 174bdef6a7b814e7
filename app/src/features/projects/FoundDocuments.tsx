import type { ListedDocument } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { List } from '@ecritoire/ui';
import { memo } from 'react';
import { dialogOf, DocumentMenu, type ProjectDocumentsProps } from './ProjectDocuments.tsx';
import { useStableCallback } from '../../shared/lists/use-stable-callback.ts';
import { FoundDocument } from '../documents/index.ts';

type FoundDocumentsProps = Pick<
  ProjectDocumentsProps,
  'project' | 'onDownload' | 'onDialogChange'
> & {
  documents: readonly ListedDocument[];
  /** What is marked in them. */
  search: string;
};

/** The documents of a project in another order than its own, in which none is moved. */
export function FoundDocuments(props: FoundDocumentsProps) {
  const { project, documents, search, onDownload, onDialogChange } = props;
  const { project: texts } = useI18n().LL;
  const onAction = useStableCallback((id: string, document: ListedDocument) => {
    if (id === 'download') onDownload(document);
    else onDialogChange(dialogOf(id, document));
  });
  return (
    <List label={texts.documentsLabel({ name: project.name })}>
      {documents.map((document) => (
        <FoundRow key={document.id} document={document} search={search} onAction={onAction} />
      ))}
    </List>
  );
}

type FoundRowProps = {
  document: ListedDocument;
  search: string;
  onAction: (id: string, document: ListedDocument) => void;
};

/** Rendered again only when it changes. */
const FoundRow = memo(function FoundRow({ document, search, onAction }: FoundRowProps) {
  return (
    <FoundDocument
      document={document}
      search={search}
      isInProject
      actions={<DocumentMenu document={document} onAction={(id) => onAction(id, document)} />}
    />
  );
});
