import { and, assign, cancel, not, stateIn } from 'xstate';
import { messageKeyOf } from '../message-key.ts';
import { autoSaveSetup } from './auto-save.setup.ts';
import type { SaveOutcome } from './changes.ts';
import { draftOf, isStale } from './draft.ts';

/**
 * Keeps what is typed: first on this device, then on the server, one batch at a time.
 *
 * Order comes from parent versions, never from a clock. A batch and its idempotency key are stored
 * before it is sent, so that after a crash the very same request is made again.
 */
export const autoSaveMachine = autoSaveSetup.createMachine({
  id: 'auto-save',
  type: 'parallel',
  context: ({ input }) => ({
    documentId: input.documentId,
    draft: draftOf(input.queue, input.paragraphs),
    newKey: input.newKey ?? (() => crypto.randomUUID()),
    now: input.now ?? (() => performance.now()),
    changedAt: 0,
    revision: 0,
    storingRevision: 0,
    storedRevision: 0,
    urgentRevision: 0,
    isProtected: true,
    refusesStorage: false,
    isOnline: true,
    isOverdue: true,
    isFlushing: false,
    isSingly: false,
    attempts: 0,
    notBefore: 0,
    acknowledgements: 0,
    merging: null,
    messageKey: null,
    nearLimit: null,
  }),
  states: {
    local: {
      initial: 'stored',
      states: {
        stored: {
          always: [
            { guard: 'local copy is urgent', target: 'storing' },
            { guard: 'local copy is behind', target: 'gathering' },
          ],
        },
        gathering: {
          always: { guard: 'local copy is urgent', target: 'storing' },
          after: { localWrite: 'storing' },
        },
        storing: {
          entry: assign(({ context }) => ({ storingRevision: context.revision })),
          invoke: {
            src: 'storeQueue',
            input: ({ context: { draft } }) => ({
              queue: { inFlight: draft.inFlight, pending: draft.pending },
            }),
            onDone: {
              target: 'stored',
              actions: { type: 'note local copy', params: { isProtected: true } },
            },
            // The server copy must be attempted all the same; the warning stays until a write succeeds.
            onError: {
              target: 'stored',
              actions: { type: 'note local copy', params: { isProtected: false } },
            },
          },
          initial: 'inTime',
          states: {
            inTime: { after: { localWritePatience: 'late' } },
            // It may never end: neither the save to the server nor leaving the page waits for it
            // any longer.
            late: { tags: 'late', entry: assign({ isProtected: false }) },
          },
        },
      },
    },
    remote: {
      initial: 'deciding',
      on: {
        changed: { actions: 'take changes' },
        flush: { actions: 'start flushing' },
        online: { actions: assign({ isOnline: true }) },
        offline: { actions: assign({ isOnline: false }) },
        resolve: { actions: 'resolve conflict' },
        serverRead: { actions: 'read server' },
        maximumWaitOver: { actions: 'mark overdue' },
        localCopyMissing: { actions: 'store again' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'has a batch', target: 'storing' },
            { guard: and(['has changes to send', 'is offline']), target: 'offline' },
            { guard: and(['has changes to send', 'must not wait']), target: 'batching' },
            { guard: 'has changes to send', target: 'pending' },
            { guard: 'has conflicts', target: 'conflict' },
            { guard: 'has refused changes', target: 'refused' },
            { target: 'saved' },
          ],
        },
        saved: {
          tags: 'saved',
          entry: ['stop flushing', assign({ isOverdue: false }), cancel('maximumWait')],
          on: {
            changed: { target: 'deciding', actions: 'take changes' },
            flush: {},
            adopt: { target: 'deciding', actions: 'adopt queue', guard: 'everything is saved' },
          },
        },
        pending: {
          tags: 'pending',
          after: {
            quietPeriod: [
              { guard: 'has been quiet', target: 'batching' },
              { target: 'pending', reenter: true },
            ],
          },
          on: {
            // Each key comes here: what only adds to what waits needs no decision, nor another timer.
            changed: [
              { guard: 'nothing is deleted', actions: 'take changes, the wait runs' },
              { target: 'deciding', actions: 'take changes' },
            ],
            maximumWaitOver: 'batching',
            retry: 'batching',
            flush: { target: 'batching', actions: 'start flushing' },
            offline: { target: 'offline', actions: assign({ isOnline: false }) },
          },
        },
        batching: { always: { target: 'storing', actions: 'take a batch' } },
        storing: {
          tags: 'saving',
          always: [
            { guard: not('local copy is urgent'), target: 'sending' },
            { guard: stateIn({ local: { storing: 'late' } }), target: 'sending' },
          ],
        },
        sending: {
          tags: 'saving',
          invoke: {
            src: 'saveParagraphs',
            input: ({ context: { documentId, draft } }) => ({
              documentId,
              batch: draft.inFlight ?? { key: '', changes: [] },
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'saved',
                target: 'deciding',
                actions: {
                  type: 'note acknowledgement',
                  params: ({ event }) => outputOf(event.output, 'saved'),
                },
              },
              {
                guard: ({ context, event }) => isStale(context.draft, event.output),
                target: 'deciding',
                actions: {
                  type: 'note conflict',
                  params: ({ event }) => outputOf(event.output, 'conflict'),
                },
              },
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'deciding',
                actions: {
                  type: 'note refusal',
                  params: ({ event }) => outputOf(event.output, 'refused'),
                },
              },
              {
                guard: ({ event }) => event.output.kind === 'noRoom',
                target: 'failed',
                actions: {
                  type: 'take the batch back',
                  params: ({ event }) => outputOf(event.output, 'noRoom'),
                },
              },
              {
                // Nothing of it is stale in the document that was read: at once it would be no other.
                guard: ({ event }) => event.output.kind === 'conflict',
                target: 'failed',
                actions: { type: 'note failure', params: { messageKey: 'paragraphs.conflict' } },
              },
              { guard: ({ event }) => event.output.kind === 'noActiveSession', target: 'blocked' },
              {
                guard: ({ event }) => event.output.kind === 'gone',
                target: 'gone',
                actions: {
                  type: 'note failure',
                  params: ({ event }) => outputOf(event.output, 'gone'),
                },
              },
              {
                guard: ({ event }) => event.output.kind === 'offline',
                target: 'offline',
                actions: { type: 'note failure', params: { messageKey: null } },
              },
              {
                target: 'failed',
                actions: {
                  type: 'note failure',
                  params: ({ event }) => outputOf(event.output, 'failed'),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: {
                type: 'note failure',
                params: ({ event }) => ({ messageKey: messageKeyOf(event.error) }),
              },
            },
          },
        },
        trying: {
          always: [
            { guard: 'has a batch', target: 'storing' },
            { guard: 'has changes to send', target: 'batching' },
            { target: 'deciding' },
          ],
        },
        offline: {
          tags: 'offline',
          entry: 'stop flushing',
          // A browser can be wrong about being offline: try all the same, after `longestRetry` at most.
          after: { backoff: 'trying' },
          on: {
            online: { target: 'trying', actions: assign({ isOnline: true, attempts: 0 }) },
            seen: 'trying',
            retry: 'trying',
            flush: { target: 'trying', actions: 'start flushing' },
          },
        },
        failed: {
          tags: 'error',
          entry: 'stop flushing',
          after: { backoff: 'trying' },
          on: {
            online: {
              guard: 'server may be asked',
              target: 'trying',
              actions: assign({ isOnline: true, attempts: 0 }),
            },
            seen: { guard: 'server may be asked', target: 'trying' },
            retry: 'trying',
            flush: { target: 'trying', actions: 'start flushing' },
          },
        },
        blocked: {
          tags: 'blocked',
          entry: 'stop flushing',
          on: { retry: 'trying', flush: { target: 'trying', actions: 'start flushing' } },
        },
        // Not asked again: what was typed stays in the queue and on the page.
        gone: {
          tags: 'gone',
          entry: 'stop flushing',
          on: {
            flush: { actions: 'store at once' },
            // It was read: it has been restored from the trash.
            serverRead: { target: 'trying', actions: 'read server' },
          },
        },
        conflict: {
          tags: 'conflict',
          entry: 'stop flushing',
          on: {
            changed: { target: 'deciding', actions: 'take changes' },
            resolve: { target: 'deciding', actions: 'resolve conflict' },
            serverRead: { target: 'deciding', actions: 'read server' },
            flush: { actions: 'store at once' },
          },
        },
        refused: {
          tags: 'error',
          entry: 'stop flushing',
          on: {
            changed: { target: 'deciding', actions: 'take changes' },
            retry: { target: 'deciding', actions: 'offer refused changes again' },
            flush: { actions: 'store at once' },
          },
        },
      },
    },
  },
});

function outputOf<Kind extends SaveOutcome['kind']>(
  output: SaveOutcome,
  kind: Kind,
): Extract<SaveOutcome, { kind: Kind }>;
function outputOf(output: SaveOutcome, kind: SaveOutcome['kind']): SaveOutcome {
  if (output.kind !== kind) throw new Error(`A ${output.kind} answer is not a ${kind} one`);
  return output;
}
