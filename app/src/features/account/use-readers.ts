import {
  invitationsQuery,
  queryKeys,
  subscribersQuery,
  subscriptionsQuery,
} from '@ecritoire/api-client';
import type { Invitation, NewInvitation, Subscriber, Subscription } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { authorsId, readersId } from './SettingsReaders.tsx';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { withLocale } from '../../site/locale.ts';
import { useServices } from '../../shared/services/services.ts';
import { listOf, useEnding } from './settings-lists.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

type ReadersOptions = {
  /** The link of a new invitation, which nobody can ask for again. */
  onInvited: (link: string, expiresAt: string) => void;
  /** Something has ended, or had ended before. */
  onEnded: () => void;
};

/** Who reads the writer, and whom the writer reads: the lists, and what changes them. */
export function useReaders({ onInvited, onEnded }: ReadersOptions) {
  const { api, queryClient } = useServices();
  const { locale } = useI18n();
  const keys = useIdempotencyKeys();
  const end = useEnding(onEnded);
  const queries = {
    invitations: invitationsQuery(api),
    subscribers: subscribersQuery(api),
    subscriptions: subscriptionsQuery(api),
  };
  const invitations = useInfiniteQuery(queries.invitations);
  const subscribers = useInfiniteQuery(queries.subscribers);
  const subscriptions = useInfiniteQuery(queries.subscriptions);

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
        end(queries.invitations.queryKey, id, api.revokeInvitation(id), readersId),
      touches: [queryKeys.invitations],
      successKey: 'invitations.revoked',
    }),
    remove: useFormAction({
      submit: ({ id }: Subscriber) =>
        end(queries.subscribers.queryKey, id, api.removeSubscriber(id), readersId),
      touches: [queryKeys.subscribers],
      successKey: 'subscriptions.removed',
    }),
    unsubscribe: useFormAction({
      submit: ({ id }: Subscription) =>
        end(queries.subscriptions.queryKey, id, api.endSubscription(id), authorsId),
      touches: [],
      // What they wrote for their subscribers is no longer this reader's to see, not for a moment.
      onSuccess: () => queryClient.removeQueries({ queryKey: queryKeys.authors }),
      successKey: 'subscriptions.ended',
    }),
  };
}
