import { alignInSteps } from './diff.ts';
import { runAtOnce, type Steps } from './steps.ts';
import { wordsAndSigns } from './words-and-signs.ts';

/** A stretch of a text that the other one has too, or has not. */
export type TextPart = { text: string; isShared: boolean };

// Only the display depends on it, no count: the reader's own language will do.
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => Array.from(segmenter.segment(text)).filter((s) => s.isWordLike);

type Words = ReturnType<typeof wordsOf>;

/**
 * Two versions of a paragraph, each in parts, in reading order; together they are its whole text.
 * They are held against each other word by word, and by what stands between the words they share.
 */
export const compareTexts = (one: string, other: string): [TextPart[], TextPart[]] =>
  runAtOnce(compareTextsInSteps(one, other));

/** {@link compareTexts}, in steps between which the caller may yield. */
export function* compareTextsInSteps(one: string, other: string): Steps<[TextPart[], TextPart[]]> {
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  const segmentOf = ({ segment }: Words[number]) => segment;
  const { commonBefore, commonAfter } = yield* alignInSteps(
    ones.map(segmentOf),
    others.map(segmentOf),
  );
  const shared = ones.filter((_, index) => commonBefore[index]).map(segmentOf);
  const between = betweenWords(
    one,
    ones.filter((_, index) => commonBefore[index]),
  );
  const otherBetween = betweenWords(
    other,
    others.filter((_, index) => commonAfter[index]),
  );
  return [partsOf(shared, between, otherBetween), partsOf(shared, otherBetween, between)];
}

/** What stands before, between and after some words of a text. */
function betweenWords(text: string, words: Words): string[] {
  const ends = words.map(({ index, segment }) => index + segment.length);
  return [...words, { index: text.length }].map(({ index }, at) =>
    text.slice(ends[at - 1] ?? 0, index),
  );
}

function partsOf(shared: readonly string[], between: string[], otherBetween: string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (text: string, isShared: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.isShared === isShared) last.text += text;
    else parts.push({ text, isShared });
  };
  for (const [at, text] of between.entries()) {
    const { start, own, end } = withoutSameEnds(
      wordsAndSigns(text),
      wordsAndSigns(otherBetween[at] ?? ''),
    );
    add(start, true);
    add(own, false);
    add(end, true);
    add(shared[at] ?? '', true);
  }
  return parts;
}

const isInWord = (letter: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(letter ?? '');

/** The spaces and signs at its ends that another stretch has too are shared; words are never cut. */
function withoutSameEnds(letters: readonly string[], others: readonly string[]) {
  const shorter = Math.min(letters.length, others.length);
  let start = 0;
  while (start < shorter && letters[start] === others[start] && !isInWord(letters[start]))
    start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    letters.at(-1 - end) === others.at(-1 - end) &&
    !isInWord(letters.at(-1 - end))
  ) {
    end += 1;
  }
  return {
    start: letters.slice(0, start).join(''),
    own: letters.slice(start, letters.length - end).join(''),
    end: letters.slice(letters.length - end).join(''),
  };
}
