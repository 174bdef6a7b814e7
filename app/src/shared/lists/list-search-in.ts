import type { ListOrder } from '@ecritoire/contracts';

/** What a list is searched for and sorted by, as its address says it. */
export type ListSearch = { search?: string; sort?: ListOrder };

const orders: readonly ListOrder[] = ['lastWritten', 'name', 'words'];

/** The order that this names, if it names one. */
export const listOrderOf = (value: unknown): ListOrder | undefined =>
  orders.find((order) => order === value);

/**
 * Takes what belongs to a list out of an address; what means nothing there is left out.
 * @param most the most letters of a search.
 */
export function listSearchIn(
  { search, sort }: Readonly<Record<string, unknown>>,
  most: number,
): ListSearch {
  const wanted =
    typeof search === 'string' ? Array.from(search.trim()).slice(0, most).join('') : '';
  const order = listOrderOf(sort);
  return {
    ...(wanted === '' ? {} : { search: wanted }),
    ...(order === undefined ? {} : { sort: order }),
  };
}
