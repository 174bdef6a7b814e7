import type { Language } from './paragraph.ts';
import { runAtOnce, type Steps } from './steps.ts';
import { streamSafe } from './stream-safe.ts';

const INVISIBLE = /[\u00AD\u200B]/gu;
// ℹ, Ⓜ and keycaps hold a letter or a digit, so a segmenter takes them for words.
const EMOJI = /[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;
const GROUPED_DIGITS = /(?<=\p{Nd})[\u00A0\u202F](?=\p{Nd})/gu;
// U+202F joins letters in some engines and the colon did in older ones; as spaces they agree.
const ENGINE_DEPENDENT = /[\u202F:]/gu;
// Newer engines part letters at a full stop, older ones do not: an apostrophe joins them in all.
const STOP_BETWEEN_LETTERS = /(?<=[\p{L}\p{M}])\.(?=\p{L})/gu;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const HYPHEN = /^[-\u2010\u2011]$/u;

/** Segments between two steps: about a millisecond. */
const STEP = 1_000;

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterFor(language: Language): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

function normalise(text: string): string {
  return streamSafe(text.replace(INVISIBLE, ''))
    .normalize('NFC')
    .replace(EMOJI, ' ')
    .replace(GROUPED_DIGITS, '')
    .replace(STOP_BETWEEN_LETTERS, '’')
    .replace(ENGINE_DEPENDENT, ' ');
}

/**
 * The words of one paragraph, normalised and in order.
 *
 * A word is a word-like segment; segments joined by a single hyphen are one word, so that e-mail
 * and peut-être count once (docs/rules/counting.md).
 *
 * @param text the text of ONE paragraph: a whole document at once is quadratic in older engines.
 * @param language the language of the document, not of the interface.
 */
export const segmentWords = (text: string, language: Language): string[] =>
  runAtOnce(segmentWordsInSteps(text, language));

/** {@link segmentWords} in small steps, for a caller that must not block. */
export function* segmentWordsInSteps(text: string, language: Language): Steps<string[]> {
  const words: string[] = [];
  let joinable = false;
  let hyphen = '';
  let segments = 0;
  for (const { segment, isWordLike } of segmenterFor(language).segment(normalise(text))) {
    if (isWordLike && LETTER_OR_NUMBER.test(segment)) {
      const previous = words.at(-1);
      if (hyphen && previous !== undefined) {
        words[words.length - 1] = previous + hyphen + segment;
      } else {
        words.push(segment);
      }
      joinable = true;
      hyphen = '';
    } else {
      hyphen = joinable && HYPHEN.test(segment) ? segment : '';
      joinable = false;
    }
    segments += 1;
    if (segments % STEP === 0) yield;
  }
  return words;
}

/** How many words one paragraph holds; see `segmentWords` for what a word is. */
export function countWords(text: string, language: Language): number {
  return segmentWords(text, language).length;
}
