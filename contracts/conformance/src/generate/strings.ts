import { sample, stringMatching } from 'fast-check';
import type { Schema } from '../contract/document.ts';
import { freshEmail, freshId } from './fresh.ts';

/** Characters that are one code point and two UTF-16 units: a length has to count them once. */
export const ASTRAL = '𝔈';
const LONGEST = 200_000;

const lengthOf = (text: string) => Array.from(text).length;

/** As JSON Schema reads a pattern: unanchored, with code points. */
export const regExpOf = (pattern: string) => new RegExp(pattern, 'u');

/** Whether a string fits the keywords that this file looks at. */
export function fits(
  text: string,
  { pattern, minLength = 0, maxLength = LONGEST }: Schema,
): boolean {
  const length = lengthOf(text);
  if (length < minLength || length > maxLength) return false;
  return pattern === undefined || regExpOf(pattern).test(text);
}

const dates = ['2026-09-14', '2024-02-29'];

/** Good values by format; those that a server remembers are new each time. */
const ofFormat: Record<string, () => string[]> = {
  uuid: () => [freshId(), freshId().toUpperCase()],
  email: () => [freshEmail(), freshEmail().replace('@', '+label@')],
  date: () => dates,
  // RFC 3339 lets a fraction have any number of digits.
  'date-time': () => [
    '2026-09-14T18:00:00Z',
    '2026-09-14T20:00:00.123+02:00',
    '2026-09-14T18:00:00.1Z',
    '2026-09-14T18:00:00.1234567Z',
    '2026-09-14T18:00:00.123456789012Z',
  ],
  time: () => ['18:00:00Z'],
  uri: () => ['https://example.org/', 'https://example.org/a/b?c=d&e=%C3%A9#f'],
  'uri-reference': () => ['/a/b?c=d', 'https://example.org/'],
};

/** A few strings of a pattern, the same for the same seed. */
function ofPattern(pattern: string, seed: number): string[] {
  const name = `${seed} ${pattern}`;
  const known = ofPatterns.get(name) ?? makeOfPattern(pattern, seed);
  ofPatterns.set(name, known);
  return known;
}

/** They take a while to make. */
const ofPatterns = new Map<string, string[]>();

function makeOfPattern(pattern: string, seed: number): string[] {
  try {
    return sample(stringMatching(regExpOf(pattern)), { numRuns: 12, seed });
  } catch {
    return [];
  }
}

/** Strings of exactly so many characters, as varied as may help to fit a pattern. */
function ofLength(length: number, seeds: string[]): string[] {
  const stretch = (text: string) => {
    const characters = Array.from(text);
    if (characters.length >= length) return characters.slice(0, length).join('');
    const filler = /[0-9A-Za-z]/u.exec(text)?.[0] ?? 'a';
    return text + filler.repeat(length - characters.length);
  };
  return [
    'a'.repeat(length),
    '0'.repeat(length),
    ...seeds.map(stretch),
    ...seeds.map((text) => {
      const missing = Math.max(0, length - lengthOf(text));
      return 'a'.repeat(missing) + Array.from(text).slice(0, length).join('');
    }),
  ];
}

const TYPICAL = 'Écrire, c’est réécrire.';

/**
 * A text that is easily changed on its way: what HTML and SQL escape, two blanks, letters from right
 * to left, a line end of two characters, an accent of its own, a ligature, a family of emoji.
 */
export const DELICATE =
  '« <b>&amp; d\'ici » "\\  שלום עולם\r\ne\u0301te\u0301, \uFB01n, 👩\u200D👩\u200D👦.';

export type TitledString = { value: string; title: string };

/**
 * Strings that saturate a schema: a typical one, each example of a format, the shortest and the
 * longest, and the longest of characters outside the Basic Multilingual Plane.
 */
export function goodStrings(schema: Schema, seed: number): TitledString[] {
  // The long ones take a while, and only those of a format have to be new each time.
  const known = remembered.get(schema);
  if (known) return known;
  const good = makeGoodStrings(schema, seed);
  if (schema.format === undefined && !good.some(({ value }) => value.includes('@')))
    remembered.set(schema, good);
  return good;
}

const remembered = new WeakMap<Schema, TitledString[]>();

