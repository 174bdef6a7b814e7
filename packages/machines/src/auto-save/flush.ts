import { waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { autoSaveMachine } from './auto-save.machine.ts';

/**
 * Saves everything at once and waits for the server's word.
 * @returns true once all is acknowledged, or can never be because the document is gone; false when it cannot be for now (no network, a failure, a
 * conflict, no active session): the queue keeps it.
 */
export async function flushAutoSave(actor: ActorRefFrom<typeof autoSaveMachine>): Promise<boolean> {
  actor.send({ type: 'flush' });
  const settled = await waitFor(
    actor,
    (snapshot) => !snapshot.hasTag('saving') && !snapshot.hasTag('pending'),
  );
  return settled.hasTag('saved') || settled.hasTag('gone');
}
