import type { Queue } from '@ecritoire/machines/auto-save';
import { waitFor } from 'xstate';
import { isInMemoryOnly } from './auto-save-actor.ts';
import type { DurableQueue } from '../queue/durable-queue.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';

/** A closed document that still tries to save or persist its words, for the next visit to take over. */
export type UnpersistedDocument = {
  actor: AutoSaveActor;
  handOver: () => Queue;
  /** Leaves the words in a snapshot, where the device takes one. */
  abandon: () => void;
};

/**
 * Keeps the auto-save of a closed document running until the server or the device has its words, or
 * the document is opened again.
 * @param of.stop ends the auto-save.
 */
export function keepUnpersisted(
  unpersisted: Map<string, UnpersistedDocument>,
  {
    actor,
    queue,
    stop,
  }: { actor: AutoSaveActor; queue: Pick<DurableQueue, 'writeSnapshot'>; stop: () => void },
): void {
  const { documentId } = actor.getSnapshot().context;
  let handedOver: Queue | undefined;
  // Once: it may be saved, and so be over, while the page that opens it still awaits the response.
  const handOver = () => {
    if (handedOver !== undefined) return handedOver;
    const { inFlight, pending } = actor.getSnapshot().context.draft;
    unpersisted.delete(documentId);
    stop();
    handedOver = { inFlight, pending };
    return handedOver;
  };
  const abandon = () => {
    queue.writeSnapshot(actor.getSnapshot().context.draft);
    handOver();
  };
  unpersisted.set(documentId, { actor, handOver, abandon });
  void waitFor(actor, (now) => !isInMemoryOnly(actor) || now.hasTag('gone')).then(
    handOver,
    () => {},
  );
}
