import {
  invitationsQuery,
  queryKeys,
  subscribersQuery,
  subscriptionsQuery,
  type Result,
} from '@ecritoire/api-client';
import type { Invitation, NewInvitation, Subscriber, Subscription } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { authorsId, readersId, type SettingsList } from '../../screens/SettingsReaders.tsx';
import { focusLostIn } from '../page/arrival.ts';
import { useIdempotencyKeys } from '../forms/idempotency-keys.ts';
import { loadMoreOf } from '../lists/load-more.ts';
import { withLocale } from '../../site/locale.ts';
import { mapPart, partOf } from '../lists/part-of.ts';
import { useStudio } from '../studio.ts';
import { useFormAction } from '../forms/use-form-action.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

const listOf = <Item>(
  query: Parameters<typeof partOf<InfiniteData<Page<Item>>>>[0] & Parameters<typeof loadMoreOf>[0],
): SettingsList<Item> => ({
  items: mapPart(partOf(query), ({ pages }) => pages.flatMap(({ items }) => items)),
  more: loadMoreOf(query),
});

type ReadersOptions = {
  /** The link of a new invitation, which nobody can ask for again. */
  onInvited: (link: string, expiresAt: string) => void;
  /** Something has ended, or had ended before. */
  onEnded: () => void;
};

/** Who reads the writer, and whom the writer reads: the lists, and what changes them. */
export function useReaders({ onInvited, onEnded }: ReadersOptions) {
  const { api, queryClient } = useStudio();
  const { locale } = useI18n();
  const keys = useIdempotencyKeys();
  const queries = {
    invitations: invitationsQuery(api),
    subscribers: subscribersQuery(api),
    subscriptions: subscriptionsQuery(api),
  };
  const invitations = useInfiniteQuery(queries.invitations);
  const subscribers = useInfiniteQuery(queries.subscribers);
  const subscriptions = useInfiniteQuery(queries.subscriptions);

  /** Takes it out of its list at once, also where it had ended elsewhere: it is gone, as was asked. */
  const end = async (queryKey: QueryKey, id: string, ending: Promise<Result<unknown>>) => {
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
      focusLostIn(queryKey === queries.subscriptions.queryKey ? authorsId : readersId);
    }
    return isGone ? { success: true as const, data: null, error: null } : result;
  };

  return {
    invitations: listOf(invitations),
    subscribers: listOf(subscribers),
    subscriptions: listOf(subscriptions),
    invite: useFormAction({
      submit: (request: object) => api.createInvitation(keys.of(request)),
      touches: [queryKeys.invitations],
      toastsFailure: true,
      onSuccess: ({ token, expiresAt }: NewInvitation) => {
        keys.forget();
        onInvited(`${location.origin}${withLocale('/invitation', locale)}#${token}`, expiresAt);
      },
    }),
    revoke: useFormAction({
      submit: ({ id }: Invitation) =>
        end(queries.invitations.queryKey, id, api.revokeInvitation(id)),
      touches: [queryKeys.invitations],
      successKey: 'invitations.revoked',
    }),
    remove: useFormAction({
      submit: ({ id }: Subscriber) =>
        end(queries.subscribers.queryKey, id, api.removeSubscriber(id)),
      touches: [queryKeys.subscribers],
      successKey: 'subscriptions.removed',
    }),
    unsubscribe: useFormAction({
      submit: ({ id }: Subscription) =>
        end(queries.subscriptions.queryKey, id, api.endSubscription(id)),
      touches: [],
      // What they wrote for their subscribers is no longer this reader's to see, not for a moment.
      onSuccess: () => queryClient.removeQueries({ queryKey: queryKeys.authors }),
      successKey: 'subscriptions.ended',
    }),
  };
}
