import { projectsQuery } from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectsPage } from '../features/projects/ProjectsPage.tsx';

export const Route = createFileRoute('/app/projects/')({
  // Not waited for: the page is there while its list is on its way, or does not come.
  loader: ({ context: { services } }) => {
    void services.queryClient.prefetchInfiniteQuery(projectsQuery(services.api));
  },
  component: ProjectsPage,
});
