import { expect, it } from 'vitest';
import { directionOf, withoutDirections } from './direction.ts';

it.each([
  ['', 'ltr'],
  ['« 12 »', 'ltr'],
  ['Il pleut. שלום', 'ltr'],
  ['12. שלום, monde', 'rtl'],
  ['« مرحبا »', 'rtl'],
  ['\u200Fabc', 'rtl'],
  ['日本', 'ltr'],
] as const)('%j runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

// PAGE-77
it.each(['Zo\u202Eé', 'Zo\u2069é', '\u2067Zoé'])('%j turns no line that it stands in', (text) => {
  expect(withoutDirections(text)).toBe('Zoé');
});
