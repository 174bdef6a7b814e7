import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFolded, foldText, foldTextInSteps } from './fold.ts';
import { runAtOnce } from './steps.ts';

describe('a text as it is searched', () => {
  // DOC-14
  it.each([
    ['Été', 'ete'],
    ['e\u0301te\u0301', 'ete'],
    ['Cœur, Œuvre, ex æquo', 'coeur, oeuvre, ex aequo'],
    ['L’été', 'l ete'],
    ["L'e\u0301te\u0301", 'l ete'],
    ['Straße', 'strasse'],
    ['« Oui\u202F! »', 'oui !'],
    ['10\u202F000', '10 000'],
    ['souve\u00ADnir', 'souvenir'],
    ['  un \n deux\t', 'un deux'],
    ['Île-de-France', 'ile de france'],
    ['Arc\u2011en\u2011ciel', 'arc en ciel'],
    ['mot -- autre', 'mot autre'],
    ['\u202F', ''],
    ['a\u0000b', 'ab'],
    ['mai\u00ADson', 'maison'],
    ['mai\u2060son\uFEFF', 'maison'],
    ['\u200Emai\u034Fson\u061C \u180Ebleue\uFE0F', 'maison bleue'],
    ['👩\u200D👦', '👩👦'],
    ['lʼété, l‛été', 'l ete, l ete'],
    ['Il dit : « Oui. » Elle : “Non.”', 'il dit : oui. elle : non.'],
    ['Oui…', 'oui...'],
    ['−5 – 3', '5 3'],
    ['La ﬁn, ﬂâner', 'la fin, flaner'],
    ['ΟΔΟΣ, οδος', 'οδοσ, οδοσ'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same for a text and its folded form', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldText(text.toWellFormed());
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });

  // ACCOUNT-4
  it('is the same when it is folded in steps', { timeout: 30_000 }, () => {
    const signs = fc.string({
      unit: fc.constantFrom('é', 'a', ' ', '’', 'Σ', 'e\u0301', '\u1100', '7', 'œ'),
    });
    fc.assert(
      fc.property(signs, fc.string({ unit: 'binary' }), (sign, text) => {
        const long = (sign + text.toWellFormed() + sign).repeat(500);
        expect(runAtOnce(foldTextInSteps(long))).toBe(foldText(long));
      }),
      { numRuns: 50 },
    );
  });

  // DOC-14
  it('any part finds the text, however letters are composed', () => {
    const letters = fc.array(fc.constantFrom('É', 'e', 'ç', 'Œ', 'n', ' ', '’', '-', 'ï'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(letters, fc.nat(), (parts, at) => {
        const whole = parts.join('');
        const part = parts.slice(at % parts.length).join('');
        for (const query of [part.normalize('NFD'), part.toUpperCase(), part]) {
          expect(foldText(whole)).toContain(foldText(query));
        }
      }),
    );
  });
});

describe('where a text has what is searched for', () => {
  // DOC-17
  it.each([
    ['Le Cœur de l’été', 'coeur', 'Cœur'],
    ['Le Cœur de l’été', "l'ete", 'l’été'],
    ['e\u0301te\u0301', 'été', 'e\u0301te\u0301'],
    ['Un arc-en-ciel', 'ARC EN', 'arc-en'],
    ['Mi-temps', 'mi‑temps', 'Mi-temps'],
    ['Mot – autre', 'mot autre', 'Mot – autre'],
    ['un  \u202F deux', 'un deux', 'un  \u202F deux'],
    ['  un', 'un', 'un'],
    ['Mœurs', 'o', 'œ'],
    ['La mai\u00ADson\u200B', 'maison', 'mai\u00ADson'],
    ['« Oui »', '"oui"', 'Oui'],
    ['a´b´c', 'c', 'c'],
    ['Un 👍🏽', '👍', '👍🏽'],
    [`${'𝗯𝗼 '.repeat(300)}un phare`, 'PHARE', 'phare'],
    [`${'x'.repeat(1501)} — 🖋️phare`, 'phare', 'phare'],
  ])('%j has %j in %j', (text, search, found) => {
    const place = findFolded(text, search);
    expect(place && text.slice(place.from, place.to)).toBe(found);
  });

  it.each([
    ['Le phare', 'mer'],
    ['Le phare', ' '],
  ])('%j has no %j', (text, search) => {
    expect(findFolded(text, search)).toBeNull();
  });

  it.each([
    ['short', 10],
    ['long', 700],
  ])('a match in a %s text reads as the query', (_, maxLength) => {
    const letter = fc.constantFrom(
      'É',
      'e\u0301',
      'ç',
      'Œ',
      'n',
      ' ',
      '’',
      '-',
      'ï',
      '🖋️',
      '👍🏽',
      '\u00AD',
      '«',
      '𝗽',
      'ﬁ',
    );
    const text = fc.array(letter, { maxLength, size: 'max' });
    const search = fc.array(letter, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(text, search, (text, search) => {
        const [whole, part] = [text.join(''), search.join('')];
        const place = findFolded(whole, part);
        const isIn = foldText(part) !== '' && foldText(whole).includes(foldText(part));
        const found = place && foldText(whole.slice(place.from, place.to));
        expect(found?.includes(foldText(part)) ?? false).toBe(isIn);
      }),
    );
  });
});
