import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { useSelector } from '@xstate/react';
import { ReviewDialog, type Review } from '../screens/ReviewDialog.tsx';
import { useStudio } from './studio.ts';
import { phaseOf } from './writing-session.ts';

type Phase = ReturnType<typeof phaseOf>;

const reviewPhases = new Set<Phase>([
  'reviewing',
  'savingDraft',
  'publishing',
  'confirmingDiscard',
  'discarding',
]);

const pendingPhase = (phase: Phase) =>
  phase === 'savingDraft' || phase === 'publishing' || phase === 'discarding' ? phase : null;

/** The review of the session that has just ended, or that was taken up from the list. */
export function SessionReview() {
  const { session: actor } = useStudio();
  const { LL } = useI18n();
  const phase = useSelector(actor, phaseOf);
  const session = useSelector(actor, ({ context }) => context.session);
  const messageKey = useSelector(actor, ({ context }) => context.messageKey);
  if (session === null || !reviewPhases.has(phase)) return null;

  const finish = (type: 'publish' | 'saveDraft', review: Review) => {
    const title = review.title.trim();
    const comment = review.comment.trim();
    actor.send({
      type: 'reviewChanged',
      ...review,
      title: title || null,
      comment: comment || null,
    });
    actor.send({ type });
  };
  return (
    <ReviewDialog
      key={session.id}
      session={session}
      pending={pendingPhase(phase)}
      isConfirmingDiscard={phase === 'confirmingDiscard' || phase === 'discarding'}
      errorMessage={messageKey === null ? undefined : messageOf(LL, messageKey)}
      onPublish={(review) => finish('publish', review)}
      onSaveDraft={(review) => finish('saveDraft', review)}
      onDiscard={() => actor.send({ type: 'discard' })}
      onConfirmDiscard={() => actor.send({ type: 'confirm' })}
      onCancelDiscard={() => actor.send({ type: 'cancel' })}
      onLater={() => actor.send({ type: 'leaveReview' })}
    />
  );
}
