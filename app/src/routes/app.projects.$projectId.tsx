import {
  documentsQuery,
  journalEntriesQuery,
  journalEntryQuery,
  projectQuery,
} from '@ecritoire/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as limits from '@ecritoire/contracts/limits';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isLocalDate } from '@ecritoire/prose';
import { knownType } from '../features/projects/known-type.ts';
import { PlainProjectPage } from '../features/projects/PlainProjectPage.tsx';
import { listSearchIn, type ListSearch } from '../shared/lists/list-search-in.ts';
import { rowsToLoad } from '../shared/lists/left-rows.ts';
import { useServices } from '../shared/services/services.ts';
import { writerToday } from '../shared/time/writer-time.ts';

// A journal is written in where it stands: only there is the editor needed.
const JournalPage = lazyRouteComponent(
  () => import('../features/journal/JournalPage.tsx'),
  'JournalPage',
);

export const Route = createFileRoute('/app/projects/$projectId')({
  /** The day to which a journal is turned; what the documents are searched for and sorted by. */
  validateSearch: ({ date, ...search }): ListSearch & { date?: string | undefined } => ({
    date: isLocalDate(date) ? date : undefined,
    ...listSearchIn(search, limits.listDocuments.search),
  }),
  // The router hands on whatever else an address has.
  loaderDeps: ({ search: { date = null, ...search } }) => ({
    date,
    filter: listSearchIn(search, limits.listDocuments.search),
  }),
  loader: async ({
    context: { services },
    params: { projectId },
    deps: { date, filter },
    location,
  }) => {
    const { api, leftRows, queryClient } = services;
    const left = leftRows.at(location);
    const project = queryClient.ensureQueryData(projectQuery(api, projectId));
    // Where a list has said it, what the project holds is asked for beside it.
    const type = knownType(services, projectId) ?? (await project).type;
    if (type === 'plain') {
      const list = documentsQuery(api, projectId, filter);
      const rows = rowsToLoad(queryClient, list.queryKey, left);
      // While one types, the page asks for what is typed.
      const isTyped = filter.search !== undefined && left === null;
      const documents = isTyped
        ? undefined
        : queryClient.prefetchInfiniteQuery({ ...list, ...rows });
      await project;
      await documents;
      return;
    }
    // Each comes when it comes, while the page itself is on its way.
    const today = writerToday(services);
    const until = date === today ? null : date;
    const days = journalEntriesQuery(api, projectId, until);
    const rows = rowsToLoad(queryClient, days.queryKey, left);
    void queryClient.prefetchInfiniteQuery({ ...days, ...rows });
    if (until === null || until < today) {
      void queryClient.prefetchQuery(journalEntryQuery(api, projectId, until ?? today));
    }
    await project;
    await JournalPage.preload?.();
  },
  component: ProjectPage,
});

function ProjectPage() {
  const { projectId } = Route.useParams();
  const { date, filter } = Route.useLoaderDeps();
  const { data: project } = useSuspenseQuery(projectQuery(useServices().api, projectId));
  return project.type === 'journal' ? (
    <JournalPage key={project.id} project={project} date={date} />
  ) : (
    <PlainProjectPage key={project.id} project={project} filter={filter} />
  );
}
