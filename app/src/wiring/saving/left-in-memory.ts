import type { Queue } from '@ecritoire/machines/auto-save';
import { waitFor } from 'xstate';
import { isInMemoryOnly } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';
import { nameOf } from './taken-documents.ts';

type Owner = { userId: string; documentId: string };

/** A closed document that still tries to save or store its words, and how the next visit takes them over. */
type LeftInMemory = { actor: AutoSaveActor; handOver: () => Queue };

/** Closed documents whose words are nowhere but in this page. */
const left = new Map<string, LeftInMemory>();

export const leftInMemory = (owner: Owner): LeftInMemory | undefined => left.get(nameOf(owner));

/**
 * Lets a closed document go on until the server or the device has its words, or it is opened anew.
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
  void waitFor(actor, (now) => !isInMemoryOnly(actor) || now.hasTag('gone')).then(
    handOver,
    () => {},
  );
}
