import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, type Breakpoint } from './breakpoints.ts';
import { measures } from './measures.ts';

/** In em, so that a reader with larger text gets the narrower layout. */
function fromWidth(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint] / 16}em)`;
}

export const queries = {
  xs: fromWidth('xs'),
  sm: fromWidth('sm'),
  md: fromWidth('md'),
  lg: fromWidth('lg'),
  xl: fromWidth('xl'),
  xxl: fromWidth('xxl'),
  '2xl': fromWidth('2xl'),
  belowSm: `not all and ${fromWidth('sm')}`,
  /** The widest ones that are held upright. */
  phone: 'not all and (min-width: 28em)',
  belowMd: `not all and ${fromWidth('md')}`,
  belowLg: `not all and ${fromWidth('lg')}`,
  /** Where no script runs, nothing can be done or opened by a button. */
  unscripted: '(scripting: none)',
  unscriptedBelowLg: `(scripting: none) and (not ${fromWidth('lg')})`,
  /** A phone on its side, or a page that is much enlarged. */
  low: 'not all and (min-height: 30em)',
  /** So low that bars which stay in sight would leave no line to write on. */
  lowest: 'not all and (min-height: 16em)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  ownColours: '(forced-colors: none)',
  prefersDark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const;

/**
 * A place, a container of its own, that is narrower than a small phone is with text of the usual
 * size: measured by the text, however that has become large.
 */
export const narrowPlace = '(inline-size < 19rem)';

/** Narrower still, by the same measure: a word has to have the whole of it. */
export const crowdedPlace = '(inline-size < 12rem)';

/** At the sides of words: as on a small phone with text of the usual size, however large it is. */
export const sideSpace = {
  2: `min(${measures.space[2]}, 2.5vw)`,
  3: `min(${measures.space[3]}, 3.75vw)`,
  4: `min(${measures.space[4]}, 5vw)`,
} as const;

export type MediaCondition = keyof typeof queries;

function conditionQuery(name: string): string {
  const query = new Map<string, string>(Object.entries(queries)).get(name);
  if (query === undefined) throw new Error(`No media condition is called ${name}.`);
  return query;
}

type Rules = NonNullable<StyleRule['@media']>[string];

/**
 * Styles under named conditions: `style([{ … }, media({ md: { … }, touch: { … } })])`.
 *
 * Widths hold from the named breakpoint upwards; `belowMd` and its kin hold under it.
 */
export function media(rules: Partial<Record<MediaCondition, Rules>>): StyleRule {
  return {
    '@media': Object.fromEntries(
      Object.entries(rules).map(([condition, rule]) => [conditionQuery(condition), rule]),
    ),
  };
}
