import { projectsQuery } from '@ecritoire/api-client';
import * as limits from '@ecritoire/contracts/limits';
import { createFileRoute } from '@tanstack/react-router';
import { listSearchIn } from '../shared/lists/list-search-in.ts';
import { rowsToLoad } from '../shared/lists/left-rows.ts';
import { ProjectsPage } from '../features/projects/ProjectsPage.tsx';

export const Route = createFileRoute('/app/projects/')({
  validateSearch: (search) => listSearchIn(search, limits.listProjects.search),
  // The router hands on whatever else an address has.
  loaderDeps: ({ search }) => listSearchIn(search, limits.listProjects.search),
  // Not waited for: the page is there while its list is on its way, or does not come.
  loader: ({ context: { services }, deps, location }) => {
    const { api, leftRows, queryClient } = services;
    const left = leftRows.at(location);
    // While one types, the page asks for what is typed.
    if (deps.search !== undefined && left === null) return;
    const list = projectsQuery(api, deps);
    const rows = rowsToLoad(queryClient, list.queryKey, left);
    void queryClient.prefetchInfiniteQuery({ ...list, ...rows });
  },
  component: Projects,
});

function Projects() {
  return <ProjectsPage filter={Route.useLoaderDeps()} />;
}
