import * as limits from '@ecritoire/contracts/limits';
import type { DocumentFilter } from '../screens/DocumentsScreen.tsx';

/**
 * What an address says of the list of documents, and nothing else of it. Whether there is such a
 * project is for the server to say.
 */
export function documentFilterIn({
  search,
  projectId,
}: Readonly<Record<string, unknown>>): DocumentFilter {
  const wanted =
    typeof search === 'string' ? search.trim().slice(0, limits.listDocuments.search) : '';
  return {
    ...(wanted === '' ? {} : { search: wanted }),
    ...(typeof projectId === 'string' ? { projectId } : {}),
  };
}
