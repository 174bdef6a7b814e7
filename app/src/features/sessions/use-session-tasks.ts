import { queryKeys, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { useState } from 'react';
import { isReviewable } from '../../shared/session/is-reviewable.ts';
import type { Review } from './ReviewFields.tsx';
import { checkReview } from './check-review.ts';
import { reviewBody } from './review-body.ts';
import { publishedToast } from './published-toast.ts';
import { forgetReview } from './stored-review.ts';
import { madeFrom, soon } from '../../shared/forms/made-from.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { changedRemotely, settleReview } from '../../shared/session/review-change.ts';
import type { Wanted } from '../../shared/session/settle-change.ts';
import { cacheSession } from '../../shared/session/session-cache.ts';
import { countsSessions } from '../../shared/session/writing-session.ts';

/** What can be done to a session from its page: each change says which version it was made from. */
export function useSessionTasks(session: WritingSession, onDone: () => void) {
  const { api, queryClient, toasts } = useServices();
  const { id } = session;
  // The review uses the session as it was when last under review: once it is published or discarded
  // remotely, nothing that is filled in here changes it any more.
  const [underReview, setUnderReview] = useState(session);
  if (isReviewable(session) && session !== underReview) setUnderReview(session);
  const { version, status } = underReview;
  const userId = useUser().id;
  const from = (change: Promise<Result<WritingSession>>) =>
    madeFrom(change, {
      messageKey: changedRemotely,
      refresh: () => queryClient.invalidateQueries({ queryKey: queryKeys.session(id) }),
      // It is in another status by now than its page shows.
      alsoStale: 409,
    });
  const asOfNow = async () => {
    const { data } = await api.getWritingSession(id, { signal: soon() });
    if (data) cacheSession(queryClient, data);
    return data;
  };
  const ofReview = (change: Promise<Result<WritingSession>>, wanted: Wanted) =>
    settleReview(change, wanted, asOfNow);
  const onSuccess = (changed: WritingSession) => {
    forgetReview(userId, id);
    cacheSession(queryClient, changed);
    // What readers had is gone: a link to it may have loaded it ahead, and it is not asked for again.
    if (changed.status !== 'published') {
      queryClient.removeQueries({ queryKey: queryKeys.publishedSession(id) });
    }
    onDone();
  };
  // Where nothing has changed there is nothing to ask for.
  const update = (review: Partial<Review>, version: number) =>
    Object.keys(review).length === 0
      ? Promise.resolve({ success: true as const, data: session, error: null })
      : api.updateWritingSession(id, reviewBody(review), { version });
  const edit = useFormAction({
    check: checkReview,
    submit: (review: Partial<Review>) => from(update(review, session.version)),
    successKey: 'writingSessions.updated',
    touches: countsSessions,
    onSuccess,
  });
  const later = useFormAction({
    check: checkReview,
    submit: (review: Partial<Review>) => ofReview(update(review, version), reviewBody(review)),
    toastsFailure: 'writingSessions.toasts.saveReviewFailed',
    touches: countsSessions,
    onSuccess,
  });
  const saveDraft = useFormAction({
    check: checkReview,
    submit: (review: Review) =>
      ofReview(
        // The server makes no draft of a draft: only its review changes.
        status === 'draft'
          ? update(review, version)
          : api.saveWritingSessionDraft(id, reviewBody(review), { version }),
        { ...reviewBody(review), status: 'draft' },
      ),
    successKey: 'writingSessions.draftSaved',
    touches: countsSessions,
    onSuccess,
  });
  const publish = useFormAction({
    check: checkReview,
    submit: (review: Review) =>
      ofReview(api.publishWritingSession(id, reviewBody(review), { version }), {
        ...reviewBody(review),
        status: 'published',
      }),
    touches: countsSessions,
    onSuccess: (published) => {
      onSuccess(published);
      toasts.send(publishedToast(published));
    },
  });
  const unpublish = useFormAction({
    submit: () => from(api.unpublishWritingSession(id, { version: session.version })),
    successKey: 'writingSessions.unpublished',
    touches: countsSessions,
    onSuccess,
  });
  const discard = useFormAction({
    submit: () => ofReview(api.discardWritingSession(id, { version }), { status: 'discarded' }),
    successKey: 'writingSessions.discarded',
    touches: countsSessions,
    onSuccess,
  });
  return { edit, later, saveDraft, publish, unpublish, discard };
}
