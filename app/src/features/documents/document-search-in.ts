import * as limits from '@ecritoire/contracts/limits';
import type { DocumentFilter } from './DocumentsScreen.tsx';

/** What an address says of the list of documents, not looked into yet. */
export type DocumentSearch = Partial<Record<keyof DocumentFilter, string>>;

/**
 * Takes what belongs to the list out of an address, as text. It is looked into where the list is:
 * the validators are no part of what every page loads.
 */
export function documentSearchIn({
  search,
  projectId,
}: Readonly<Record<string, unknown>>): DocumentSearch {
  const wanted =
    typeof search === 'string'
      ? Array.from(search.trim()).slice(0, limits.listDocuments.search).join('')
      : '';
  return {
    ...(wanted === '' ? {} : { search: wanted }),
    ...(typeof projectId === 'string' ? { projectId } : {}),
  };
}
