import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from './list-search-in.ts';
import type { ListToolsState } from './ListTools.tsx';
import { useClearFilters } from './use-clear-filters.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** The search and the order of a list, which its address has. */
export function useListTools(filter: ListSearch): ListToolsState {
  const navigate = useNavigate();
  const go = (next: ListSearch, replace = false) =>
    void navigate({ to: '.', search: next, replace, resetScroll: false });
  const [search, onSearch] = useTypedSearch(filter.search ?? '', (text, isTypedOn) => {
    const { search: _, ...others } = filter;
    go(text === '' ? others : { ...others, search: text }, isTypedOn);
  });
  return {
    filter,
    search,
    onSearch,
    onSort: (sort) => {
      const { sort: _, ...others } = filter;
      go(sort === null ? others : { ...others, sort });
    },
    onClear: useClearFilters(),
  };
}
