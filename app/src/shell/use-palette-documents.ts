import { foundDocumentsQuery } from '@ecritoire/api-client';
import * as limits from '@ecritoire/contracts/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormats } from '../shared/ui/use-formats.ts';
import { useServices } from '../shared/services/services.ts';
import { hasWords, longestWord } from '../features/documents/title-search.ts';
import { useTypedSearch } from '../shared/lists/use-typed-search.ts';

/** Documents to go to: those changed last, and whichever has each word typed in its title. */
export function usePaletteDocuments(isOpen: boolean) {
  const { api } = useServices();
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [typed, onType] = useTypedSearch(search, setSearch);
  const wanted = typed.trim();
  const last = useInfiniteQuery({ ...foundDocumentsQuery(api), enabled: isOpen });
  const word = longestWord(search);
  const found = useInfiniteQuery({
    ...foundDocumentsQuery(api, { search: word }),
    enabled: isOpen && word !== '' && word.length <= limits.listDocuments.search,
    placeholderData: keepPreviousData,
  });

  const titled = (found.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((document) => wanted !== '' && hasWords(formats.title(document), wanted));
  // The server looks into texts, too: the title may be on a later page.
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;
  const mayFollow = search !== '' && titled.length === 0 && hasNextPage;
  useEffect(() => {
    if (mayFollow && !isFetching && !isError) void fetchNextPage();
  }, [mayFollow, isFetching, isError, fetchNextPage]);

  const known = (last.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id }) => titled.every((document) => document.id !== id));
  return {
    documents: [...titled, ...known].map(({ id, projectName, ...document }) => ({
      id,
      projectName,
      title: formats.title(document),
    })),
    isSearching: wanted !== search || isFetching,
    onType,
  };
}
