import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createFormActionMachine, formActionMachine } from './form-action.machine.ts';
import type { FormEmitted, FormInput } from './form-action.machine.ts';

type Payload = { name: string };

function open(answer: (payload: Payload) => Promise<string>, input: FormInput = {}) {
  const submitted: Payload[] = [];
  const toasts: FormEmitted[] = [];
  const machine = createFormActionMachine<Payload, string>().provide({
    actors: {
      submit: fromPromise<string, { payload: Payload }>(({ input: { payload } }) => {
        submitted.push(payload);
        return answer(payload);
      }),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('toast', (toast) => toasts.push(toast));
  actor.start();
  const submit = (name: string) => actor.send({ type: 'submit', payload: { name } });
  return { actor, submit, submitted, toasts };
}

const refused = {
  messageKey: 'actions.endpoints.validationError',
  fieldErrors: { name: 'validation.textTooShort' },
};

describe(`${formActionMachine.id}: one submission`, () => {
  test('a success keeps the answer and clears the payload', async () => {
    const { actor, submit } = open(({ name }) => Promise.resolve(`made ${name}`));
    submit('Roman');
    expect(actor.getSnapshot().context.payload).toEqual({ name: 'Roman' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('succeeded'));
    expect(context).toMatchObject({ data: 'made Roman', payload: null, fieldErrors: {} });
  });

  test('a failure keeps the payload and names the fields', async () => {
    const { actor, submit } = open(() => Promise.reject(refused));
    submit('R');
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(context).toMatchObject({ ...refused, payload: { name: 'R' } });
  });

  test('a failure’s retry delay lasts until the next submission', async () => {
    const tooMany = { messageKey: 'request.tooManyRequests', retryAfterSeconds: 248 };
    const { actor, submit } = open(() => Promise.reject(tooMany));
    submit('Roman');
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(context).toMatchObject(tooMany);
    submit('Roman');
    expect(actor.getSnapshot().context.retryAfterSeconds).toBeNull();
  });

  test('cannot be submitted twice at once', async () => {
    const { actor, submit, submitted } = open(() => Promise.resolve('ok'));
    submit('one');
    expect(actor.getSnapshot().can({ type: 'submit', payload: { name: 'two' } })).toBe(false);
    submit('two');
    await waitFor(actor, (snapshot) => snapshot.hasTag('succeeded'));
    expect(submitted).toEqual([{ name: 'one' }]);
  });

  test('can be mended and submitted again', async () => {
    const { actor, submit } = open(({ name }) =>
      name.length > 2 ? Promise.resolve('ok') : Promise.reject(refused),
    );
    submit('R');
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    submit('Roman');
    expect(actor.getSnapshot().context.fieldErrors).toEqual({});
    await waitFor(actor, (snapshot) => snapshot.hasTag('succeeded'));
  });

  test('toasts only when a message is set', async () => {
    const quiet = open(() => Promise.resolve('ok'));
    quiet.submit('Roman');
    await waitFor(quiet.actor, (snapshot) => snapshot.hasTag('succeeded'));
    expect(quiet.toasts).toEqual([]);

    const announced = open(() => Promise.resolve('ok'), { successKey: 'projects.updated' });
    announced.submit('Roman');
    await waitFor(announced.actor, (snapshot) => snapshot.hasTag('succeeded'));
    expect(announced.toasts).toEqual([
      { type: 'toast', tone: 'success', messageKey: 'projects.updated' },
    ]);

    const failing = open(() => Promise.reject(new Error('bug')), { toastsFailure: true });
    failing.submit('Roman');
    await waitFor(failing.actor, (snapshot) => snapshot.hasTag('failed'));
    expect(failing.toasts).toEqual([
      { type: 'toast', tone: 'error', messageKey: 'actions.endpoints.serverError' },
    ]);

    const stored = open(() => Promise.reject(new Error('bug')), {
      toastsFailure: 'reviews.stored',
    });
    stored.submit('Roman');
    await waitFor(stored.actor, (snapshot) => snapshot.hasTag('failed'));
    expect(stored.toasts).toEqual([{ type: 'toast', tone: 'error', messageKey: 'reviews.stored' }]);
  });
});
