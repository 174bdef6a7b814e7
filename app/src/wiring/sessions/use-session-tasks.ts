import { queryKeys, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import type { Review } from '../../screens/ReviewFields.tsx';
import { checkReview } from './check-review.ts';
import { textsOf } from './review-texts.ts';
import { publishedToast } from './published-toast.ts';
import { forgetReview } from './kept-review.ts';
import { madeFrom } from '../forms/made-from.ts';
import { useStudio, useUser } from '../studio.ts';
import { useFormAction } from '../forms/use-form-action.ts';
import { changedElsewhere } from '../forms/versioned-change.ts';
import { countsSessions } from './writing-session.ts';

/** What can be done to a session from its page: each change says which version it was made from. */
export function useSessionTasks(session: WritingSession, onDone: () => void) {
  const { api, queryClient, toasts } = useStudio();
  const { id, version } = session;
  const userId = useUser().id;
  const from = (change: Promise<Result<WritingSession>>) =>
    madeFrom(change, {
      messageKey: changedElsewhere,
      refresh: () => queryClient.invalidateQueries({ queryKey: queryKeys.session(id) }),
      // It is in another status by now than its page shows.
      alsoStale: 409,
    });
  const onSuccess = (changed: WritingSession) => {
    forgetReview(userId, id);
    queryClient.setQueryData(queryKeys.session(id), changed);
    // What readers had is gone: a link to it may have loaded it ahead, and it is not asked for again.
    if (changed.status !== 'published') {
      queryClient.removeQueries({ queryKey: queryKeys.publishedSession(id) });
    }
    onDone();
  };
  const update = (review: Partial<Review>) => {
    const body = { ...review, ...textsOf(review) };
    // Nothing has changed: there is nothing to ask for.
    if (Object.keys(body).length === 0) {
      return Promise.resolve({ success: true as const, data: session, error: null });
    }
    return from(api.updateWritingSession(id, body, { version }));
  };
  const edit = useFormAction({
    check: checkReview,
    submit: update,
    successKey: 'writingSessions.updated',
    touches: countsSessions,
    onSuccess,
  });
  const later = useFormAction({
    check: checkReview,
    submit: update,
    toastsFailure: 'writingSessions.toasts.saveReviewFailed',
    touches: countsSessions,
    onSuccess,
  });
  const saveDraft = useFormAction({
    check: checkReview,
    // The server makes no draft of a draft: only its review changes.
    submit: (review: Review) =>
      session.status === 'draft'
        ? update(review)
        : from(api.saveWritingSessionDraft(id, { ...review, ...textsOf(review) }, { version })),
    successKey: 'writingSessions.draftSaved',
    touches: countsSessions,
    onSuccess,
  });
  const publish = useFormAction({
    check: checkReview,
    submit: (review: Review) =>
      from(api.publishWritingSession(id, { ...review, ...textsOf(review) }, { version })),
    touches: countsSessions,
    onSuccess: (published) => {
      onSuccess(published);
      toasts.send(publishedToast(published));
    },
  });
  const unpublish = useFormAction({
    submit: () => from(api.unpublishWritingSession(id, { version })),
    successKey: 'writingSessions.unpublished',
    touches: countsSessions,
    onSuccess,
  });
  const discard = useFormAction({
    submit: () => from(api.discardWritingSession(id, { version })),
    successKey: 'writingSessions.discarded',
    touches: countsSessions,
    onSuccess,
  });
  return { edit, later, saveDraft, publish, unpublish, discard };
}
