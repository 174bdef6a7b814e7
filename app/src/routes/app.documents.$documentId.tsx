import type { OpenedDocument } from '@ecritoire/document-sync';
import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { DocumentScreen } from '../features/documents/DocumentScreen.tsx';
import { useFormats } from '../shared/ui/use-formats.ts';
import { focusPageHeading } from '../shared/runtime/navigation-focus.ts';
import { useEditedDocument } from '../features/documents/edited-document.tsx';
import { GoneDocument } from '../features/writing/GoneDocument.tsx';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { useManuscript } from '../features/documents/use-manuscript.ts';
import { pageProblem } from '../shared/page/page-error.ts';
import { ErrorPage, PendingPage } from '../shared/page/status-pages.tsx';
import { useServices } from '../shared/services/services.ts';
import { OpenText, useDesk } from '../features/writing/use-desk.tsx';

export const Route = createFileRoute('/app/documents/$documentId')({
  loader: ({ context: { services }, params: { documentId } }) =>
    services.documentSync()?.prefetch(documentId),
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
  const { navigationFocus } = useServices();
  const desk = useDesk(
    { ...opened, document },
    { title, focusPage: focusPageHeading, onArrival: navigationFocus.complete },
  );
  const { download } = useManuscript();
  const navigate = Route.useNavigate();
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
        onVersions={() => void navigate({ to: '/app/documents/$documentId/versions' })}
        project={{ id: document.projectId, name: document.projectName }}
        {...desk}
      />
      {dialog}
    </>
  );
}
