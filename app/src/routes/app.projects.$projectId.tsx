import { documentsQuery, projectQuery } from '@ecritoire/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isLocalDate } from '@ecritoire/prose';
import { PlainProjectPage } from '../wiring/PlainProjectPage.tsx';
import { useStudio } from '../wiring/studio.ts';

// A journal is written in where it stands: only there is the editor needed.
const JournalPage = lazyRouteComponent(() => import('../wiring/JournalPage.tsx'), 'JournalPage');

export const Route = createFileRoute('/app/projects/$projectId')({
  /** The day to which a journal is turned back. */
  validateSearch: ({ date }): { date?: string | undefined } => ({
    date: isLocalDate(date) ? date : undefined,
  }),
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
    <PlainProjectPage key={project.id} project={project} />
  );
}
