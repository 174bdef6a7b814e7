import { describe, expect, test } from 'vitest';
import { autoSaveMachine } from './auto-save.machine.ts';
import {
  paragraph,
  tagsOf,
  textOf,
  textOnServer,
  WritingDesk,
} from './writing-desk.test-support.ts';

describe(`${autoSaveMachine.id}: conflicts`, () => {
  async function conflict(theirs = 'leurs', mine = 'miens') {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier');
    desk.server.write('b', 'autre');
    desk.crash();
    desk.server.write('a', theirs);
    desk.type('a', mine);
    desk.type('b', 'autre, suite');
    await desk.pass(1000);
    await desk.answer();
    await desk.pass(300);
    await desk.answer();
    return desk;
  }

  // SAVE-10
  test('keep both texts while others are saved', async () => {
    const desk = await conflict();
    expect(tagsOf(desk)).toEqual(['conflict']);
    expect(textOnServer(desk, 'b')).toBe('autre, suite');
    const { conflicts, pending } = desk.actor.getSnapshot().context.draft;
    expect(conflicts).toMatchObject([{ id: 'a', theirs: [paragraph('a', 'leurs')] }]);
    expect(pending['a']).toMatchObject(paragraph('a', 'miens'));
  });

  test('mine replaces theirs', async () => {
    const desk = await conflict();
    desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice: 'mine' });
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('miens');
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  test('theirs replaces mine in the editor', async () => {
    const desk = await conflict();
    desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice: 'theirs' });
    expect(desk.editorText()).toContainEqual(['a', [{ text: 'leurs', marks: [] }]]);
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  // SAVE-10
  test('both adds mine beside theirs', async () => {
    const desk = await conflict();
    desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice: 'both' });
    await desk.pass(100);
    await desk.answer();
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('leurs');
    expect(desk.server.read().map(textOf)).toEqual(['leurs', 'autre, suite', 'miens']);
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  // COUNT-9
  test('the copy sends only its difference, also while edited', async () => {
    const desk = await conflict('La mer, enfin, montait.', 'La nuit montait, bleue.');
    desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice: 'both' });
    const copied = [...desk.text.values()].find((each) => textOf(each).startsWith('La nuit'));
    desk.type(copied?.id ?? '', 'La nuit montait, bleue, suite.');
    const before = desk.sent.length;
    for (const _save of [1, 2]) {
      await desk.pass(1000);
      await desk.answer();
    }
    const sent = desk.sent.slice(before).map(({ origin = 'written', changes: [change] }) => ({
      origin,
      text: change?.operation === 'put' ? textOf(change) : null,
    }));
    expect(sent).toEqual([
      { origin: 'restored', text: 'La montait' },
      { origin: 'written', text: 'La nuit montait, bleue, suite.' },
    ]);
    expect(desk.sent.at(-1)?.changes[0]).not.toHaveProperty('copied');
  });

  /** What another device has done since, as this one reads it. */
  function readAgain(desk: WritingDesk) {
    const asOf = desk.actor.getSnapshot().context.acknowledgements;
    desk.actor.send({ type: 'serverRead', paragraphs: desk.server.read(), asOf });
  }

  // SAVE-10
  test.each(['theirs', 'both'] as const)(
    'show the other device’s newest version: %s keeps that',
    async (choice) => {
      const desk = await conflict();
      desk.server.write('a', 'leurs, plus tard');
      readAgain(desk);
      expect(desk.actor.getSnapshot().context.draft.conflicts).toMatchObject([
        { theirs: [paragraph('a', 'leurs, plus tard')] },
      ]);
      expect(desk.editorText()).toContainEqual(['a', [{ text: 'miens', marks: [] }]]);
      desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice });
      expect(desk.editorText()).toContainEqual(['a', [{ text: 'leurs, plus tard', marks: [] }]]);
    },
  );

  test('keeping one’s own wins over the newest at once', async () => {
    const desk = await conflict();
    desk.server.write('a', 'leurs, plus tard');
    readAgain(desk);
    desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice: 'mine' });
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('miens');
    expect(tagsOf(desk)).toEqual(['saved']);
  });

  // SAVE-10
  test('end when both devices write the same', async () => {
    const desk = await conflict();
    desk.server.write('a', 'miens');
    readAgain(desk);
    expect(tagsOf(desk)).toEqual(['saved']);
    expect(desk.editorText()).toContainEqual(['a', [{ text: 'miens', marks: [] }]]);
  });

  // SAVE-10
  test('renewing one leaves the queue alone', async () => {
    const desk = await conflict();
    desk.type('c', 'neuf');
    await desk.pass(1000);
    desk.delete('c');
    desk.server.write('a', 'leurs, plus tard');
    readAgain(desk);
    await desk.answer();
    await desk.pass(1000);
    await desk.answer();
    expect(desk.server.paragraphs.has('c')).toBe(false);
    expect(tagsOf(desk)).toEqual(['conflict']);
  });

  // SAVE-10
  test.each(['mine', 'theirs'] as const)(
    'include what is split or joined meanwhile: %s is whole',
    async (choice) => {
      const desk = await conflict('leurs', 'miens et suite');
      desk.edit([paragraph('a', 'miens'), paragraph('aa', ' et suite')], []);
      await desk.pass(1000);
      expect(tagsOf(desk)).toEqual(['conflict']);
      desk.edit([paragraph('aa', ' et suite, autre, suite')], ['b']);
      await desk.pass(1000);
      expect(tagsOf(desk)).toEqual(['conflict']);
      desk.actor.send({ type: 'resolve', id: 'a', choice, language: 'fr' });
      await desk.pass(1000);
      await desk.answer();
      expect(tagsOf(desk)).toEqual(['saved']);
      const resolved = {
        mine: ['miens', ' et suite, autre, suite'],
        theirs: ['leurs', 'autre, suite'],
      };
      expect(desk.server.read().map(textOf)).toEqual(resolved[choice]);
      expect([...desk.text.values()].map(textOf).toSorted()).toEqual(resolved[choice].toSorted());
    },
  );

  // SAVE-10
  test('recognise an identical split by another device', async () => {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier soir');
    desk.crash();
    desk.edit([paragraph('a', 'hier'), paragraph('ac', ' soir')], []);
    await desk.pass(1000);
    desk.server.write('a', 'hier');
    desk.server.write('ab', ' soir');
    desk.type('a', 'hier encore');
    await desk.answer();
    const [conflict] = desk.actor.getSnapshot().context.draft.conflicts;
    expect(conflict?.theirs.map(textOf)).toEqual(['hier', ' soir']);
    desk.actor.send({ type: 'resolve', id: 'a', choice: 'mine', language: 'fr' });
    await desk.pass(1000);
    await desk.answer();
    expect(desk.server.read().map(textOf)).toEqual(['hier encore', ' soir']);
  });

  test('keeping a remotely deleted paragraph restores it', async () => {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier');
    desk.crash();
    desk.server.paragraphs.delete('a');
    desk.type('a', 'miens');
    await desk.pass(1000);
    await desk.answer();
    expect(desk.actor.getSnapshot().context.draft.conflicts).toMatchObject([
      { id: 'a', theirs: [] },
    ]);
    desk.actor.send({ type: 'resolve', id: 'a', language: 'fr', choice: 'mine' });
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'a')).toBe('miens');
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

  test('is ignored after a newer acknowledged save', async () => {
    const desk = new WritingDesk();
    const before = desk.server.read();
    desk.type('a', 'mot');
    await desk.pass(1000);
    await desk.answer();
    desk.actor.send({ type: 'serverRead', paragraphs: before, asOf: 0 });
    expect(desk.text.has('a')).toBe(true);
  });

  test('is ignored after a newer conflict', async () => {
    const desk = new WritingDesk();
    desk.server.write('a', 'hier');
    desk.crash();
    const before = desk.server.read();
    desk.server.write('a', 'leurs');
    desk.server.write('b', 'de plus');
    desk.type('a', 'miens');
    await desk.pass(1000);
    await desk.answer();
    desk.actor.send({ type: 'serverRead', paragraphs: before, asOf: 0 });
    expect(desk.text.has('b')).toBe(true);
  });

  test('a closed tab’s unsaved text is adopted and saved', async () => {
    const desk = new WritingDesk();
    const left = { ...paragraph('z', 'laissé'), operation: 'put' as const, parentVersion: 0 };
    desk.actor.send({ type: 'adopt', queue: { inFlight: null, pending: { z: left } } });
    expect(desk.text.has('z')).toBe(true);
    await desk.pass(100);
    await desk.answer();
    expect(textOnServer(desk, 'z')).toBe('laissé');
  });
});
