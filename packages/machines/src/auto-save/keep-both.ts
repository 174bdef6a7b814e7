import { uniteSequences, wordsAndSigns } from '@ecritoire/prose';
import type { Paragraph, Run } from '@ecritoire/prose';
import { paragraphsOf } from './merge-stretch.ts';
import { compareParagraphs, paragraphOf } from './paragraphs.ts';

/** A whole word or a sign, in runs where its marks change, or where a paragraph begins. */
type Token = { begins: string } | { text: string; runs: readonly Run[] };

/** The most that the contract accepts of one paragraph: UTF-16 units, and runs. */
const longest = { text: 50_000, runs: 5_000 };

/**
 * With what joins its parts: half of a compound word, a price, an hour or an address is another one.
 */
const word =
  /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-\u2010\u2011'’.,:@/_+\u00A0\u202F][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*)/u;

/** Comparing more tokens than this would hold up the page. */
const mostTokens = 4000;

/**
 * Merges two versions of a stretch of text: the words that both share once, and what only each has
 * one after the other, theirs first.
 *
 * @returns null where they share too little to compare, or have different paragraphs: both stay
 * whole.
 */
export function keepBoth(
  mine: readonly Paragraph[],
  theirs: readonly Paragraph[],
): Paragraph[] | null {
  const [mines, theirss] = [tokensOf(mine), tokensOf(theirs)];
  if (mines.length + theirss.length > mostTokens) return null;
  let places = 0;
  const both: typeof inTurn = (...versions) => {
    places += 1;
    return inTurn(...versions);
  };
  const tokens = uniteSequences(
    { mine: mines, theirs: theirss },
    { keyOf, separates: isWord, shared: withMarksOfBoth, both },
  );
  const share = tokens ? shareOf(mines, theirss, tokens) : 0;
  // What differs at one place reads well: several places need more around them.
  const texts = tokens && share >= (places < 2 ? 1 / 2 : 3 / 4) ? textsOf(tokens) : null;
  if (!texts) return null;
  const own = new Map(mine.map((paragraph) => [paragraph.id, paragraph]));
  const others = new Map(theirs.map((paragraph) => [paragraph.id, paragraph]));
  const united: Paragraph[] = [];
  for (const { id, content } of texts) {
    const [here, there] = [own.get(id), others.get(id)];
    const paragraph = there ?? here;
    const last = united.at(-1);
    if (!paragraph || (here && here.type !== paragraph.type)) return null;
    if (last && compareParagraphs(last, paragraph) >= 0) return null;
    const length = content.reduce((sum, { text }) => sum + text.length, 0);
    if (length > longest.text || content.length > longest.runs) return null;
    united.push({ ...paragraphOf(paragraph), content });
  }
  return holdsAll(united, mine) && holdsAll(united, theirs) ? united : null;
}

/** Whether every sign but blanks of a version is there, in its order. */
function holdsAll(united: readonly Paragraph[], version: readonly Paragraph[]): boolean {
  const signs = signsOf(version);
  let found = 0;
  for (const sign of signsOf(united)) if (sign === signs[found]) found += 1;
  return found === signs.length;
}

const signsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.flatMap(({ content }) =>
    Array.from(content.map(({ text }) => text).join('')).filter((sign) => !/[^\S\n]/u.test(sign)),
  );

function tokensOf(paragraphs: readonly Paragraph[]): Token[] {
  return paragraphs.flatMap(({ id, content }) => {
    const rest = content.map((run) => ({ ...run }));
    const take = (length: number): Run[] => {
      const run = rest[0];
      if (!run || length === 0) return [];
      const text = run.text.slice(0, length);
      run.text = run.text.slice(length);
      if (run.text === '') rest.shift();
      const taken = text === '' ? [] : [{ text, marks: run.marks }];
      return [...taken, ...take(length - text.length)];
    };
    const whole = content.map(({ text }) => text).join('');
    const parts = whole
      .split(word)
      .flatMap((part, index) => (index % 2 === 1 ? part : wordsAndSigns(part)));
    return [{ begins: id }, ...parts.map((text) => ({ text, runs: take(text.length) }))];
  });
}

function textsOf(tokens: readonly Token[]) {
  return paragraphsOf(
    tokens.flatMap<{ begins: string } | Run>((token) => ('begins' in token ? token : token.runs)),
  );
}

const keyOf = (token: Token) => ('begins' in token ? `\n${token.begins}` : token.text);
const isWord = (token: Token) => 'begins' in token || /[\p{L}\p{N}]/u.test(token.text);

function withMarksOfBoth(mine: Token, theirs: Token): Token {
  if ('begins' in mine || 'begins' in theirs) return theirs;
  const [[run, more], [own]] = [theirs.runs, mine.runs];
  if (!run || !own || more || mine.runs.length > 1) return theirs;
  return { ...theirs, runs: [{ ...run, marks: [...new Set([...run.marks, ...own.marks])] }] };
}

function inTurn(
  mine: readonly Token[],
  theirs: readonly Token[],
  { before, after }: { before: readonly Token[]; after: readonly Token[] },
): Token[] | null {
  // Half of a pair of brackets, or a line end beside a comma, reads as neither version.
  if ([mine, theirs].some(hasLooseSign)) return null;
  if (isBlank(theirs)) return [...mine];
  if (isBlank(mine)) return [...theirs];
  if ([...mine, ...theirs].some(isBeginning)) return null;
  const areApart = /\s$/u.test(readable(theirs)) || /^[\s\p{Pe}\p{Pf}\p{Po}]/u.test(readable(mine));
  const gap = { text: ' ', runs: [{ text: ' ', marks: [] }] };
  // Two sentences that end in one sign have one each.
  const [end] = after;
  const areSentences = end && isSentenceEnd(end) && endsSentence(before);
  return [...theirs, ...(areSentences ? [end] : []), ...(areApart ? [] : [gap]), ...mine];
}

const isSentenceEnd = (token: Token) => /^[.!?…]/u.test(readable([token]));

function endsSentence(tokens: readonly Token[]): boolean {
  const last = tokens.findLast((token) => !/^\s+$/u.test(readable([token])));
  return last !== undefined && (isBeginning(last) || isSentenceEnd(last));
}

const readable = (tokens: readonly Token[]) =>
  tokens.map((token) => ('begins' in token ? '' : token.text)).join('');
const isBeginning = (token: Token) => 'begins' in token;
const hasLooseSign = (tokens: readonly Token[]) =>
  !tokens.some(isWord) && /[\n\p{Ps}\p{Pe}\p{Pd}\p{Pi}\p{Pf}"]/u.test(readable(tokens));
const isBlank = (tokens: readonly Token[]) =>
  !tokens.some(isBeginning) && /^[^\S\n]*$/u.test(readable(tokens));

/** How much of the words of the shorter version the other one has too. */
function shareOf(mine: readonly Token[], theirs: readonly Token[], united: readonly Token[]) {
  const wordsIn = (tokens: readonly Token[]) =>
    tokens.filter((token) => !('begins' in token) && isWord(token)).length;
  const [here, there] = [wordsIn(mine), wordsIn(theirs)];
  return (here + there - wordsIn(united)) / Math.max(1, Math.min(here, there));
}
