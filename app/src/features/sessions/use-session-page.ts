import { queryKeys, writingSessionTextQuery } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sessionTasks, type SessionDialog, type SessionTask } from './SessionDialogs.tsx';
import type { WrittenTextState } from './SessionScreen.tsx';
import { isReviewable } from '../../shared/session/is-reviewable.ts';
import type { Review } from './ReviewFields.tsx';
import { sessionForm } from './session-form.ts';
import { keepReview, storedReview, wasReviewed } from './stored-review.ts';
import { partOf } from '../../shared/lists/part-of.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useTextForReaders } from './use-text-for-readers.ts';
import { useSessionTasks } from './use-session-tasks.ts';

/** The dialogs of a session's page, and what is done in them. */
export function useSessionDialogs(session: WritingSession) {
  const { session: actor, navigationFocus } = useServices();
  const userId = useUser().id;
  // One that a reload broke off is there again, unless the whole studio shows one already.
  const [dialog, setDialog] = useState<SessionDialog>(() =>
    isReviewable(session) && wasReviewed(userId, session.id) && !actor.getSnapshot().context.review
      ? 'reviewing'
      : 'none',
  );
  const [last, setLast] = useState<SessionTask | null>(null);
  const tasks = useSessionTasks(session, () => setDialog('none'));
  const { edit, later, saveDraft, publish, unpublish, discard } = tasks;
  // The button that led here may have gone with what the session was.
  const place = `${dialog} ${session.status}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current !== place && place.startsWith('none')) navigationFocus.restore();
    lastPlace.current = place;
  }, [place, navigationFocus]);

  const statuses = {
    publishing: publish.status,
    savingDraft: saveDraft.status,
    savingReview: later.status,
    discarding: discard.status,
    editing: edit.status,
    unpublishing: unpublish.status,
  };
  const pending = sessionTasks.find((name) => statuses[name].isSubmitting) ?? null;
  const asLast =
    <Payload>(task: SessionTask, submit: (payload: Payload) => void) =>
    (payload: Payload) => {
      if (pending !== null) return;
      setLast(task);
      submit(payload);
    };
  const onDiscard = asLast('discarding', discard.submit);
  return {
    dialog,
    sections: useTextForReaders(session),
    onDialogChange: (next: SessionDialog) => {
      if (dialog === 'none') {
        for (const task of Object.values(tasks)) task.reset();
        setLast(null);
      }
      if (next === 'reviewDiscarding') discard.reset();
      setDialog(next);
    },
    form: sessionForm(dialog, last, statuses),
    pending,
    stored: storedReview(userId, session.id),
    onReviewChange: (changes: Partial<Review>) => keepReview(userId, session.id, changes),
    onEdit: edit.submit,
    onPublish: asLast('publishing', publish.submit),
    onSaveDraft: asLast('savingDraft', saveDraft.submit),
    onLater: (changes: Partial<Review>) => {
      // A pending request blocks closing: its failure would be shown nowhere.
      if (pending !== null && pending !== 'savingReview') return;
      asLast('savingReview', later.submit)(changes);
      // Leaving never waits for a server: the device stores what was filled in.
      setDialog('none');
    },
    onUnpublish: () => unpublish.submit(undefined),
    onDiscard: () => onDiscard(undefined),
  };
}

/** @param words of the session by now: what is being written comes to the page as it is saved. */
export function useWrittenText(sessionId: string, words: number): WrittenTextState {
  const { api, queryClient } = useServices();
  const text = useQuery(writingSessionTextQuery(api, sessionId));
  const askedAt = useRef(words);
  useEffect(() => {
    if (askedAt.current === words) return;
    askedAt.current = words;
    void queryClient.invalidateQueries({ queryKey: queryKeys.sessionText(sessionId) });
  }, [queryClient, sessionId, words]);
  const part = partOf(text);
  switch (part.status) {
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { ...part, state: 'failed' };
    case 'there':
      return { state: 'shown', sections: part.data };
  }
}
