import type { OpenedDocument } from '@ecritoire/document-sync';
import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { DocumentScreen } from '../screens/DocumentScreen.tsx';
import { useFormats } from '../screens/use-formats.ts';
import { completeArrival, focusPageHeading } from '../wiring/page/arrival.ts';
import { useEditedDocument } from '../wiring/documents/edited-document.tsx';
import { GoneDocument } from '../wiring/saving/GoneDocument.tsx';
import { PageTitle } from '../wiring/page/PageTitle.tsx';
import { useManuscript } from '../wiring/documents/use-manuscript.ts';
import { pageProblem } from '../wiring/page/page-error.ts';
import { ErrorPage, PendingPage } from '../wiring/page/status-pages.tsx';
import { OpenText, useDesk } from '../wiring/writing/use-desk.tsx';

export const Route = createFileRoute('/app/documents/$documentId')({
  loader: ({ context: { studio }, params: { documentId } }) =>
    studio.documentSync()?.prefetch.start(documentId),
  component: DocumentPage,
  errorComponent: DocumentError,
});

function DocumentError(problem: ErrorComponentProps) {
  const { documentId } = Route.useParams();
  if (pageProblem(problem.error).kind !== 'notFound') return <ErrorPage {...problem} />;
  return <GoneDocument documentId={documentId} {...problem} />;
}

function DocumentPage() {
  const { documentId } = Route.useParams();
  return (
    <OpenText documentId={documentId} isPage pending={<PendingPage />}>
      {(opened) => <Desk opened={opened} />}
    </OpenText>
  );
}

function Desk({ opened }: { opened: OpenedDocument }) {
  const { document, onEdit, dialog } = useEditedDocument(opened);
  const title = useFormats().title(document);
  const desk = useDesk(
    { ...opened, document },
    { title, focusPage: focusPageHeading, onArrival: completeArrival },
  );
  const { download } = useManuscript();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DocumentScreen
        title={title}
        language={document.language}
        isEntry={document.journalEntry !== null}
        onEdit={onEdit}
        onDownload={() => {
          const { language } = document;
          download(title, async () => [{ title, language, paragraphs: desk.paragraphs() }]);
        }}
        project={{ id: document.projectId, name: document.projectName }}
        {...desk}
      />
      {dialog}
    </>
  );
}
