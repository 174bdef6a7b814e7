import { expect, test } from 'vitest';
import { controlFor } from './controls.ts';

const words = { name: 'children', type: { name: 'other', value: 'ReactNode' } } as const;
const rows = {
  name: 'rows',
  type: { name: 'other', value: '{ selected: readonly string[]; }' },
} as const;
const size = { name: 'size', type: { name: 'string' } } as const;

test('text props have a text control, even when unset', () => {
  expect(controlFor(words, 'Écrire')).toEqual({ control: 'text' });
  expect(controlFor(words, undefined)).toEqual({ control: 'text' });
});

test('an unset, untypable prop has no control', () => {
  expect(controlFor(rows, undefined)).toEqual({ control: false });
});

test('text and initial lists keep their controls', () => {
  expect(controlFor(size, undefined)).toEqual({});
  expect(controlFor(rows, [{ id: 'a' }])).toEqual({});
});
