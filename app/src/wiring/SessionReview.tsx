import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { usePart } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Review } from '../screens/ReviewFields.tsx';
import { focusLostHeading } from './arrival.ts';
import { fieldErrorsIn } from './assert-valid.ts';
import { keepReview, keptReview } from './kept-review.ts';
import { textsOf } from './review-texts.ts';
import { useStudio, useUser } from './studio.ts';
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

/** What the contract finds wrong with the review of one session. */
type Refused = { id: string; fieldErrors: Record<string, string> };

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
  const refusedByServer = useSelector(actor, ({ context }) => context.fieldErrors);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isUnderReview = session !== null && reviewPhases.has(phase);
  const sections = useTextForReaders(isUnderReview ? session : null);
  // What led here, the bar's button to stop or that of a list, may have gone with what the session was.
  useEffect(() => (isUnderReview ? focusLostHeading : undefined), [isUnderReview]);
  // Without its dialog the review waits in the list of sessions.
  const part = usePart(loadDialog, isUnderReview, () => actor.send({ type: 'leaveReview' }));
  if (!isUnderReview || part === null) return null;

  const leave = (type: 'publish' | 'saveDraft' | 'leaveReview', review: Partial<Review>) => {
    setRefused(null);
    actor.send({ type: 'reviewChanged', ...review, ...textsOf(review) });
    actor.send({ type });
  };
  const send = (type: 'publish' | 'saveDraft', review: Review) => {
    const errors = part.checkReview(review);
    if (errors.length === 0) leave(type, review);
    else {
      const fieldErrors = fieldErrorsIn(errors, (key) => messageOf(LL, key));
      setRefused({ id: session.id, fieldErrors });
    }
  };
  return (
    <part.ReviewDialog
      key={session.id}
      session={session}
      sections={sections}
      kept={keptReview(userId, session.id)}
      onChange={(changes) => {
        if (refused !== null) setRefused(null);
        keepReview(userId, session.id, changes);
      }}
      pending={pendingPhase(phase)}
      isConfirmingDiscard={phase === 'confirmingDiscard' || phase === 'discarding'}
      errorMessage={messageKey === null ? undefined : messageOf(LL, messageKey)}
      fieldErrors={refused?.id === session.id ? refused.fieldErrors : refusedByServer}
      onPublish={(review) => send('publish', review)}
      onSaveDraft={(review) => send('saveDraft', review)}
      onDiscard={() => actor.send({ type: 'discard' })}
      onConfirmDiscard={() => actor.send({ type: 'confirm' })}
      onCancelDiscard={() => actor.send({ type: 'cancel' })}
      onLater={(changes) => leave('leaveReview', changes)}
    />
  );
}
