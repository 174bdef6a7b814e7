import { expect, test } from 'vitest';
import { queries } from '../packages/ui/src/tokens/queries.ts';
import { emulate } from './emulated-media.ts';

const off = { hasForcedColours: false, hasReducedMotion: false };

test('leaves every condition alone when nothing is emulated', () => {
  const conditions = Object.values(queries);
  expect(conditions.map((condition) => emulate(condition, off))).toEqual(conditions);
});

test('forced colours match, and own colours do not', () => {
  const forced = { ...off, hasForcedColours: true };
  expect(emulate(queries.forcedColours, forced)).toBe('(min-width: 0px)');
  expect(emulate(`${queries.ownColours} and ${queries.hover}`, forced)).toBe(
    '(max-width: 0px) and (hover: hover)',
  );
});

test('reduced motion matches, within a longer condition too', () => {
  const reduced = { ...off, hasReducedMotion: true };
  expect(emulate(`not ${queries.reducedMotion}`, reduced)).toBe('not (min-width: 0px)');
});
