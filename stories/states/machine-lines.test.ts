import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { linesOf } from './machine-lines.ts';
import { mapOf } from './machine-map.ts';

const linesIn = (states: Parameters<typeof createMachine>[0]['states']) =>
  linesOf(mapOf(createMachine({ id: 'any', initial: 'one', states }).root));

test('one line joins all states that lead to another', () => {
  const lines = linesIn({
    one: { on: { end: 'three' } },
    two: { on: { end: 'three', stop: 'three' } },
    three: {},
  });
  expect(lines).toEqual([{ to: 3, from: [1, 2], lane: 0 }]);
});

test('a short line runs inside a long one', () => {
  const lines = linesIn({ one: { on: { end: 'three' } }, two: { on: { back: 'one' } }, three: {} });
  expect(lines).toEqual([
    { to: 1, from: [2], lane: 0 },
    { to: 3, from: [1], lane: 1 },
  ]);
});

test('lines that do not meet share a lane', () => {
  const lines = linesIn({
    one: { on: { next: 'two' } },
    two: {},
    three: { on: { next: 'four' } },
    four: {},
  });
  expect(lines.map(({ lane }) => lane)).toEqual([0, 0]);
});
