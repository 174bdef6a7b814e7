import { documentTitlesQuery, recentDocumentsQuery } from '@ecritoire/api-client';
import * as limits from '@ecritoire/contracts/limits';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormats } from '../shared/ui/use-formats.ts';
import { useServices } from '../shared/services/services.ts';

/** Milliseconds after the last key until titles are asked for. */
const PAUSE = 100;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Documents to go to: those changed last, or those with each word typed in their title. */
export function usePaletteDocuments(isOpen: boolean) {
  const { api } = useServices();
  const formats = useFormats();
  const [typed, onType] = useState('');
  const wanted = typed.trim();
  const search = useDebounced(wanted);
  const isSearch = search !== '' && Array.from(search).length <= limits.findDocumentTitles.search;
  const last = useInfiniteQuery({ ...recentDocumentsQuery(api), enabled: isOpen && !isSearch });
  const found = useQuery({
    ...documentTitlesQuery(api, search),
    enabled: isOpen && isSearch,
    placeholderData: keepPreviousData,
  });

  const known = (last.data?.pages ?? []).flatMap(({ items }) => items);
  const { items, total } =
    isSearch && found.data ? found.data : { items: known, total: known.length };
  return {
    documents: items.map((document) => ({
      id: document.id,
      projectName: document.projectName,
      title: formats.title(document),
      // A journal entry is found by its date, and shown by its day.
      storedTitle: document.title,
    })),
    /** Found, and not among them. */
    others: { count: total - items.length, search },
    isSearching: wanted !== search || (isSearch && found.isFetching),
    onType,
  };
}
