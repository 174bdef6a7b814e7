import { describe, expect, test } from 'vitest';
import { autoSaveMachine } from './auto-save.machine.ts';
import { settle, tagsOf, textOnServer, WritingDesk } from './writing-desk.test-support.ts';

describe(`${autoSaveMachine.id}: saving`, () => {
  // SAVE-1
  test('saves 800 ms after the last edit', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'Il');
    await desk.pass(700);
    desk.type('a', 'Il pleut');
    await desk.pass(700);
    expect(tagsOf(desk)).toEqual(['pending']);
    expect(desk.sent).toHaveLength(0);
    await desk.pass(300);
    expect(desk.sent).toHaveLength(1);
  });

  // SAVE-1
  test('saves within 5 s under continuous typing', async () => {
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

  // SAVE-2
  test('reports saved only once acknowledged', async () => {
    const desk = new WritingDesk();
    expect(tagsOf(desk)).toEqual(['saved']);
    desk.type('a', 'mot');
    expect(tagsOf(desk)).toEqual(['pending']);
    await desk.pass(1000);
    expect(tagsOf(desk)).toEqual(['saving']);
    await desk.answer();
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  // SAVE-1
  test('writes to the device within 350 ms', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(350);
    expect(desk.sent).toHaveLength(0);
    expect(desk.stored.pending['a']).toMatchObject({ operation: 'put', parentVersion: 0 });
  });

  test('one save at a time; later typing uses its version', async () => {
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

  test('stores a batch before sending and resends it unchanged', async () => {
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

  test('a lost response does not save twice', async () => {
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

  test('deletes a sent paragraph at its version', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    await desk.pass(1000);
    desk.delete('a');
    await desk.answer();
    await desk.pass(1000);
    expect(desk.sent[1]?.changes).toMatchObject([
      { operation: 'delete', id: 'a', parentVersion: 1 },
    ]);
  });

  test('skips a paragraph added and deleted', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    desk.delete('a');
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('undoing an acknowledged deletion inserts it', async () => {
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

  test('sends at most 500 changes, 1 MiB', async () => {
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
