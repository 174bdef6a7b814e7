import { assign, fromPromise, setup } from 'xstate';
import { typed } from '../typed.ts';

/**
 * The result of sending the queues of closed documents. `sent`: the server has everything; `unsent`:
 * some could not be sent now; `unreachable`: the server did not answer; `opening`: this page is about
 * to open a document and sends its queue; `undecided`: what is left waits for its writer, in a conflict
 * or refused.
 */
export type OutboxResult = 'sent' | 'unsent' | 'unreachable' | 'opening' | 'undecided';

export type OutboxRun = {
  result: OutboxResult;
  /** Whether the server would take what is left, so that another run is due. */
  isRetryable: boolean;
  /** Of the server's Retry-After, on the clock of `performance.now()`. */
  notBefore: number;
};

type OutboxContext = {
  /** Runs begun, and ended: a caller of `send` waits for the first that begins after the call. */
  begun: number;
  ended: number;
  result: OutboxResult;
  /** The latest Retry-After of any run. */
  notBefore: number;
  /** Failed runs in a row. */
  failures: number;
  /** Asked for during a run: another follows it. */
  next: 'none' | 'woken' | 'sent';
};

/** Milliseconds of the exponential backoff. */
const firstRetry = 5000;
const longestRetry = 60_000;

const isDue = ({ notBefore }: OutboxContext) => performance.now() >= notBefore;

/**
 * Sends one run after another. `send` is a writer's own action; `wake` (the network is back, a lease
 * was released) waits for a Retry-After.
 */
export const outboxMachine = setup({
  types: typed<{ context: OutboxContext; events: { type: 'send' } | { type: 'wake' } }>(),
  actors: {
    sendQueues: fromPromise<OutboxRun>(() =>
      Promise.reject(new Error('sendQueues is not provided')),
    ),
    findQueues: fromPromise<boolean>(() => Promise.reject(new Error('findQueues is not provided'))),
  },
  guards: {
    'server may be asked': ({ context }) => isDue(context),
    'another run was asked for': ({ context }) =>
      context.next === 'sent' || (context.next === 'woken' && isDue(context)),
    'a retry is due': ({ context }) => context.failures > 0,
  },
  delays: {
    /** A tab that crashes sends no message. */
    poll: 10_000,
    backoff: ({ context: { failures, notBefore } }) =>
      Math.max(
        Math.min(firstRetry * 2 ** (failures - 1), longestRetry),
        notBefore - performance.now(),
      ),
  },
}).createMachine({
  id: 'outbox',
  context: {
    begun: 0,
    ended: 0,
    result: 'sent',
    notBefore: 0,
    failures: 0,
    next: 'none',
  },
  initial: 'idle',
  states: {
    idle: {
      initial: 'resting',
      states: {
        resting: { after: { poll: 'polling' } },
        polling: {
          invoke: {
            src: 'findQueues',
            onDone: [
              {
                guard: ({ context, event }) => event.output && isDue(context),
                target: '#outbox.sending',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
      on: { send: 'sending', wake: { guard: 'server may be asked', target: 'sending' } },
    },
    sending: {
      entry: assign({ begun: ({ context }) => context.begun + 1, next: 'none' }),
      invoke: {
        src: 'sendQueues',
        onDone: {
          target: 'settling',
          actions: assign({
            ended: ({ context }) => context.begun,
            result: ({ event }) => event.output.result,
            notBefore: ({ context, event }) => Math.max(context.notBefore, event.output.notBefore),
            failures: ({ context, event }) => (event.output.isRetryable ? context.failures + 1 : 0),
          }),
        },
      },
      on: {
        send: { actions: assign({ next: 'sent' }) },
        wake: {
          actions: assign({ next: ({ context }) => (context.next === 'sent' ? 'sent' : 'woken') }),
        },
      },
    },
    settling: {
      always: [
        { guard: 'another run was asked for', target: 'sending' },
        { guard: 'a retry is due', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    waiting: {
      after: { backoff: 'sending' },
      on: { send: 'sending', wake: { guard: 'server may be asked', target: 'sending' } },
    },
  },
});
