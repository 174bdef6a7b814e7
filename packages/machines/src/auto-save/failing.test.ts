import { describe, expect, test } from 'vitest';
import { autoSaveMachine } from './auto-save.machine.ts';
import { emptyQueue } from './changes.ts';
import { draftOf, isOnlyDeletions, takeBack, takeBatch } from './draft.ts';
import { flushAutoSave } from './flush.ts';
import {
  paragraph,
  settle,
  tagsOf,
  textOnServer,
  WritingDesk,
} from './writing-desk.test-support.ts';

describe(`${autoSaveMachine.id}: when saving fails`, () => {
  test('offline it keeps all, backs off, retries when online', async () => {
    const desk = new WritingDesk();
    desk.actor.send({ type: 'offline' });
    desk.type('a', 'mot');
    expect(tagsOf(desk)).toEqual(['offline']);
    await desk.pass(1050);
    await desk.answer({ kind: 'offline' });
    await desk.pass(1900);
    expect(desk.sent).toHaveLength(1);
    await desk.pass(300);
    expect(desk.sent).toHaveLength(2);
    await desk.answer({ kind: 'offline' });
    desk.actor.send({ type: 'online' });
    await settle();
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  // SAVE-46
  test.each([{ kind: 'offline' }, { kind: 'failed', messageKey: 'x' }] as const)(
    'when $kind it retries within 5 s, never once viewed',
    async (failure) => {
      const desk = new WritingDesk();
      desk.type('a', 'mot');
      await desk.pass(1000);
      for (let tries = 1; tries <= 8; tries += 1) {
        await desk.answer(failure);
        await desk.pass(5050);
        expect(desk.sent).toHaveLength(tries + 1);
      }
      await desk.answer(failure);
      desk.actor.send({ type: 'seen' });
      await settle();
      await desk.answer();
      expect(tagsOf(desk)).toEqual(['saved']);
    },
  );

  // SAVE-46
  test('waits for Retry-After unless retried by hand', async () => {
    const desk = new WritingDesk();
    const busy = { kind: 'failed', messageKey: 'request.tooManyRequests' } as const;
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer({ ...busy, retryAfterSeconds: 20 });
    expect(tagsOf(desk)).toEqual(['error']);
    await desk.pass(19_900);
    desk.actor.send({ type: 'seen' });
    desk.actor.send({ type: 'online' });
    await settle();
    expect(desk.sent).toHaveLength(1);
    await desk.pass(200);
    expect(desk.sent).toHaveLength(2);
    await desk.answer({ ...busy, retryAfterSeconds: 3600 });
    desk.actor.send({ type: 'retry' });
    await settle();
    expect(desk.sent).toHaveLength(3);
    await desk.answer({ ...busy, retryAfterSeconds: 3600 });
    await desk.pass(60_050);
    expect(desk.sent).toHaveLength(4);
  });

  test('a server error allows a manual retry', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer({ kind: 'failed', messageKey: 'actions.endpoints.serverError' });
    expect(tagsOf(desk)).toEqual(['error']);
    expect(desk.actor.getSnapshot().context.messageKey).toBe('actions.endpoints.serverError');
    desk.actor.send({ type: 'retry' });
    await settle();
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
    expect(desk.actor.getSnapshot().context.messageKey).toBeNull();
  });

  // SAVE-3
  test('a failed delete differs from a failed write', async () => {
    const desk = new WritingDesk();
    const failure = { kind: 'failed', messageKey: 'actions.endpoints.serverError' } as const;
    const isOnlyDeleting = () => isOnlyDeletions(desk.actor.getSnapshot().context.draft);
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer(failure);
    expect(isOnlyDeleting()).toBe(false);
    await desk.pass(5050);
    await desk.answer();
    expect(isOnlyDeleting()).toBe(false);
    desk.delete('a');
    await desk.pass(1000);
    await desk.answer(failure);
    expect(isOnlyDeleting()).toBe(true);
    desk.type('b', 'encore');
    expect(isOnlyDeleting()).toBe(false);
  });

  test('without an active session the queue waits for one', async () => {
    const desk = new WritingDesk();
    desk.server.hasActiveSession = false;
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['blocked']);
    await desk.pass(60_000);
    expect(desk.sent).toHaveLength(1);
    desk.server.hasActiveSession = true;
    desk.actor.send({ type: 'retry' });
    await settle();
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('mot');
  });

  test('a deleted document stops syncing and keeps its words', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer({ kind: 'gone', messageKey: 'documents.notFound' });
    expect(tagsOf(desk)).toEqual(['gone']);
    desk.type('b', 'encore');
    desk.actor.send({ type: 'retry' });
    desk.actor.send({ type: 'online' });
    await desk.pass(60_000);
    expect(await flushAutoSave(desk.actor)).toBe(true);
    expect(desk.sent).toHaveLength(1);
    expect(desk.stored.inFlight?.changes).toMatchObject([{ id: 'a' }]);
    expect(desk.stored.pending).toHaveProperty('b');
    expect(desk.actor.getSnapshot().context.messageKey).toBe('documents.notFound');
  });

  // TRASH-11
  test('a restored document saves what was typed meanwhile', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer({ kind: 'gone', messageKey: 'documents.notFound' });
    desk.type('b', 'encore');
    desk.actor.send({ type: 'serverRead', paragraphs: [], asOf: 0 });
    for (let round = 0; round < 2; round += 1) {
      await desk.pass(1000);
      await desk.answer();
    }
    expect(textOnServer(desk, 'a')).toBe('mot');
    expect(textOnServer(desk, 'b')).toBe('encore');
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('one refused paragraph blocks no others', async () => {
    const desk = new WritingDesk();
    desk.server.refuses = (text) => text.includes('too long');
    for (const id of ['a', 'b', 'c']) desk.type(id, id === 'b' ? 'too long' : 'fine');
    await desk.pass(1000);
    for (let round = 0; round < 5; round += 1) {
      await desk.answer();
      await desk.pass(300);
    }
    expect([...desk.server.paragraphs.keys()]).toEqual(['a', 'c']);
    expect(tagsOf(desk)).toEqual(['error']);
    expect(desk.stored.pending).toHaveProperty('b');
    desk.type('b', 'shorter');
    await desk.pass(1000);
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  // SAVE-50
  test('changes over a limit are queued, shortening ones sent first', async () => {
    const desk = new WritingDesk();
    const noRoom = { kind: 'noRoom', messageKey: 'documents.tooLong' } as const;
    desk.type('a', 'many words');
    await desk.pass(1000);
    await desk.answer();
    desk.type('b', 'more');
    await desk.pass(1000);
    await desk.answer(noRoom);
    expect(tagsOf(desk)).toEqual(['error']);
    expect(desk.actor.getSnapshot().context.messageKey).toBe('documents.tooLong');
    desk.type('b', 'more of it');
    desk.delete('a');
    await desk.pass(5050);
    expect(desk.sent.at(-1)?.changes.map(({ id }) => id)).toEqual(['b', 'a']);
    await desk.answer(noRoom);
    await desk.pass(5050);
    expect(desk.sent.at(-1)?.changes.map(({ id }) => id)).toEqual(['a', 'b']);
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
    expect(textOnServer(desk, 'b')).toBe('more of it');
  });

  // SAVE-50
  test('a retained version without room is still remote text', () => {
    const change = { parentVersion: 0, operation: 'put', ...paragraph('a', 'mine') } as const;
    const copied = [{ text: 'mine', marks: [] }];
    const draft = {
      ...draftOf(emptyQueue, []),
      inFlight: {
        key: 'k',
        changes: [{ ...change, content: copied }],
        origin: 'restored' as const,
      },
      pending: { a: { ...change, content: [{ text: 'mine and more', marks: [] }] } },
    };
    expect(takeBatch(takeBack(draft), 'next').inFlight).toMatchObject({
      origin: 'restored',
      changes: [{ id: 'a', content: copied }],
    });
  });

  // SAVE-54
  test('failing storage is reported; the text reaches the server', async () => {
    const desk = new WritingDesk();
    desk.storageIsFull = true;
    desk.type('a', 'mot');
    await desk.pass(1000);
    expect(desk.actor.getSnapshot().context).toMatchObject({
      isProtected: false,
      refusesStorage: true,
    });
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('mot');
    desk.storageIsFull = false;
    await desk.pass(300);
    expect(desk.actor.getSnapshot().context.isProtected).toBe(true);
  });

  // SAVE-25
  test('what the device lost is stored again, or reported', async () => {
    const desk = new WritingDesk();
    desk.actor.send({ type: 'offline' });
    desk.type('a', 'mot');
    await desk.pass(400);
    const lose = async () => {
      desk.stored = emptyQueue;
      desk.actor.send({ type: 'localCopyMissing' });
      await desk.pass(50);
    };
    await lose();
    expect(desk.stored.pending).toHaveProperty('a');
    expect(desk.actor.getSnapshot().context.isProtected).toBe(true);
    desk.storageIsFull = true;
    await lose();
    expect(desk.actor.getSnapshot().context.refusesStorage).toBe(true);
    desk.storageIsFull = false;
    await lose();
    expect(desk.stored.pending).toHaveProperty('a');
    expect(desk.actor.getSnapshot().context.refusesStorage).toBe(false);
  });

  // SAVE-54
  test('slow storage is reported, delaying no save', async () => {
    const desk = new WritingDesk();
    desk.storageHangs = true;
    desk.type('a', 'mot');
    await desk.pass(4000);
    // Slow is not refused.
    expect(desk.actor.getSnapshot().context).toMatchObject({
      isProtected: false,
      refusesStorage: false,
    });
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('mot');
    desk.type('b', 'encore');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    await desk.answer();
    expect(await flushed).toBe(true);
    expect(desk.writes).toHaveLength(1);
    desk.actor.send({ type: 'offline' });
    desk.type('c', 'enfin');
    desk.storageHangs = false;
    await desk.pass(400);
    expect(desk.actor.getSnapshot().context.isProtected).toBe(true);
    expect(desk.stored).toMatchObject({ inFlight: null, pending: { c: { id: 'c' } } });
  });
});
