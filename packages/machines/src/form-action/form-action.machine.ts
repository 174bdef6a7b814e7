import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { fieldErrorsOf } from '../field-errors.ts';
import { messageKeyOf } from '../message-key.ts';
import { typed } from '../typed.ts';

/** What the submit actor rejects with; anything else counts as a server error. */
export type FormFailure = {
  messageKey: string;
  fieldErrors?: Record<string, string>;
  retryAfterSeconds?: number | null;
};

export type FormInput = {
  /** The toast of a success; none when absent. */
  successKey?: string;
  /**
   * Whether a failure shows a toast as well as the form's own message; a key gives the toast its
   * text.
   */
  toastsFailure?: boolean | string;
};

export type FormContext<Payload, Data> = FormInput & {
  payload: Payload | null;
  data: Data | null;
  /** A message, or a message key, by field. */
  fieldErrors: Record<string, string>;
  messageKey: string | null;
  /** How long the server asks to wait before the next try, where it says so. */
  retryAfterSeconds: number | null;
};

export type FormEvent<Payload> = { type: 'submit'; payload: Payload } | { type: 'reset' };

export type FormEmitted = { type: 'toast'; tone: 'success' | 'error'; messageKey: string };

/**
 * One form's action: loading, error, success and data. A second submission is impossible while one
 * is under way; the payload is cleared after success.
 */
export function createFormActionMachine<Payload, Data>() {
  return setup({
    types: typed<{
      context: FormContext<Payload, Data>;
      events: FormEvent<Payload>;
      emitted: FormEmitted;
      input: FormInput;
      tags: 'idle' | 'submitting' | 'succeeded' | 'failed';
    }>(),
    actors: {
      submit: fromPromise<Data, { payload: Payload }>(() =>
        Promise.reject(new Error('submit is not provided')),
      ),
    },
    actions: {
      'take payload': assign(({ context, event }) => ({
        payload: event.type === 'submit' ? event.payload : context.payload,
        fieldErrors: {},
        messageKey: null,
        retryAfterSeconds: null,
      })),
      'note success': assign((_, { output }: { output: Data }) => ({
        data: output,
        payload: null,
      })),
      'note failure': assign((_, { error }: { error: unknown }) => ({
        messageKey: messageKeyOf(error),
        fieldErrors: fieldErrorsOf(error),
        retryAfterSeconds: retryAfterSecondsOf(error),
      })),
      'forget everything': assign({
        payload: null,
        data: null,
        fieldErrors: {},
        messageKey: null,
        retryAfterSeconds: null,
      }),
      'toast success': enqueueActions(({ context: { successKey }, enqueue }) => {
        if (successKey === undefined) return;
        enqueue.emit({ type: 'toast', tone: 'success', messageKey: successKey });
      }),
      'toast failure': enqueueActions(({ context: { messageKey, toastsFailure }, enqueue }) => {
        if (!toastsFailure || messageKey === null) return;
        const said = toastsFailure === true ? messageKey : toastsFailure;
        enqueue.emit({ type: 'toast', tone: 'error', messageKey: said });
      }),
    },
  }).createMachine({
    id: 'form-action',
    context: ({ input }) => ({
      ...input,
      payload: null,
      data: null,
      fieldErrors: {},
      messageKey: null,
      retryAfterSeconds: null,
    }),
    initial: 'idle',
    states: {
      idle: { tags: 'idle', on: { submit: { target: 'submitting', actions: 'take payload' } } },
      submitting: {
        tags: 'submitting',
        invoke: {
          src: 'submit',
          input: ({ event }) => {
            if (event.type === 'submit') return { payload: event.payload };
            throw new Error('Only a submission leads here');
          },
          onDone: {
            target: 'succeeded',
            actions: [{ type: 'note success', params: ({ event }) => event }, 'toast success'],
          },
          onError: {
            target: 'failed',
            actions: [{ type: 'note failure', params: ({ event }) => event }, 'toast failure'],
          },
        },
      },
      succeeded: {
        tags: 'succeeded',
        on: {
          submit: { target: 'submitting', actions: 'take payload' },
          reset: { target: 'idle', actions: 'forget everything' },
        },
      },
      failed: {
        tags: 'failed',
        on: {
          submit: { target: 'submitting', actions: 'take payload' },
          reset: { target: 'idle', actions: 'forget everything' },
        },
      },
    },
  });
}

/** The machine for any form's data: for its name, its states, and stories about them. */
export const formActionMachine = createFormActionMachine<unknown, unknown>();

function retryAfterSecondsOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('retryAfterSeconds' in error)) return null;
  return typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : null;
}
