import { waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { autoSaveMachine } from './auto-save.machine.ts';
import { limits } from './limits.ts';

/**
 * Saves everything at once and waits for the server's word.
 * @returns true once all is acknowledged, or can never be as it is, because the document is gone or a
 * paragraph is refused, or has no room: another session may have some; false when it cannot be for now (no network, a failure, a conflict, no active
 * session). The queue keeps what is left.
 */
export async function flushAutoSave(actor: ActorRefFrom<typeof autoSaveMachine>): Promise<boolean> {
  actor.send({ type: 'flush' });
  const settled = await waitFor(
    actor,
    (snapshot) => !snapshot.hasTag('saving') && !snapshot.hasTag('pending'),
  );
  const isRefused = settled.matches({ remote: 'refused' });
  const lacksRoom = settled.hasTag('error') && limits.has(settled.context.messageKey);
  return settled.hasTag('saved') || settled.hasTag('gone') || isRefused || lacksRoom;
}
