import { sendParent, setup } from 'xstate';
import { typed } from '../typed.ts';

/** Milliseconds between closing a toast and taking it away, so that it can be seen to go. */
const closedDelay = 200;

export type ToastInput = { id: number; duration: number; isHeld: boolean };

/** One toast: its own timer, held while someone may be reading it. */
export const toastMachine = setup({
  types: typed<{
    context: ToastInput;
    input: ToastInput;
    events: { type: 'close' } | { type: 'hold' } | { type: 'release' };
    tags: 'open' | 'closed';
  }>(),
  delays: { duration: ({ context }) => context.duration, closedDelay },
  guards: { 'is held': ({ context }) => context.isHeld },
  actions: {
    'notify the list: closed': sendParent(({ context }) => ({
      type: 'toastClosed',
      id: context.id,
    })),
    'notify the list: gone': sendParent(({ context }) => ({ type: 'toastGone', id: context.id })),
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => input,
  initial: 'opening',
  on: { close: '.closed' },
  states: {
    opening: { always: [{ guard: 'is held', target: 'held' }, { target: 'counting' }] },
    // Released, a toast is given its whole time again: the reader may have only begun.
    counting: { tags: 'open', on: { hold: 'held' }, after: { duration: 'closed' } },
    held: { tags: 'open', on: { release: 'counting' } },
    closed: {
      tags: 'closed',
      entry: 'notify the list: closed',
      on: { close: {} },
      after: { closedDelay: 'gone' },
    },
    gone: { type: 'final', entry: 'notify the list: gone' },
  },
});
