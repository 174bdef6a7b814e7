import { unwrap, type Result } from '@ecritoire/api-client';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { createFormActionMachine } from '@ecritoire/machines/form-action';
import type { QueryKey } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { FormStatus } from './form-status.ts';
import { assertValid, type FieldProblem } from './assert-valid.ts';
import { failureMessage } from './failure-message.ts';
import { outdateQueries, refetchOutdated } from '../runtime/refresh-queries.ts';
import { useServices } from '../services/services.ts';

type FormActionOptions<Payload, Data> = {
  /** What the contract finds wrong with the form; it is sent only when there is nothing. */
  check?: (payload: Payload) => readonly FieldProblem[];
  submit: (payload: Payload) => Promise<Result<Data>>;
  /** The queries that a success invalidates. */
  touches: readonly QueryKey[];
  /** The key of the toast that announces a success. */
  successKey?: string;
  /** Whether a failure is a toast too, where no form is there to show it; a key says it in words of its own. */
  toastsFailure?: boolean | string;
  onSuccess?: (data: Data) => unknown;
};

export type FormAction<Payload> = {
  status: FormStatus;
  /** What it failed with. */
  messageKey: string | null;
  submit: (payload: Payload) => void;
  reset: () => void;
};

/**
 * One action of a form, run by the form-action machine; the queries that it changes are
 * invalidated.
 */
export function useFormAction<Payload, Data>({
  check,
  submit,
  touches,
  onSuccess,
  ...input
}: FormActionOptions<Payload, Data>): FormAction<Payload> {
  const { auth, queryClient, toasts } = useServices();
  const isSignedIn = useSelector(auth, (snapshot) => snapshot.matches({ signedIn: 'idle' }));
  const { locale, LL } = useI18n();
  const [machine] = useState(() => createFormActionMachine<Payload, Data>());
  const [snapshot, send, actor] = useMachine(
    machine.provide({
      actors: {
        submit: fromPromise(async ({ input: { payload } }) => {
          assertValid(check?.(payload) ?? [], (key) => messageOf(LL, key));
          const data = unwrap(await submit(payload));
          // Also what no page shows now: the next one must not begin without what was made here.
          outdateQueries(queryClient, touches);
          await onSuccess?.(data);
          // By then, what it has closed or left is out of sight.
          setTimeout(() => void refetchOutdated(queryClient, touches));
          return data;
        }),
      },
    }),
    { input },
  );
  useEffect(() => {
    const subscription = actor.on('toast', ({ tone, messageKey }) =>
      toasts.send({ type: 'add', tone, messageKey }),
    );
    return () => subscription.unsubscribe();
  }, [actor, toasts]);

  const { messageKey, fieldErrors, retryAfterSeconds } = snapshot.context;
  /** Asked to sign in, and signed in since, in another tab. */
  const isOver = messageKey === 'auth.required' && isSignedIn;
  return {
    status: {
      isSubmitting: snapshot.hasTag('submitting'),
      fieldErrors,
      message:
        messageKey === null || isOver
          ? undefined
          : failureMessage(LL, locale, { messageKey, retryAfterSeconds }),
    },
    messageKey,
    submit: (payload) => send({ type: 'submit', payload }),
    reset: () => send({ type: 'reset' }),
  };
}
