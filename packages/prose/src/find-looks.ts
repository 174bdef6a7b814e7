import { createExactness } from './exact-signs.ts';
import { foldLooks } from './fold.ts';

/** A stretch of a text, and where it stands in the folded text. */
type Piece = { from: number; size: number; at: number; length: number };

/** A text as it looks, with the way back from offsets of the folded text to those of the text. */
export type Looks = { text: string; folded: string; pieces: readonly Piece[] };

const ORDINARY = String.raw`[^\p{M}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}œæßŒÆẞ…«»‹›\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF\u{10000}-\u{10FFFF}]`;
/** A quotation mark with a space on its inner side looks like one without. */
const OPENING = String.raw`(?<![\p{L}\p{N}.,!?…])[«‹]\s+`;
const CLOSING = String.raw`\s+[»›](?![\p{L}\p{N}])`;
/** What folds sign by sign; anything else, with the letter that its marks belong to. */
const PIECES = new RegExp(
  [
    OPENING,
    CLOSING,
    String.raw`(${ORDINARY}+)(?![\p{M}\p{Default_Ignorable_Code_Point}]|\s*[»›](?![\p{L}\p{N}]))`,
    `[^](?:(?!${ORDINARY}|${OPENING}|${CLOSING})[^])*`,
  ].join('|'),
  'gu',
);
const SPACED_QUOTE = /^(?:[«‹]\s+|\s+[»›])$/u;
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const BEGINS_WORD = /^[\p{L}\p{M}\p{N}_]/u;
const ENDS_WORD = /[\p{L}\p{M}\p{N}_]$/u;
/** Between two of these ends a grapheme cluster. */
const SIMPLE = /[\t\n -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u202F]/u;

const looksOf = (text: string, matchesCase: boolean): string =>
  SPACED_QUOTE.test(text) ? '"' : foldLooks(text, matchesCase);

/** Folds a text so that matches keep offsets into the original. */
export function foldedLooks(text: string, matchesCase: boolean): Looks {
  const pieces: Piece[] = [];
  let folded = '';
  const add = (from: number, size: number, looks: string) => {
    pieces.push({ from, size, at: folded.length, length: looks.length });
    folded += looks;
  };
  for (const { 0: whole, 1: ordinary, index } of text.matchAll(PIECES)) {
    const looks = looksOf(whole, matchesCase);
    // None of what is ordinary makes a text shorter: of the same length, it has folded sign by sign.
    if (looks.length === ordinary?.length || SPACED_QUOTE.test(whole)) {
      add(index, whole.length, looks);
      continue;
    }
    for (const { segment, index: offset } of clusters.segment(whole)) {
      add(index + offset, segment.length, looksOf(segment, matchesCase));
    }
  }
  return { text, folded, pieces };
}

/** The last piece that begins before an offset of the folded text, or at it where `orAt` says so. */
function pieceBefore(pieces: readonly Piece[], offset: number, orAt: boolean): Piece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = pieces[middle]?.at ?? 0;
    if (at < offset || (orAt && at === offset)) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}

/** The offset of the text for one of the folded text; null within what is folded as a whole. */
function originalOf({ pieces }: Looks, offset: number, isEnd: boolean): number | null {
  const piece = pieceBefore(pieces, offset, !isEnd);
  if (!piece) return 0;
  const within = offset - piece.at;
  if (within === 0) return piece.from;
  if (within === piece.length) return piece.from + piece.size;
  return piece.size === piece.length ? piece.from + within : null;
}

function createBounds(text: string): (offset: number) => boolean {
  let segments: Intl.Segments | undefined;
  return (offset) => {
    if (offset === 0 || offset === text.length) return true;
    if (SIMPLE.test(text.charAt(offset - 1)) && SIMPLE.test(text.charAt(offset))) return true;
    segments ??= clusters.segment(text);
    return segments.containing(offset)?.index === offset;
  };
}

function isWithinWord(folded: string, from: number, to: number): boolean {
  const [before, sought, after] = [
    folded.slice(Math.max(0, from - 2), from),
    folded.slice(from, to),
    folded.slice(to, to + 2),
  ];
  return (
    (BEGINS_WORD.test(sought) && ENDS_WORD.test(before)) ||
    (ENDS_WORD.test(sought) && BEGINS_WORD.test(after))
  );
}

const SPACE_BEFORE = /^\s+(?=[»›])/u;
const SPACE_AFTER = /(?<=[«‹])\s+$/u;

/** The spaces of a quotation mark that a stretch of a text ends with, or begins. */
const spacesOf = (text: string) => ({
  before: SPACE_BEFORE.exec(text)?.[0].length ?? 0,
  after: SPACE_AFTER.exec(text)?.[0].length ?? 0,
});

/**
 * Where a text has what looks like something else, as `foldLooks` compares them, with its very signs
 * of typography: from a bound of grapheme clusters to another, one after the other. The spaces of a
 * quotation mark at either end are found where they are sought.
 *
 * @param sought folded as the text is.
 */
export function findLooks(
  looks: Looks,
  sought: Looks,
  wholeWords: boolean,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const isBound = createBounds(looks.text);
  const isExact = createExactness(sought.text);
  const [beginsWithSpace, endsWithSpace] = [/^\s/u.test(sought.text), /\s$/u.test(sought.text)];
  const placeOf = (at: number, end: number) => {
    const [from, to] = [originalOf(looks, at, false), originalOf(looks, end, true)];
    if (from === null || to === null) return null;
    const text = looks.text.slice(from, to);
    if (!isExact(text)) return null;
    const { before, after } = spacesOf(text);
    return {
      from: beginsWithSpace ? from : from + before,
      to: endsWithSpace ? to : to - after,
    };
  };
  const { folded } = looks;
  let at = sought.folded === '' ? -1 : folded.indexOf(sought.folded);
  while (at !== -1) {
    const end = at + sought.folded.length;
    const place = placeOf(at, end);
    const isFound =
      place !== null &&
      isBound(place.from) &&
      isBound(place.to) &&
      !(wholeWords && isWithinWord(folded, at, end));
    if (isFound) found.push(place);
    at = folded.indexOf(sought.folded, isFound ? end : at + 1);
  }
  return found;
}
