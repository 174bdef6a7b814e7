import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';
import { media } from './media.ts';
import { queries } from './queries.ts';

test('the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({
    xs: 320,
    sm: 640,
    md: 768,
    lg: 1024,
    xl: 1280,
    xxl: 1536,
    '2xl': 1536,
  });
});

test('styles are under their condition’s query', () => {
  expect(media({ md: { display: 'grid' }, reducedMotion: { transition: 'none' } })).toEqual({
    '@media': {
      '(min-width: 48em)': { display: 'grid' },
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  });
});

test('a width and what lies below it never hold together', () => {
  expect(queries.belowMd).toBe(`not all and ${queries.md}`);
});
