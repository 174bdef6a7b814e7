import { invitationPreviewQuery, publishedByQuery, queryKeys } from '@ecritoire/api-client';
import type { Person } from '@ecritoire/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { InvitationScreenProps, InvitationState } from '../account/index.ts';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { partOf } from '../../shared/lists/part-of.ts';
import { useServices } from '../../shared/services/services.ts';
import { leaveToSignIn } from '../../shared/sign-in/leave-to-sign-in.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

/** What the server says of a token that is not, or no longer, good: unknown, used, over, or no token. */
const unusable: ReadonlySet<unknown> = new Set([404, 422]);

/**
 * The invitation of a link, for the visitor who follows it.
 * @param token of the fragment of its address, which no server is sent.
 * @throws ApiError when the inviter cannot be loaded.
 */
export function useInvitation(token: string): InvitationScreenProps {
  const services = useServices();
  const { api, auth, config, navigationFocus } = services;
  const keys = useIdempotencyKeys();
  const userId = useSelector(auth, ({ context }) => context.user?.id ?? null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [acceptedFrom, setAcceptedFrom] = useState<Person | null>(null);
  const [refusal, setRefusal] = useState<'invalid' | 'own' | null>(null);
  const preview = useQuery({
    ...invitationPreviewQuery(api, token),
    enabled: userId !== null && token !== '' && acceptedFrom === null,
  });
  const published = useQuery({
    ...publishedByQuery(api, acceptedFrom?.id ?? ''),
    enabled: acceptedFrom !== null,
  });
  const accept = useFormAction({
    submit: async (body: { token: string }) => {
      const result = await api.acceptInvitation(body, keys.of(body));
      const status = result.error?.status;
      if (unusable.has(status)) setRefusal('invalid');
      if (status === 409) setRefusal('own');
      return result;
    },
    touches: [queryKeys.authors],
    onSuccess: ({ author }) => {
      setAcceptedFrom(author);
      navigationFocus.restore();
    },
  });

  const state = (): InvitationState => {
    if (acceptedFrom)
      return { state: 'accepted', author: acceptedFrom, published: partOf(published) };
    if (token === '' || refusal === 'invalid')
      return { state: 'invalid', isSignedIn: userId !== null };
    if (refusal === 'own') return { state: 'own' };
    if (userId === null) {
      const onSignIn = () => {
        setIsLeaving(true);
        leaveToSignIn(services, `${location.pathname}${location.hash}`);
      };
      return { state: 'guest', isLeaving, ...(config.signIn ? { onSignIn } : {}) };
    }
    if (preview.error && unusable.has(preview.error.status))
      return { state: 'invalid', isSignedIn: userId !== null };
    if (preview.error && !preview.isFetching) throw preview.error;
    if (preview.data === undefined) return { state: 'loading' };
    if (preview.data.id === userId) return { state: 'own' };
    const { isSubmitting, message } = accept.status;
    return { state: 'open', author: preview.data, isAccepting: isSubmitting, message };
  };
  return { invitation: state(), onAccept: () => accept.submit({ token }) };
}
