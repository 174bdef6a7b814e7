import { projectsQuery } from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectsPage } from '../wiring/ProjectsPage.tsx';

export const Route = createFileRoute('/app/projects/')({
  loader: ({ context: { studio } }) =>
    studio.queryClient.ensureInfiniteQueryData(projectsQuery(studio.api)),
  component: ProjectsPage,
});
