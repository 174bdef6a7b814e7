import type { ListOrder } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Inline, SearchField, Select } from '@ecritoire/ui';
import { listOrderOf, type ListSearch } from './list-search-in.ts';
import { useSearchHelp } from '../ui/use-search-help.ts';

/** What is looked for in a list, and how it changes. */
export type ListToolsState = {
  /** What the list is searched for and sorted by. */
  filter: ListSearch;
  /** What stands in the field by now; the list follows a moment later. */
  search: string;
  onSearch: (text: string) => void;
  /** Null for the list's own order. */
  onSort: (sort: ListOrder | null) => void;
  /** Shows all again. */
  onClear: () => void;
};

type ListToolsProps<Own extends string> = ListToolsState & {
  label: string;
  maxLength: number;
  /** The list's own order. */
  own: Own;
  /** The orders by their names, the list's own first. */
  orders: readonly { value: Own | ListOrder; label: string }[];
};

/** The search field of a list, and what it is sorted by. */
export function ListTools<Own extends string>(props: ListToolsProps<Own>) {
  const { filter, search, onSearch, onSort, label, maxLength, own, orders } = props;
  const { common } = useI18n().LL;
  const searchHelp = useSearchHelp(search);
  return (
    <Inline align="end" gap={3} collapse="small" grow="first">
      <SearchField
        label={label}
        clearLabel={common.clearSearch()}
        description={searchHelp}
        value={search}
        onChange={onSearch}
        maxLength={maxLength}
      />
      <Select
        label={common.sort()}
        placeholder={orders[0]?.label ?? ''}
        value={filter.sort ?? own}
        onChange={(order) => onSort(order === own ? null : (listOrderOf(order) ?? null))}
        options={[...orders]}
      />
    </Inline>
  );
}
