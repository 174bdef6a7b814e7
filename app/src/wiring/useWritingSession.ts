import type {
  Review,
  WritingSession,
  WritingSessionEvent,
  WritingSessionTag,
} from '@ecritoire/machines/writing-session';
import { useSelector } from '@xstate/react';
import { phaseOf } from './writing-session.ts';
import type { WritingSessionActor } from './writing-session.ts';

export type WritingSessionView = {
  phase: WritingSessionTag;
  session: WritingSession | null;
  review: Review | null;
  messageKey: string | null;
  send: (event: WritingSessionEvent) => void;
};

/** The writer's session, as a screen shows it. */
export function useWritingSession(actor: WritingSessionActor): WritingSessionView {
  return {
    phase: useSelector(actor, phaseOf),
    session: useSelector(actor, ({ context }) => context.session),
    review: useSelector(actor, ({ context }) => context.review),
    messageKey: useSelector(actor, ({ context }) => context.messageKey),
    send: actor.send,
  };
}
