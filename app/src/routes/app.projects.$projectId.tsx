import { documentsQuery, projectQuery } from '@ecritoire/api-client';
import { createDocumentBody, validateBody } from '@ecritoire/contracts/validators';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { DocumentSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { localDateIn } from '@ecritoire/prose';
import { useState } from 'react';
import { ProjectScreen, type ProjectDialog } from '../screens/ProjectScreen.tsx';
import { loadMoreOf } from '../wiring/load-more.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useStudio } from '../wiring/studio.ts';
import { useFormAction } from '../wiring/use-form-action.ts';

export const Route = createFileRoute('/app/projects/$projectId')({
  loader: ({ context: { studio }, params: { projectId } }) =>
    Promise.all([
      studio.queryClient.ensureQueryData(projectQuery(studio.api, projectId)),
      studio.queryClient.ensureInfiniteQueryData(documentsQuery(studio.api, projectId)),
    ]),
  component: ProjectPage,
});

function ProjectPage() {
  const { api } = useStudio();
  const navigate = Route.useNavigate();
  const { locale, LL } = useI18n();
  const { projectId } = Route.useParams();
  const { data: project } = useSuspenseQuery(projectQuery(api, projectId));
  const documents = useSuspenseInfiniteQuery(documentsQuery(api, projectId));
  const [dialog, setDialog] = useState<ProjectDialog>({ kind: 'none' });

  const openDocument = ({ id }: { id: string }) =>
    navigate({ to: '/app/documents/$documentId', params: { documentId: id } });
  const openToday = useFormAction({
    submit: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const today = localDateIn(new Date(), timeZone);
      return api.openJournalEntry(projectId, today, { language: locale, timeZone });
    },
    toastsFailure: true,
    onSuccess: openDocument,
  });
  const create = useFormAction({
    check: (title) => validateBody(createDocumentBody, { projectId, title, language: locale }),
    submit: (title: string) => api.createDocument({ projectId, title, language: locale }),
    successKey: 'documents.created',
    onSuccess: openDocument,
  });
  const remove = useFormAction({
    submit: ({ id }: DocumentSummary) => api.deleteDocument(id),
    successKey: 'documents.deleted',
    toastsFailure: true,
    onSuccess: () => setDialog({ kind: 'none' }),
  });
  const forms = { none: create, creating: create, deleting: remove };

  return (
    <>
      <PageTitle>{project.type === 'journal' ? LL.project.journalTitle() : project.name}</PageTitle>
      <ProjectScreen
        project={project}
        documents={documents.data.pages.flatMap(({ items }) => items)}
        more={loadMoreOf(documents)}
        form={forms[dialog.kind].status}
        onCreate={create.submit}
        onOpenToday={() => openToday.submit(undefined)}
        isOpeningToday={openToday.status.isSubmitting}
        onDelete={remove.submit}
        dialog={dialog}
        onDialogChange={(next) => {
          forms[next.kind].reset();
          setDialog(next);
        }}
      />
    </>
  );
}
