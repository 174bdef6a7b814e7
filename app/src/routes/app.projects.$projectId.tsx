import { documentsQuery, projectQuery } from '@ecritoire/api-client';
import { createDocumentBody, validateBody } from '@ecritoire/contracts/validators';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DocumentSummary, Project } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { isLocalDate } from '@ecritoire/prose';
import { useState } from 'react';
import { ProjectScreen, type ProjectDialog } from '../screens/ProjectScreen.tsx';
import { loadMoreOf } from '../wiring/load-more.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useStudio } from '../wiring/studio.ts';
import { useFormAction } from '../wiring/use-form-action.ts';

// A journal is written in where it stands: only there is the editor needed.
const JournalPage = lazyRouteComponent(() => import('../wiring/JournalPage.tsx'), 'JournalPage');

export const Route = createFileRoute('/app/projects/$projectId')({
  /** The day to which a journal is turned back. */
  validateSearch: ({ date }): { date?: string } => (isLocalDate(date) ? { date } : {}),
  loader: async ({ context: { studio }, params: { projectId } }) => {
    const { api, queryClient } = studio;
    const [{ type }] = await Promise.all([
      queryClient.ensureQueryData(projectQuery(api, projectId)),
      // Asked for at once: most projects are plain.
      queryClient.ensureInfiniteQueryData(documentsQuery(api, projectId)),
    ]);
    if (type === 'journal') await JournalPage.preload?.();
  },
  component: ProjectPage,
});

function ProjectPage() {
  const { projectId } = Route.useParams();
  const { date = null } = Route.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(useStudio().api, projectId));
  return project.type === 'journal' ? (
    <JournalPage key={project.id} project={project} until={date} />
  ) : (
    <PlainProjectPage project={project} />
  );
}

function PlainProjectPage({ project }: { project: Project }) {
  const { api } = useStudio();
  const navigate = Route.useNavigate();
  const { locale } = useI18n();
  const projectId = project.id;
  const documents = useSuspenseInfiniteQuery(documentsQuery(api, projectId));
  const [dialog, setDialog] = useState<ProjectDialog>({ kind: 'none' });

  const openDocument = ({ id }: { id: string }) =>
    navigate({ to: '/app/documents/$documentId', params: { documentId: id } });
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
      <PageTitle>{project.name}</PageTitle>
      <ProjectScreen
        project={project}
        documents={documents.data.pages.flatMap(({ items }) => items)}
        more={loadMoreOf(documents)}
        form={forms[dialog.kind].status}
        onCreate={create.submit}
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
