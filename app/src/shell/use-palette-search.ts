import {
  documentTitlesQuery,
  projectNamesQuery,
  recentDocumentsQuery,
} from '@ecritoire/api-client';
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

/** Documents and projects to go to: those changed last, or those that what is typed finds. */
export function usePaletteSearch(isOpen: boolean) {
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

  const named = useQuery({
    ...projectNamesQuery(api, isSearch ? search : ''),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const projects = named.data?.items ?? [];

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
    projects,
    /** How many more are found than are listed. */
    others: {
      // Too long a text is not searched for.
      search: isSearch ? search : '',
      documents: total - items.length,
      projects: (named.data?.total ?? 0) - projects.length,
    },
    isSearching: wanted !== search || (isSearch && (found.isFetching || named.isFetching)),
    hasFailed: isSearch && (hasNoResponse(found) || hasNoResponse(named)),
    onType,
  };
}

/** Failed, or waits for the network. */
const hasNoResponse = ({ isError, isPaused }: { isError: boolean; isPaused: boolean }) =>
  isError || isPaused;
