import type { Result } from '@ecritoire/api-client';
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { SettingsList } from './SettingsRows.tsx';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { mapPart, partOf } from '../../shared/lists/part-of.ts';
import { restoreFocusIn } from '../../shared/runtime/navigation-focus.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** A paged query as a list of the settings. */
export const listOf = <Item>(
  query: Parameters<typeof partOf<InfiniteData<Page<Item>>>>[0] & Parameters<typeof loadMoreOf>[0],
): SettingsList<Item> => ({
  items: mapPart(partOf(query), ({ pages }) => pages.flatMap(({ items }) => items)),
  more: loadMoreOf(query),
});

/**
 * Deletes one item and removes it from its list at once. One that was already deleted in another
 * tab counts as success.
 */
export function useEnding(onEnded: () => void) {
  const queryClient = useQueryClient();
  return async (
    queryKey: QueryKey,
    id: string,
    ending: Promise<Result<unknown>>,
    place: string,
  ) => {
    const result = await ending;
    const isGone = result.success || result.error.status === 404;
    if (isGone) {
      queryClient.setQueryData<InfiniteData<Page<{ id: string }>>>(queryKey, (list) =>
        list === undefined
          ? list
          : {
              ...list,
              pages: list.pages.map((page) => ({
                ...page,
                items: page.items.filter((item) => item.id !== id),
              })),
            },
      );
      onEnded();
      restoreFocusIn(place);
    }
    return isGone ? { success: true as const, data: null, error: null } : result;
  };
}
