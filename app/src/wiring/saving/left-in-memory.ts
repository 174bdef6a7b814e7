import type { Queue } from '@ecritoire/machines/auto-save';
import { waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { AutoSaveActor } from './auto-save-actor.ts';
import { nameOf } from './documents-in-use.ts';

type Owner = { userId: string; documentId: string };

/** A closed document that still tries to save its words, and how the next visit takes them over. */
type LeftInMemory = { actor: AutoSaveActor; handOver: () => Queue };

/** Closed documents whose words are nowhere but in this page. */
const left = new Map<string, LeftInMemory>();

export const leftInMemory = (owner: Owner): LeftInMemory | undefined => left.get(nameOf(owner));

/**
 * Lets a closed document go on saving until its words are saved, or it is opened anew.
 * @param leave ends it.
 */
export function stayInMemory(owner: Owner, actor: AutoSaveActor, leave: () => void): void {
  const name = nameOf(owner);
  let handedOver: Queue | undefined;
  // Once: saved while its document is read anew, it is over before the page that reads asks for it.
  const handOver = () => {
    if (handedOver !== undefined) return handedOver;
    const { inFlight, pending } = actor.getSnapshot().context.draft;
    left.delete(name);
    leave();
    handedOver = { inFlight, pending };
    return handedOver;
  };
  left.set(name, { actor, handOver });
  const isOver = (now: SnapshotFrom<AutoSaveActor>) => now.hasTag('saved') || now.hasTag('gone');
  void waitFor(actor, isOver).then(handOver, () => {});
}
