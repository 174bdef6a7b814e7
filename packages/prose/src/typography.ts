import type { Language } from './paragraph.ts';

/** A stretch of a text, and what is set in its place. */
export type Typesetting = { from: number; to: number; text: string };

/** What is found at the end of a text, and what is set in its place. */
type Rule = readonly [found: RegExp, text: string];

/**
 * By the sign that was typed; of its rules the first holds that finds what it looks for. What looks
 * far back does so from the end: from everywhere it would take seconds in a long paragraph.
 */
type Rules = Partial<Record<string, readonly Rule[]>>;

const apostrophe: Rule = [/'$/u, '’'];
const dash: Rule = [/(?<!-)--$/u, '—'];
const ellipsis: Rule = [/(?<!\.)\.{3}$/u, '…'];
const french: Rules = {
  "'": [apostrophe],
  '"': [
    [/(?<=«\u202F)"$/u, '»'],
    // A space that was typed within quotes is that of their end, as it is of their beginning.
    [/ "$(?<=«[^»]*[^»\s] ")/u, '\u202F»'],
    // What breaks off within quotes ends there, other dashes come before a word.
    [/"$(?<=«[^»]*[-–—]")/u, '\u202F»'],
    // Behind an apostrophe as well: what is quoted may be elided before.
    [/(?<=^|[\s([{<‘“’–—*_/:=-])"$/u, '«\u202F'],
    [/"$/u, '\u202F»'],
  ],
  '<': [[/(?<!<)<<$/u, '«\u202F']],
  '>': [[/(?<=[^\s>]) ?>>$/u, '\u202F»']],
  '-': [dash],
  '.': [ellipsis],
  ' ': [
    // Begins what somebody says.
    [/(?<=^|\n)[-—] $/u, '—\u00A0'],
    [/(?<=«)\u202F? $/u, '\u202F'],
  ],
  // A space that was typed: nothing comes where there is none, as in 10:30.
  ';': [[/(?<=\S) (?=;$)/u, '\u202F']],
  '!': [[/(?<=\S) (?=!$)/u, '\u202F']],
  '?': [[/(?<=\S) (?=\?$)/u, '\u202F']],
  '»': [[/(?<=\S) (?=»$)/u, '\u202F']],
  ':': [[/(?<=\S) (?=:$)/u, '\u00A0']],
};

const english: Rules = {
  '"': [
    [/"$(?<=“[^”]*[-–—] ?")/u, '”'],
    [/(?<=^|[\s([{<‘«–—*_/:=-])"$/u, '“'],
    [/"$/u, '”'],
  ],
  "'": [
    // An apostrophe within a word closes nothing.
    [/'$(?<=‘(?:[^’]|’(?=\p{L}))*[-–—] ?')/u, '’'],
    [/(?<=^|[\s([{<“«–—*_/:=-])'$/u, '‘'],
    apostrophe,
  ],
  '-': [dash],
  '.': [ellipsis],
};

const rules: Record<Language, Rules> = { fr: french, en: english };

/** Whether a sign has a rule; any other key skips typography. */
export function mayBeSet(sign: string, language: Language): boolean {
  return Object.hasOwn(rules[language], sign);
}

/**
 * How what was just typed is set as its language asks: quotes, apostrophes, dashes, the spaces before
 * signs (docs/decisions/0027).
 *
 * @param written the paragraph up to the caret, which ends with the sign that was just typed.
 * @param language the language of the document, not of the interface.
 * @returns what takes the place of a stretch near the end; null where all stays as it was typed.
 */
export function typeset(written: string, language: Language): Typesetting | null {
  for (const [found, text] of rules[language][written.slice(-1)] ?? []) {
    const match = found.exec(written);
    if (match) return { from: match.index, to: match.index + match[0].length, text };
  }
  return null;
}
