import { textOf } from '@ecritoire/prose';
import type { Paragraph } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  editOf,
  operations,
  plain,
  readable,
  TwoDevices,
  type Hand,
} from './two-devices.test-support.ts';
import type { WritingDesk } from './writing-desk.test-support.ts';

vi.setConfig({ testTimeout: 120_000 });

const devices = fc.constantFrom('here', 'there');
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('write'),
      on: devices,
      operation: fc.constantFrom(...operations),
      at: fc.nat(20),
      word: fc.nat(20),
      movesTo: fc.constantFrom('start', 'end'),
      turnsInto: fc.constantFrom('paragraph', 'heading', 'quote'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('online'), on: devices }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('look'), on: devices }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload'), on: devices }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;
type Choice = 'mine' | 'theirs' | 'both';

const document = ['alba brume', 'cime dune este', 'fleuve grêle houle île', 'jardin'].map(
  (text, index): Paragraph => ({
    id: `p${index}`,
    position: `a${index}`,
    type: 'paragraph',
    content: plain(text),
  }),
);

const wordsOf = (text: readonly Paragraph[]) =>
  text.flatMap(({ content }) => textOf(content).match(/\p{L}+\d*/gu) ?? []);

/** Two devices, and all that was ever written on either. */
class Schedule {
  devices = new TwoDevices(document);
  written = new Set(wordsOf(document));
  deleted = new Set<string>();
  conflicts = 0;
  /** Words that a choice has left out. */
  dropped = new Set<string>();
  count = 0;

  async run(step: Command, choice: Choice) {
    const desk = step.on === 'here' ? this.devices.here : this.devices.there;
    switch (step.type) {
      case 'write':
        return this.write(desk, step);
      case 'online':
        await this.devices.bringOnline(desk);
        await this.decide(desk, choice);
        desk.actor.send({ type: 'offline' });
        return;
      case 'look':
        this.devices.look(desk);
        return;
      case 'reload':
        await desk.pass(400);
        desk.crash();
        desk.actor.send({ type: 'offline' });
    }
  }

  async write(desk: WritingDesk, step: Extract<Command, { type: 'write' }>) {
    const text = this.devices.textOf(desk);
    this.count += 1;
    const index = step.at % Math.max(1, text.length);
    const target = text[index];
    if (!target) return;
    const words = wordsOf([target]);
    if (step.operation === 'split' && words.length < 2) return;
    const word = `${step.on === 'here' ? 'ici' : 'ailleurs'}${this.count}`;
    const hand: Hand = {
      run: step.on === 'here' ? 'cAAA' : 'cBBB',
      word,
      splitsAfter: words[step.word % Math.max(1, words.length - 1)] ?? '',
      movesTo: step.movesTo,
      turnsInto: step.turnsInto,
      newId: () => `new${this.count}`,
    };
    const edit = editOf(step.operation, text, index, hand);
    if (step.operation === 'edit' || step.operation === 'insert') this.written.add(word);
    if (step.operation === 'delete') for (const each of words) this.deleted.add(each);
    desk.edit(edit.put, edit.deletedIds);
    await desk.pass(400);
  }

  async decide(desk: WritingDesk, choice: Choice) {
    for (let round = 0; round < 20; round += 1) {
      const [conflict] = desk.actor.getSnapshot().context.draft.conflicts;
      if (!conflict) return;
      this.conflicts += 1;
      const before = [
        ...wordsOf(this.devices.textOf(desk)),
        ...wordsOf(this.devices.textOnServer()),
      ];
      desk.actor.send({ type: 'resolve', id: conflict.id, choice, language: 'fr' });
      const after = new Set(wordsOf(this.devices.textOf(desk)));
      if (choice !== 'both')
        for (const word of before) if (!after.has(word)) this.dropped.add(word);
      await this.devices.bringOnline(desk);
    }
  }

  async end(choice: Choice) {
    const { here, there } = this.devices;
    for (const desk of [here, there, here, there]) {
      await this.devices.bringOnline(desk);
      await this.decide(desk, choice);
    }
    for (const desk of [here, there]) this.devices.look(desk);
  }
}

describe('two devices, whatever each of them does', () => {
  // SAVE-8
  test('converge on each word, exactly once without a conflict', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 25 }),
        fc.constantFrom<Choice[]>('mine', 'theirs', 'both'),
        async (steps, choice) => {
          const schedule = new Schedule();
          for (const desk of [schedule.devices.here, schedule.devices.there]) {
            desk.actor.send({ type: 'offline' });
          }
          for (const step of steps) await schedule.run(step, choice);
          await schedule.end(choice);

          const { devices: both, written, deleted, dropped } = schedule;
          const text = both.textOnServer();
          for (const desk of [both.here, both.there]) {
            expect(desk.actor.getSnapshot().hasTag('saved')).toBe(true);
            expect(readable(both.textOf(desk))).toEqual(readable(text));
          }
          const words = wordsOf(text);
          const lost = [...written].filter((word) => !words.includes(word));
          expect(lost.filter((word) => !deleted.has(word) && !dropped.has(word))).toEqual([]);
          const twice = words.filter((word, index) => words.indexOf(word) !== index);
          expect(schedule.conflicts === 0 ? twice : []).toEqual([]);
        },
      ),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 150) },
    );
  });
});
