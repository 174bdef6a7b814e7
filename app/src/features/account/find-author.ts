import { authorSessionsQuery, subscriptionsQuery, type ApiClient } from '@ecritoire/api-client';
import type { Person } from '@ecritoire/contracts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Somebody who has published what this reader may read, or whom they read without there being
 * anything yet; undefined of anybody else.
 */
export async function findAuthor(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  authorId: string,
): Promise<Person | undefined> {
  const published = await queryClient.ensureInfiniteQueryData(authorSessionsQuery(api, authorId));
  const [first] = published.pages.flatMap(({ items }) => items);
  if (first) return first.author;
  // All of them, and as they are now: they may have been invited a moment ago.
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...subscriptionsQuery(api),
    pages: Infinity,
    staleTime: 0,
  });
  return pages.flatMap(({ items }) => items).find(({ author }) => author.id === authorId)?.author;
}
