import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import { usePart } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ReviewDialogProps } from './ReviewDialog.tsx';
import type { Review } from './ReviewFields.tsx';
import { fieldErrorsIn } from '../../shared/forms/assert-valid.ts';
import { keepReview, storedReview } from './stored-review.ts';
import { reviewBody } from './review-body.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useTextForReaders } from './use-text-for-readers.ts';
import { useCachedSession } from '../../shared/session/session-cache.ts';
import { phaseOf } from '../../shared/session/writing-session.ts';

const loadDialog = () => import('./review-part.ts');

type Shown = Pick<ReviewDialogProps, 'pending' | 'isConfirmingDiscard'>;

/** The state of the review in a phase; null where none is shown. */
function reviewIn(phase: WritingSessionTag): Shown | null {
  switch (phase) {
    case 'reviewing':
      return { pending: null, isConfirmingDiscard: false };
    case 'savingReview':
    case 'savingDraft':
    case 'publishing':
      return { pending: phase, isConfirmingDiscard: false };
    case 'confirmingDiscard':
      return { pending: null, isConfirmingDiscard: true };
    case 'discarding':
      return { pending: phase, isConfirmingDiscard: true };
    case 'loading':
    case 'unknown':
    case 'idle':
    case 'starting':
    case 'active':
    case 'pausing':
    case 'paused':
    case 'resuming':
    case 'ending':
      return null;
  }
}

/** The review of the session that has just ended, or that was taken up from the list. */
export function SessionReview() {
  const { session: actor, navigationFocus } = useServices();
  const { LL } = useI18n();
  const userId = useUser().id;
  const phase = useSelector(actor, phaseOf);
  const session = useCachedSession(
    useSelector(actor, ({ context }) => context.session?.id ?? null),
  );
  const messageKey = useSelector(actor, ({ context }) => context.messageKey);
  const fieldErrors = useSelector(actor, ({ context }) => context.fieldErrors);
  const shown = reviewIn(phase);
  const isUnderReview = session !== null && shown !== null;
  const sections = useTextForReaders(isUnderReview ? session : null);
  // The control that led here, the bar's stop button or one of a list, may be gone. A writer in the
  // text stays there.
  useEffect(() => {
    if (!isUnderReview) return undefined;
    return () => navigationFocus.restore({ preventScroll: true });
  }, [isUnderReview, navigationFocus]);
  // Without its dialog the review waits in the list of sessions.
  const part = usePart(loadDialog, isUnderReview, () => actor.send({ type: 'leaveReview' }));
  if (!isUnderReview || part === null) return null;

  const send = (type: 'publish' | 'saveDraft' | 'leaveReview', review: Partial<Review>) => {
    actor.send({ type: 'reviewChanged', ...reviewBody(review) });
    actor.send({ type });
  };
  const sendIfValid = (type: 'publish' | 'saveDraft', review: Review) => {
    const errors = part.checkReview(review);
    if (errors.length === 0) send(type, review);
    else {
      const found = fieldErrorsIn(errors, (key) => messageOf(LL, key));
      actor.send({ type: 'refused', fieldErrors: found });
    }
  };
  return (
    <part.ReviewDialog
      key={session.id}
      session={session}
      sections={sections}
      stored={storedReview(userId, session.id)}
      onChange={(changes) => keepReview(userId, session.id, changes)}
      {...shown}
      errorMessage={messageKey === null ? undefined : messageOf(LL, messageKey)}
      fieldErrors={fieldErrors}
      onPublish={(review) => sendIfValid('publish', review)}
      onSaveDraft={(review) => sendIfValid('saveDraft', review)}
      onDiscard={() => actor.send({ type: 'discard' })}
      onConfirmDiscard={() => actor.send({ type: 'confirm' })}
      onCancelDiscard={() => actor.send({ type: 'cancel' })}
      onLater={(changes) => send('leaveReview', changes)}
    />
  );
}
