import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { queryKeys, unwrap } from './queries.ts';

const firstPage: string | null = null;
const pageOf = (cursor: string | null) => (cursor === null ? {} : { cursor });
const next = ({ nextCursor }: { nextCursor: string | null }) => nextCursor;

/** All documents with this in their title or text, last changed first. */
export const foundDocumentsQuery = (api: ApiClient, search: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.foundDocuments(search),
    queryFn: async ({ pageParam, signal }) => {
      const filter = search === '' ? {} : { search };
      return unwrap(await api.listDocuments({ ...filter, ...pageOf(pageParam) }, { signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: next,
  });

/** The last document of a project in its own order: after which another is put. */
export async function lastDocumentOf(api: ApiClient, projectId: string): Promise<string | null> {
  let last: string | null = null;
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = unwrap(
      await api.listDocuments({ projectId, limit: 100, ...pageOf(cursor) }),
    );
    last = page.items.at(-1)?.id ?? last;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return last;
}
