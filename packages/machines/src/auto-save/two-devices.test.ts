import { textOf } from '@ecritoire/prose';
import type { Paragraph } from '@ecritoire/prose';
import { describe, expect, test } from 'vitest';
import { mineIn } from './open-conflicts.ts';
import {
  applied,
  editOf,
  operations,
  plain,
  readable,
  TwoDevices,
  type Hand,
  type Operation,
} from './two-devices.test-support.ts';

const document = ['Avant elle chantait.', 'Un deux trois quatre cinq six', 'Puis lui dormait.'].map(
  (text, index): Paragraph => ({
    id: `p${index}`,
    position: `a${index}`,
    type: 'paragraph',
    content: plain(text),
  }),
);
const target = 1;

const mine: Hand = {
  run: 'cAAA',
  word: 'alpha',
  splitsAfter: 'deux',
  movesTo: 'end',
  turnsInto: 'heading',
  newId: () => 'new-here',
};
const theirs: Hand = {
  run: 'cBBB',
  word: 'bêta',
  splitsAfter: 'quatre',
  movesTo: 'start',
  turnsInto: 'quote',
  newId: () => 'new-there',
};

/** Overlapping changes; all others merge automatically. */
const overlapping: Record<Operation, readonly Operation[]> = {
  edit: ['edit', 'delete'],
  split: ['delete'],
  merge: ['move', 'delete', 'kind'],
  move: ['merge', 'move', 'delete'],
  delete: ['edit', 'split', 'merge', 'move', 'kind'],
  kind: ['merge', 'delete', 'kind'],
  insert: [],
};

const cells = [false, true].flatMap((isReloaded) =>
  operations.flatMap((here) =>
    operations.map((there) => ({
      here,
      there,
      isReloaded,
      way: isReloaded ? 'after a reload' : 'in an open tab',
      overlaps: overlapping[here].includes(there),
    })),
  ),
);
type Cell = (typeof cells)[number];

/** One device does something offline, the other saves first; then the one comes online. */
async function meet({ here, there, isReloaded }: Cell) {
  const devices = new TwoDevices(document);
  devices.here.actor.send({ type: 'offline' });
  const edit = editOf(here, document, target, mine);
  devices.here.edit(edit.put, edit.deletedIds);
  await devices.here.pass(400);
  const other = editOf(there, document, target, theirs);
  devices.there.edit(other.put, other.deletedIds);
  await devices.bringOnline(devices.there);
  if (isReloaded) devices.here.crash();
  await devices.bringOnline(devices.here);
  for (const desk of [devices.here, devices.there]) devices.look(desk);
  return { devices, mineWas: applied(document, edit), theirsWas: applied(document, other) };
}

/** The text that both devices and the server have come to. */
function textOfAll(devices: TwoDevices): Paragraph[] {
  const text = devices.textOnServer();
  for (const desk of [devices.here, devices.there]) {
    expect(readable(devices.textOf(desk))).toEqual(readable(text));
  }
  return text;
}

/** The text after one of the operations on one device, then the other. */
function inTurn(first: Operation, second: Operation, hands: [Hand, Hand]): string[] {
  const once = applied(document, editOf(first, document, target, hands[0]));
  const deux = once.findIndex(({ content }) => textOf(content).includes('Un'));
  const six = once.findIndex(({ content }) => textOf(content).includes('six'));
  const isAtEnd = second === 'edit' || second === 'insert' || hands[1].splitsAfter === 'quatre';
  const index = isAtEnd && second !== 'merge' ? six : deux;
  const hasGone = index < 0 || (first === 'merge' && second === 'merge');
  return readable(hasGone ? once : applied(once, editOf(second, once, index, hands[1])));
}

const wordsOf = (text: readonly Paragraph[]) =>
  text.flatMap(({ content }) => textOf(content).match(/\p{L}+/gu) ?? []);

describe('two devices on one paragraph', () => {
  test('meet in every cell of the table', () => {
    expect(cells.filter(({ isReloaded }) => isReloaded)).toHaveLength(49);
  });

  // SAVE-8
  test.each(cells.filter(({ overlaps }) => !overlaps))(
    '$here here and $there there come together $way',
    async (cell) => {
      const { devices } = await meet(cell);
      const { draft } = devices.here.actor.getSnapshot().context;
      expect(draft.conflicts).toEqual([]);
      expect([
        inTurn(cell.here, cell.there, [mine, theirs]),
        inTurn(cell.there, cell.here, [theirs, mine]),
      ]).toContainEqual(readable(textOfAll(devices)));
    },
  );

  // SAVE-10
  test.each(cells.filter(({ overlaps }) => overlaps))(
    '$here here and $there there leave a choice $way',
    async (cell) => {
      for (const choice of ['mine', 'theirs', 'both'] as const) {
        const { devices, mineWas, theirsWas } = await meet(cell);
        const { here, there } = devices;
        const { draft } = here.actor.getSnapshot().context;
        const [conflict] = draft.conflicts;
        if (!conflict) throw new Error('There is nothing to choose.');
        const isConcerned = ({ id }: Paragraph) => conflict.ids.includes(id);
        expect(readable(mineIn(conflict, draft))).toEqual(readable(mineWas.filter(isConcerned)));
        expect(readable(conflict.theirs)).toEqual(readable(theirsWas.filter(isConcerned)));
        expect(readable(devices.textOf(here))).toEqual(readable(mineWas));

        here.actor.send({ type: 'resolve', id: conflict.id, choice, language: 'fr' });
        await devices.bringOnline(here);
        devices.look(there);
        const text = textOfAll(devices);
        const all = new Set([...wordsOf(mineWas), ...wordsOf(theirsWas)]);
        const expected = { mine: readable(mineWas), theirs: readable(theirsWas), both: all };
        const found = choice === 'both' ? new Set(wordsOf(text)) : readable(text);
        expect(found).toEqual(expected[choice]);
        const times = (word: string) => wordsOf(text).filter((each) => each === word).length;
        expect(wordsOf(text).every((word) => times(word) === 1)).toBe(true);
      }
    },
  );
});
