import { expect, test } from 'vitest';
import { controlFor } from './controls.ts';

const words = { name: 'children', type: { name: 'other', value: 'ReactNode' } } as const;
const rows = {
  name: 'rows',
  type: { name: 'other', value: '{ selected: readonly string[]; }' },
} as const;
const size = { name: 'size', type: { name: 'string' } } as const;

test('what may be words is typed as words, whether or not the story begins with some', () => {
  expect(controlFor(words, 'Écrire')).toEqual({ control: 'text' });
  expect(controlFor(words, undefined)).toEqual({ control: 'text' });
});

test('what a story does not begin with and nobody could type has no control', () => {
  expect(controlFor(rows, undefined)).toEqual({ control: false });
});

test('plain words, and a list that the story begins with, keep the control that they have', () => {
  expect(controlFor(size, undefined)).toEqual({});
  expect(controlFor(rows, [{ id: 'a' }])).toEqual({});
});
