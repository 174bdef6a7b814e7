import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { SyncContext } from '../sync-context.ts';
import { createClosedQueues, type ClosedQueuesOptions } from './closed-queues.ts';
import { outboxMachine, type OutboxResult } from '@ecritoire/machines/outbox';

export type OutboxOptions = ClosedQueuesOptions & {
  /** Called after each run, with the documents that still have a queue, null where that is not known. */
  onRun: (result: OutboxResult, documentIds: string[] | null) => void;
};

export type Outbox = {
  actor: ActorRefFrom<typeof outboxMachine>;
  /** Sends all queues of closed documents, one after another, on one page at a time. */
  send: () => Promise<OutboxResult>;
  /** Interrupts a run: what it has not sent stays in its queue. */
  close: () => void;
};

/**
 * Sends the queues of documents that were closed before the server had everything (decision 0009): on
 * each call, when the network returns, when this page releases a document, by retry while it fails, and
 * by polling for queues of crashed tabs. A document that is open on any page is left to that page.
 */
export function openOutbox(context: SyncContext, { onRun, ...options }: OutboxOptions): Outbox {
  const { isSessionActive } = options;
  const queues = createClosedQueues(context, options);
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        findQueues: fromPromise(async () => {
          if (!isSessionActive()) return false;
          return (await queues.find()).documentIds.length > 0;
        }),
        sendQueues: fromPromise(async ({ signal }) => {
          // The storage could not be read: whether everything is sent is not known.
          const { result, notBefore } = await queues
            .sendAll(signal)
            .catch(() => ({ result: 'unsent' as const, notBefore: 0 }));
          const isDone = result === 'sent' || result === 'undecided';
          const left = await queues.find().catch(() => null);
          if (!signal.aborted) onRun(result, left?.all ?? null);
          return { result, notBefore, isRetryable: !isDone && isSessionActive() };
        }),
      },
    }),
  ).start();
  const wake = () => actor.send({ type: 'wake' });
  window.addEventListener('online', wake);
  const stopFollowing = context.leases.onRelease(wake);

  return {
    actor,
    send: async () => {
      if (actor.getSnapshot().status !== 'active') return 'unsent';
      const run = actor.getSnapshot().context.begun + 1;
      actor.send({ type: 'send' });
      try {
        const done = await waitFor(actor, (now) => now.context.ended >= run);
        return done.context.result;
      } catch {
        // Closed during the run.
        return 'unsent';
      }
    },
    close: () => {
      window.removeEventListener('online', wake);
      stopFollowing();
      actor.stop();
    },
  };
}
