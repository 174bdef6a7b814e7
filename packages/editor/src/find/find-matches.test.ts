import { describe, expect, test } from 'vitest';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import {
  createMatcher,
  matchBefore,
  matchesIn,
  matchFrom,
  placeOf,
  type FindQuery,
} from './find-matches.ts';

const query = (text: string, choices: Partial<FindQuery> = {}): FindQuery => ({
  text,
  matchesCase: false,
  wholeWords: false,
  ...choices,
});

/** What is found in a text, as it stands there. */
function found(text: string, sought: string, choices: Partial<FindQuery> = {}): string[] {
  const { doc } = new TestDocument(paragraphsWith(text)).state;
  const matches = matchesIn(doc, createMatcher(query(sought, choices)));
  return matches.map(({ from, to }) => doc.textBetween(from, to, '', '\n'));
}

describe('the term matches as typed', () => {
  // PAGE-135
  test.each([
    ["L’hiver et l'été", "l'", ['L’', "l'"]],
    ['aujourd’hui', 'aujourd’hui', ['aujourd’hui']],
    ["aujourd'hui", 'aujourd’hui', ["aujourd'hui"]],
    ['Qui\u202F? Elle\u00A0: Anna !', 'qui ?', ['Qui\u202F?']],
    ['Anna\u00A0Karénine', 'anna karénine', ['Anna\u00A0Karénine']],
    ['Élise, élise, Elise', 'élise', ['Élise', 'élise']],
    ['Elise', 'é', []],
    ['e\u0301lise et é', 'é', ['e\u0301', 'é']],
    ['e\u0301lise', 'e', ['e']],
    ['1.5 $& (a|b) \\d [x]', '$& (a|b) \\d [', ['$& (a|b) \\d [']],
    ['anananan', 'anan', ['anan', 'anan']],
    ['ŒUVRE', 'œuvre', ['ŒUVRE']],
    ['La mai\u00ADson, le cœur', 'maison, le coeur', ['mai\u00ADson, le cœur']],
    ['👍🏽 et 👍', '👍', ['👍']],
  ])('%j: %j', (text, sought, all) => {
    expect(found(text, sought)).toEqual(all);
  });

  // PAGE-135
  test('case matters where it is asked for', () => {
    expect(found('Anna, ANNA, anna', 'Anna', { matchesCase: true })).toEqual(['Anna']);
  });

  // PAGE-135
  test('whole words end at letters only', () => {
    const words = (text: string, sought: string) => found(text, sought, { wholeWords: true });
    expect(words('été, étés, rété, l’été, été-là', 'été')).toHaveLength(3);
    expect(words('Jeané Jean', 'jean')).toEqual(['Jean']);
    expect(words('Jean2 Jean_ Jeane\u0301', 'jean')).toEqual([]);
    expect(words('Oui ! Ouil !', '!')).toEqual(['!', '!']);
    expect(words('мир миру', 'мир')).toEqual(['мир']);
  });

  test('an empty term finds nothing', () => {
    expect(found('Anna', '')).toEqual([]);
  });
});

describe('where it is', () => {
  const parts = [
    { text: 'An', marks: [] },
    { text: 'na', marks: ['strong' as const] },
    { text: '\net Anna', marks: [] },
  ];
  const document = new TestDocument([
    { id: 'a', position: 'a0', type: 'heading', content: parts },
    { id: 'b', position: 'a1', type: 'sceneBreak', content: [] },
    { id: 'c', position: 'a2', type: 'quote', content: [{ text: 'Anna', marks: [] }] },
  ]);
  const { doc } = document.state;
  const matcher = createMatcher(query('anna'));

  // PAGE-135
  test('across marks, lines and scene breaks', () => {
    expect(matchesIn(doc, matcher)).toEqual([
      { from: 1, to: 5 },
      { from: 9, to: 13 },
      { from: 16, to: 20 },
    ]);
  });

  // PAGE-135
  test('counts from the first and wraps', () => {
    expect(placeOf(doc, matcher, { from: 9, to: 13 })).toEqual({ place: 2, total: 3 });
    expect(placeOf(doc, matcher, { from: 9, to: 12 })).toEqual({ place: 0, total: 3 });
    expect(matchFrom(doc, matcher, 5)?.from).toBe(9);
    expect(matchFrom(doc, matcher, 9)?.from).toBe(9);
    expect(matchFrom(doc, matcher, 17)?.from).toBe(1);
    expect(matchBefore(doc, matcher, 16)?.from).toBe(9);
    expect(matchBefore(doc, matcher, 1)?.from).toBe(16);
    expect(matchFrom(doc, createMatcher(query('Zoé')), 0)).toBeNull();
    expect(matchBefore(doc, createMatcher(query('Zoé')), 9)).toBeNull();
  });
});
