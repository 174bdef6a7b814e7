import { projectsQuery } from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { rowsToLoad } from '../shared/lists/left-rows.ts';
import { ProjectsPage } from '../features/projects/ProjectsPage.tsx';

export const Route = createFileRoute('/app/projects/')({
  // Not waited for: the page is there while its list is on its way, or does not come.
  loader: ({ context: { services }, location }) => {
    const { api, leftRows, queryClient } = services;
    const list = projectsQuery(api);
    const rows = rowsToLoad(queryClient, list.queryKey, leftRows.at(location));
    void queryClient.prefetchInfiniteQuery({ ...list, ...rows });
  },
  component: ProjectsPage,
});
