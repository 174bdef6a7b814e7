import { describe, expect, test } from 'vitest';
import { autoSaveTags } from './auto-save.types.ts';
import { autoSaveMachine } from './auto-save.machine.ts';
import { flushAutoSave } from './flush.ts';
import { paragraph, settle, textOf, WritingDesk } from './writing-desk.test-support.ts';

const tagsOf = ({ actor }: WritingDesk) =>
  autoSaveTags.filter((tag) => actor.getSnapshot().hasTag(tag));
const textOnServer = ({ server }: WritingDesk, id: string) => {
  const found = server.paragraphs.get(id);
  return found && textOf(found);
};

describe(`${autoSaveMachine.id}: saving`, () => {
  test('saves 800 ms after the last edit', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'Il');
    await desk.pass(700);
    desk.type('a', 'Il pleut');
    await desk.pass(700);
    expect(tagsOf(desk)).toEqual(['pending']);
    expect(desk.sent).toHaveLength(0);
    await desk.pass(200);
    expect(desk.sent).toHaveLength(1);
  });

  test('saves at the latest after 5 s to someone who never pauses', async () => {
    const desk = new WritingDesk();
    for (let time = 0; time < 4800; time += 200) {
      desk.type('a', `typed for ${time} ms`);
      await desk.pass(200);
    }
    expect(desk.sent).toHaveLength(0);
    desk.type('a', 'typed for 4800 ms');
    await desk.pass(350);
    expect(desk.sent).toHaveLength(1);
  });

  test('says saved only after the server has acknowledged', async () => {
    const desk = new WritingDesk();
    expect(tagsOf(desk)).toEqual(['saved']);
    desk.type('a', 'mot');
    expect(tagsOf(desk)).toEqual(['pending']);
    await desk.pass(1000);
    expect(tagsOf(desk)).toEqual(['saving']);
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('writes to this device within 250 ms, long before the server is asked', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(250);
    expect(desk.sent).toHaveLength(0);
    expect(desk.stored.pending['a']).toMatchObject({ operation: 'put', parentVersion: 0 });
  });

  test('keeps one save in flight; what is typed meanwhile goes next, on the new version', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'un');
    await desk.pass(1000);
    desk.type('a', 'un deux');
    await desk.pass(6000);
    expect(desk.sent).toHaveLength(1);
    await desk.answer();
    await desk.pass(1000);
    expect(desk.sent[1]?.changes).toMatchObject([{ id: 'a', parentVersion: 1 }]);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('un deux');
  });

  test('stores a batch and its key before sending it, and sends the very same after a crash', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(750);
    desk.clock.increment(50);
    await settle();
    expect(desk.sent).toHaveLength(0);
    await desk.pass(50);
    expect(desk.stored.inFlight).toEqual(desk.sent[0]);
    desk.crash();
    await desk.pass(50);
    expect(desk.sent[1]).toEqual(desk.sent[0]);
  });

  test('saves once when the answer is lost and the batch is sent again', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(1000);
    const [request] = desk.requests;
    if (request) desk.server.save(request.batch);
    await desk.answer({ kind: 'offline' });
    desk.actor.send({ type: 'online' });
    await settle();
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
    expect(desk.server.paragraphs.get('a')?.version).toBe(1);
  });

  test('deletes a sent paragraph on the version the server gave it', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(1000);
    desk.delete('a');
    await desk.answer();
    await desk.pass(1000);
    expect(desk.sent[1]?.changes).toEqual([{ operation: 'delete', id: 'a', parentVersion: 1 }]);
  });

  test('says nothing to the server of a paragraph that came and went', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    desk.delete('a');
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('sends a paragraph as new when its deletion was acknowledged and then undone', async () => {
    const desk = new WritingDesk();
    desk.server.write('a', 'mot');
    desk.crash();
    desk.delete('a');
    await desk.pass(1000);
    desk.type('a', 'mot');
    await desk.answer();
    await desk.pass(1000);
    expect(desk.sent[1]?.changes).toMatchObject([{ operation: 'put', parentVersion: 0 }]);
  });

  test('while offline keeps everything, tries again ever more rarely, and at once when online', async () => {
    const desk = new WritingDesk();
    desk.actor.send({ type: 'offline' });
    desk.type('a', 'mot');
    expect(tagsOf(desk)).toEqual(['offline']);
    await desk.pass(1050);
    await desk.answer({ kind: 'offline' });
    await desk.pass(1900);
    expect(desk.sent).toHaveLength(1);
    await desk.pass(200);
    expect(desk.sent).toHaveLength(2);
    await desk.answer({ kind: 'offline' });
    desk.actor.send({ type: 'online' });
    await settle();
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('a failing server is an error that can be retried by hand', async () => {
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

  test('without an active session the queue is kept, and sent once there is one', async () => {
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

  test('a document that is gone is not asked for again, holds nothing up, and keeps its words', async () => {
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

  test('one refused paragraph is set aside and does not hold up the others', async () => {
    const desk = new WritingDesk();
    desk.server.refuses = (text) => text.includes('too long');
    for (const id of ['a', 'b', 'c']) desk.type(id, id === 'b' ? 'too long' : 'fine');
    await desk.pass(1000);
    for (let round = 0; round < 5; round += 1) {
      await desk.answer();
      await desk.pass(200);
    }
    expect([...desk.server.paragraphs.keys()]).toEqual(['a', 'c']);
    expect(tagsOf(desk)).toEqual(['error']);
    expect(desk.stored.pending).toHaveProperty('b');
    desk.type('b', 'shorter');
    await desk.pass(1000);
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('a device that cannot store says so and the text still reaches the server', async () => {
    const desk = new WritingDesk();
    desk.storageIsFull = true;
    desk.type('a', 'mot');
    await desk.pass(1000);
    expect(desk.actor.getSnapshot().context.isProtected).toBe(false);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('mot');
    desk.storageIsFull = false;
    await desk.pass(300);
    expect(desk.actor.getSnapshot().context.isProtected).toBe(true);
  });

  test('sends no more than 500 changes, and well under 1 MiB, at a time', async () => {
    const desk = new WritingDesk();
    for (let index = 0; index < 600; index += 1) desk.type(`p${index}`, 'mot');
    await desk.pass(1000);
    expect(desk.sent[0]?.changes).toHaveLength(500);
    await desk.answer();
    await desk.pass(100);
    await desk.answer();
    for (let index = 0; index < 40; index += 1) desk.type(`p${index}`, 'é'.repeat(20_000));
    await desk.pass(1000);
    expect(JSON.stringify(desk.sent[2]).length * 2).toBeLessThan(1_100_000);
    expect(desk.sent[2]?.changes.length).toBeGreaterThan(1);
  });
});

describe(`${autoSaveMachine.id}: conflicts`, () => {
  async function conflict() {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier');
    desk.server.write('b', 'autre');
    desk.crash();
    desk.server.write('a', 'leurs');
    desk.type('a', 'miens');
    desk.type('b', 'autre, suite');
    await desk.pass(1000);
    await desk.answer();
    await desk.pass(200);
    await desk.answer();
    return desk;
  }

  test('hold both texts while the other paragraphs go on being saved', async () => {
    const desk = await conflict();
    expect(tagsOf(desk)).toEqual(['conflict']);
    expect(textOnServer(desk, 'b')).toBe('autre, suite');
    const { conflicts, pending } = desk.actor.getSnapshot().context.draft;
    expect(conflicts['a']).toMatchObject(paragraph('a', 'leurs'));
    expect(pending['a']).toMatchObject(paragraph('a', 'miens'));
  });

  test('mine replaces theirs', async () => {
    const desk = await conflict();
    desk.actor.send({ type: 'resolve', id: 'a', choice: 'mine' });
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('miens');
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('theirs replaces mine in the editor', async () => {
    const desk = await conflict();
    desk.actor.send({ type: 'resolve', id: 'a', choice: 'theirs' });
    expect(desk.editorText()).toContainEqual(['a', [{ text: 'leurs', marks: [] }]]);
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('both keeps theirs and adds mine beside it', async () => {
    const desk = await conflict();
    desk.actor.send({
      type: 'resolve',
      id: 'a',
      choice: 'both',
      copyId: 'copy',
      copyPosition: 'aV',
    });
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('leurs');
    expect(textOnServer(desk, 'copy')).toBe('miens');
  });

  test('a paragraph deleted elsewhere comes back when its writer keeps it', async () => {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier');
    desk.crash();
    desk.server.paragraphs.delete('a');
    desk.type('a', 'miens');
    await desk.pass(1000);
    await desk.answer();
    expect(desk.actor.getSnapshot().context.draft.conflicts).toEqual({ a: null });
    desk.actor.send({ type: 'resolve', id: 'a', choice: 'mine' });
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('miens');
  });
});

describe('flushAutoSave', () => {
  test('resolves with true once everything is acknowledged', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    desk.type('b', 'encore');
    await desk.answer();
    await desk.pass(50);
    await desk.answer();
    expect(await flushed).toBe(true);
    expect(desk.server.paragraphs.size).toBe(2);
  });

  test('resolves with false when the server cannot be reached', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    await desk.answer({ kind: 'offline' });
    expect(await flushed).toBe(false);
  });
});

describe('a second look at the server', () => {
  test('shows what another device wrote, but never over unsaved text', async () => {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier');
    desk.server.write('b', 'hier');
    desk.crash();
    desk.server.write('a', 'leurs');
    desk.server.write('b', 'leurs');
    desk.type('a', 'miens');
    desk.actor.send({ type: 'serverRead', paragraphs: desk.server.read(), asOf: 0 });
    expect([...desk.text.values()].map(textOf)).toEqual(['miens', 'leurs']);
  });

  test('is ignored when a save was acknowledged since it was asked for', async () => {
    const desk = new WritingDesk();
    const before = desk.server.read();
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer();
    desk.actor.send({ type: 'serverRead', paragraphs: before, asOf: 0 });
    expect(desk.text.has('a')).toBe(true);
  });

  test('unsaved text of a closed tab is taken over and saved', async () => {
    const desk = new WritingDesk();
    const left = { ...paragraph('z', 'laissé'), operation: 'put' as const, parentVersion: 0 };
    desk.actor.send({ type: 'adopt', queue: { inFlight: null, pending: { z: left } } });
    expect(desk.text.has('z')).toBe(true);
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'z')).toBe('laissé');
  });
});
