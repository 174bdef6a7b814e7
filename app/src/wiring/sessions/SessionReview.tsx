import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { usePart } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Review } from '../../screens/ReviewFields.tsx';
import { focusLostHeading } from '../page/arrival.ts';
import { fieldErrorsIn } from '../forms/assert-valid.ts';
import { keepReview, keptReview } from './kept-review.ts';
import { textsOf } from './review-texts.ts';
import { useStudio, useUser } from '../studio.ts';
import { useTextForReaders } from './use-text-for-readers.ts';
import { phaseOf } from './writing-session.ts';

type Phase = ReturnType<typeof phaseOf>;

const reviewPhases = new Set<Phase>([
  'reviewing',
  'savingReview',
  'savingDraft',
  'publishing',
  'confirmingDiscard',
  'discarding',
]);

const loadDialog = () => import('./review-part.ts');

const pendingPhases = ['savingReview', 'savingDraft', 'publishing', 'discarding'] as const;

const pendingPhase = (phase: Phase) => pendingPhases.find((pending) => pending === phase) ?? null;

/** The review of the session that has just ended, or that was taken up from the list. */
export function SessionReview() {
  const { session: actor } = useStudio();
  const { LL } = useI18n();
  const userId = useUser().id;
  const phase = useSelector(actor, phaseOf);
  const session = useSelector(actor, ({ context }) => context.session);
  const messageKey = useSelector(actor, ({ context }) => context.messageKey);
  const fieldErrors = useSelector(actor, ({ context }) => context.fieldErrors);
  const isUnderReview = session !== null && reviewPhases.has(phase);
  const sections = useTextForReaders(isUnderReview ? session : null);
  // What led here, the bar's button to stop or that of a list, may have gone with what the session was.
  useEffect(() => (isUnderReview ? focusLostHeading : undefined), [isUnderReview]);
  // Without its dialog the review waits in the list of sessions.
  const part = usePart(loadDialog, isUnderReview, () => actor.send({ type: 'leaveReview' }));
  if (!isUnderReview || part === null) return null;

  const send = (type: 'publish' | 'saveDraft' | 'leaveReview', review: Partial<Review>) => {
    actor.send({ type: 'reviewChanged', ...review, ...textsOf(review) });
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
      kept={keptReview(userId, session.id)}
      onChange={(changes) => keepReview(userId, session.id, changes)}
      pending={pendingPhase(phase)}
      isConfirmingDiscard={phase === 'confirmingDiscard' || phase === 'discarding'}
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
