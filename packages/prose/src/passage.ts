import { clusterBound } from './cluster-bound.ts';
import { findFolded } from './fold.ts';

/** UTF-16 units on either side of what was found: some two lines of a list. */
const BEFORE = 60;
const AFTER = 120;
/** UTF-16 units, for what is found is as long as what is searched for, or longer. */
const LONGEST = 280;

const BLANK = /\s/u;

/** The first offset from this one on, and before the place, where a word begins. */
function wordFrom(text: string, offset: number, place: number): number {
  if (offset <= 0) return 0;
  for (let at = offset; at < place; at += 1) {
    if (BLANK.test(text.charAt(at - 1))) return at;
  }
  return place;
}

/** The last offset up to this one, and behind the place, where a word ends. */
function wordUpTo(text: string, offset: number, place: number): number {
  if (offset >= text.length) return text.length;
  for (let at = offset; at > place; at -= 1) {
    if (BLANK.test(text.charAt(at))) return at;
  }
  return place;
}

/**
 * What a reader needs to see of a text to know why it was found: the first place that has what is
 * searched for, as `findFolded` finds it, in the words around it. “…” stands where it is cut.
 * @returns at most 284 UTF-16 units; null where the text does not have it.
 */
export function passageOf(text: string, search: string): string | null {
  const place = findFolded(text, search);
  if (!place) return null;
  const from = wordFrom(text, place.from - BEFORE, place.from);
  const to = Math.min(wordUpTo(text, place.to + AFTER, place.to), from + LONGEST);
  const words = text.slice(from, clusterBound(text, to)).trim();
  return `${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}
