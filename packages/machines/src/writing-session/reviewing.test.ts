import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { open, reviewing, serverError, session } from './session-page.test-support.ts';
import { writingSessionMachine } from './writing-session.machine.ts';

describe(`${writingSessionMachine.id}: reviewing`, () => {
  test.each([
    ['saveDraft', 'draft'],
    ['publish', 'published'],
  ] as const)('%s sends the review and finishes', async (type, outcome) => {
    const { actor, calls, emitted, until } = await reviewing();
    actor.send({ type });
    await until('idle');
    expect(calls).toEqual([`${outcome} from ended: La pluie`]);
    expect(emitted).toMatchObject([{ outcome }]);
    expect(actor.getSnapshot().context.session).toBeNull();
  });

  // SESSION-24
  test('discards only after confirmation', async () => {
    const { actor, calls, emitted, until } = await reviewing();
    actor.send({ type: 'discard' });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().hasTag('reviewing')).toBe(true);
    expect(calls).toEqual([]);
    actor.send({ type: 'discard' });
    actor.send({ type: 'confirm' });
    await until('idle');
    expect(calls).toEqual(['discard s1']);
    expect(emitted).toMatchObject([{ outcome: 'discarded' }]);
  });

  test('leaving keeps what was filled in', async () => {
    const { actor, calls, emitted, until } = await reviewing();
    actor.send({ type: 'leaveReview' });
    await until('idle');
    expect(calls).toEqual(['review of s1: La pluie']);
    expect(emitted).toEqual([]);
  });

  test('leaving an untouched review sends nothing', async () => {
    const { actor, calls, until } = await reviewing();
    actor.send({ type: 'reviewChanged', title: null });
    actor.send({ type: 'leaveReview' });
    await until('idle');
    expect(calls).toEqual([]);
  });

  test('a stored draft is recognised as one', async () => {
    const { actor, calls, until } = open();
    await until('idle');
    actor.send({ type: 'review', session: { ...session, status: 'draft', title: 'Premier jet' } });
    actor.send({ type: 'saveDraft' });
    await until('idle');
    expect(calls).toEqual(['draft from draft: Premier jet']);
  });

  test.each([
    ['saveDraft', 'saveDraftFailed'],
    ['publish', 'publishFailed'],
    ['discard', 'discardFailed'],
  ] as const)('a failing %s keeps the review as filled in', async (type, failure) => {
    const { actor, messageKey, server } = await reviewing();
    server.failure = serverError;
    actor.send({ type });
    if (type === 'discard') actor.send({ type: 'confirm' });
    await waitFor(actor, () => messageKey() !== null);
    const asked = type === 'discard' ? 'confirmingDiscard' : 'reviewing';
    expect(actor.getSnapshot().hasTag(asked)).toBe(true);
    expect(actor.getSnapshot().context.review?.title).toBe('La pluie');
    expect(messageKey()).toBe(`writingSessions.toasts.${failure}`);
  });

  // PAGE-132
  test('field errors last until the next try', async () => {
    const { actor, messageKey, server, until } = await reviewing();
    server.failure = {
      messageKey: 'actions.endpoints.validationError',
      fieldErrors: { title: 'Trop long.' },
    };
    actor.send({ type: 'publish' });
    await waitFor(actor, () => messageKey() !== null);
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ title: 'Trop long.' });
    delete server.failure;
    actor.send({ type: 'publish' });
    expect(actor.getSnapshot().context.fieldErrors).toEqual({});
    await until('idle');
  });

  // PAGE-132
  test('local errors replace the server’s', async () => {
    const { actor, calls, messageKey, server } = await reviewing();
    const messageKeyOfBoth = 'actions.endpoints.validationError';
    server.failure = { messageKey: messageKeyOfBoth, fieldErrors: { title: 'Trop vague.' } };
    actor.send({ type: 'publish' });
    await waitFor(actor, () => messageKey() !== null);
    actor.send({ type: 'refused', fieldErrors: { comment: 'Trop long.' } });
    expect(actor.getSnapshot().hasTag('reviewing')).toBe(true);
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ comment: 'Trop long.' });
    expect(messageKey()).toBe(messageKeyOfBoth);
    expect(calls).toHaveLength(1);
  });

  test('a new answer clears the field’s error', async () => {
    const { actor, messageKey, server } = await reviewing();
    server.failure = serverError;
    actor.send({ type: 'discard' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, () => messageKey() !== null);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().hasTag('reviewing')).toBe(true);
    expect(messageKey()).toBeNull();
  });

  // SESSION-29
  test('leaving never blocks; unsaved parts are announced as stored', async () => {
    const { actor, emitted, messageKey, server, until } = await reviewing();
    server.failure = serverError;
    actor.send({ type: 'leaveReview' });
    await until('idle');
    expect(messageKey()).toBeNull();
    expect(emitted).toEqual([
      { type: 'reviewStored', messageKey: 'writingSessions.toasts.saveReviewFailed' },
    ]);
  });
});
