import type { StyleRule } from '@vanilla-extract/css';
import { measures } from './measures.ts';
import { queries } from './queries.ts';

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
