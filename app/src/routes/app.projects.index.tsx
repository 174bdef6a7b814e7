import { projectsQuery } from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectsPage } from '../wiring/documents/ProjectsPage.tsx';

export const Route = createFileRoute('/app/projects/')({
  // Not waited for: the page is there while its list is on its way, or does not come.
  loader: ({ context: { studio } }) => {
    void studio.queryClient.prefetchInfiniteQuery(projectsQuery(studio.api));
  },
  component: ProjectsPage,
});
