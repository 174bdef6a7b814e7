import { breakpoints, type Breakpoint } from './breakpoints.ts';

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
