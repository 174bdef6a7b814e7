import {
  projectChoicesQuery,
  projectQuery,
  projectsQuery,
  type ApiClient,
} from '@ecritoire/api-client';
import type { Project } from '@ecritoire/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** What a project is, where it or a list has said it already. */
export function knownType(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  projectId: string,
): Project['type'] | undefined {
  const project = queryClient.getQueryData(projectQuery(api, projectId).queryKey);
  const choices = queryClient.getQueryData(projectChoicesQuery(api).queryKey) ?? [];
  const list = queryClient.getQueryData(projectsQuery(api).queryKey);
  const listed = list?.pages.flatMap(({ items }) => items) ?? [];
  return (project ?? [...choices, ...listed].find(({ id }) => id === projectId))?.type;
}
