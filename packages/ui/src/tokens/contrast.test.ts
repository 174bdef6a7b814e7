import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { pairsOf } from './pairs.ts';
import { darkRoles, lightRoles } from './roles.ts';

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('the %s colours', (_mode, roles) => {
  // PAGE-47
  test.each(pairsOf(roles))('are distinguishable: $name, $least to 1', ({ ink, ground, least }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });
});

// PAGE-47
test('text needs 4.5 to 1, controls and focus 3', () => {
  const least = new Map(pairsOf(lightRoles).map((pair) => [pair.name, pair.least]));
  expect(least.get('muted text on page')).toBe(4.5);
  expect(least.get('text on solid primary')).toBe(4.5);
  expect(least.get('selected text')).toBe(4.5);
  expect(least.get('control on surface')).toBe(3);
  expect(least.get('focus on page')).toBe(3);
});

test('contrast matches WCAG’s reference values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