function makeGoodStrings(schema: Schema, seed: number): TitledString[] {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const good: TitledString[] = [];
  const add = (title: string, candidates: string[]) => {
    const value = candidates.find((text) => fits(text, schema));
    if (value !== undefined && !good.some((one) => one.value === value))
      good.push({ value, title });
  };
  const formatted = ofFormat[format ?? '']?.() ?? [];
  if (formatted.length > 0) {
    for (const text of formatted) add(`a ${format}`, [text]);
    return good;
  }
  const matching = pattern === undefined ? [] : ofPattern(pattern, seed);
  const email = freshEmail();
  add('typical', [TYPICAL, email, 'typical', ...matching, ...ofLength(minLength, matching)]);
  add('easily changed', [DELICATE]);
  add('shortest', [
    ...ofLength(minLength, matching),
    ...matching.toSorted((a, b) => a.length - b.length),
  ]);
  if (maxLength !== undefined && maxLength <= LONGEST) {
    add('longest', [
      ...ofLength(maxLength, matching),
      email.replace('conform', 'c'.repeat(Math.max(1, maxLength - lengthOf(email) + 7))),
    ]);
    add('longest, two UTF-16 units each', [ASTRAL.repeat(maxLength)]);
  }
  return good;
}

const badOfFormat: Record<string, string[]> = {
  // What parsers of ids and days take beside the one way to write them.
  uuid: [
    '-'.repeat(36),
    'f'.repeat(36),
    'not-a-uuid',
    '0199a8b2000070008000000000000001',
    '{0199a8b2-0000-7000-8000-000000000001}',
    'urn:uuid:0199a8b2-0000-7000-8000-000000000001',
    '0199a8b2-0000-7000-8000-000000000001\n',
  ],
  email: ['nobody', 'a b@example.org', 'a@@example.org', '@example.org'],
  date: ['2026-02-30', '14/09/2026', '2026-9-4', '20260914', '2026-W38-1', '2026-09-14\n'],
  'date-time': ['2026-09-14', '2026-09-14T25:00:00Z', '2026-09-14T18:00:00', 'yesterday'],
  time: ['25:00:00Z'],
  uri: ['no address', '//'],
  'uri-reference': ['\\', 'a b'],
};

/** Plain values of the patterns of e-mails and versions. */
const PLAIN = ['near@conformance.example', '"1"'];

/** A little more or less than a text: what a careless reader takes for it. */
const nearMisses = (text: string) => [
  `${text}\n`,
  ` ${text}`,
  `${text} `,
  `W/${text}`,
  text.replace('@', '@@'),
  text.replace(/\.[^.]*$/u, ''),
];

export type BadString = TitledString & { keyword: string };

/** Strings that break one rule of a schema each; Ajv has the last word. */
export function badStrings(schema: Schema, seed: number): BadString[] {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const bad: BadString[] = [];
  const matching = pattern === undefined ? [] : ofPattern(pattern, seed);
  const best = (candidates: string[]) =>
    candidates.find((text) => pattern === undefined || regExpOf(pattern).test(text)) ??
    candidates[0];
  if (minLength > 0) {
    const value = best(ofLength(minLength - 1, matching));
    if (value !== undefined)
      bad.push({ value, title: 'one character too short', keyword: 'minLength' });
  }
  if (maxLength !== undefined && maxLength < LONGEST) {
    const value = best(ofLength(maxLength + 1, matching));
    if (value !== undefined)
      bad.push({ value, title: 'one character too long', keyword: 'maxLength' });
  }
  if (pattern !== undefined) {
    const length = Math.max(minLength, 1);
    const blank = ' '.repeat(length);
    const match = [...PLAIN, ...matching].find((text) => fits(text, schema));
    const candidates = [
      ...(match === undefined ? [] : nearMisses(match)),
      blank,
      '\n'.repeat(length),
      // Characters without a shape.
      '\u2060'.repeat(length),
      '!'.repeat(length),
      'no match',
      'é'.repeat(length),
      '',
    ];
    for (const value of candidates) {
      if (regExpOf(pattern).test(value)) continue;
      if (!fits(value, { ...schema, pattern: '' })) continue;
      bad.push({ value, title: `${JSON.stringify(value)} does not match`, keyword: 'pattern' });
    }
  }
  const wrong = badOfFormat[format ?? ''] ?? [];
  for (const value of wrong) {
    if (!fits(value, schema) && wrong.some((one) => fits(one, schema))) continue;
    bad.push({ value, title: `${JSON.stringify(value)} is no ${format}`, keyword: 'format' });
  }
  return bad;
}
