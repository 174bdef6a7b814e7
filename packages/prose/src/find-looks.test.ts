import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLooks, foldedLooks } from './find-looks.ts';

const rangesIn = (text: string, sought: string, matchesCase = false) =>
  findLooks(foldedLooks(text, matchesCase), foldedLooks(sought, matchesCase), false);

const found = (text: string, sought: string) =>
  rangesIn(text, sought).map(({ from, to }) => text.slice(from, to));

describe('what looks like what is looked for', () => {
  // PAGE-135
  it.each([
    ['La mai\u00ADson', 'maison', ['mai\u00ADson']],
    [
      'mai\u2060son, \u200Emaison\u200F, mai\uFEFFson',
      'maison',
      ['mai\u2060son', 'maison', 'mai\uFEFFson'],
    ],
    ['maison', 'mai\u200Bson\uFE0F', ['maison']],
    ['arc\u2011en\u2010ciel', 'arc-en-ciel', ['arc\u2011en\u2010ciel']],
    ['10\u202F000, 10\u2009000', '10 000', ['10\u202F000', '10\u2009000']],
    ['lʼami, l’ami, l‘ami', "l'ami", ['lʼami', 'l’ami', 'l‘ami']],
    ['le cœur, ex æquo', 'coeur, ex aequo', ['cœur, ex æquo']],
    ['le coeur', 'cœur', ['coeur']],
    ['Oui… Non...', '…', ['…', '...']],
    ['– Oui. — Non.', '— ', ['— ']],
    ['l’été – enfin — bon', 'enfin - bon', ['enfin — bon']],
    ['l’été – enfin — bon', "l'été - enfin", ['l’été – enfin']],
    ['l’été – enfin — bon', 'enfin – bon', []],
    ['« Oui », “oui”, "oui"', '"oui"', ['« Oui »', '“oui”', '"oui"']],
    ['Il dit : «\u202Foui\u00A0».', '« oui »', ['«\u202Foui\u00A0»']],
    ['Er sagt »Ja« dazu', '"ja"', ['»Ja«']],
    ['‘I don’t,’ she said', '‘', ['‘']],
    ['‘I don’t,’ she said', '’', ['’', '’']],
    ['‘I don’t,’ she said', "'", ['‘', '’', '’']],
    ['“Oui” « Non »', '“', ['“']],
    ['“Oui” « Non »', '"', ['“', '”', '«', '»']],
    ['dit «\u00A0mot\u00A0» et', '«', ['«']],
    ['dit «\u00A0mot\u00A0» et', '»', ['»']],
    ['dit «\u00A0mot\u00A0» et', '« ', ['«\u00A0']],
    ['dit «\u00A0mot\u00A0» et', ' »', ['\u00A0»']],
    ['dit «\u00A0mot\u00A0» et', 'mot»', ['mot\u00A0»']],
    ['‹oui› «oui»', '«oui»', ['«oui»']],
    ["aujourd'hui, l’été", 'aujourd’hui', ["aujourd'hui"]],
    ['−5, peut-être', '−', ['−']],
    ['arc-en-ciel', 'arc\u2011en\u2010ciel', ['arc-en-ciel']],
    ['Er sagt »Ja« dazu', ' "ja" ', [' »Ja« ']],
    ['la ﬁn', 'fin', ['ﬁn']],
    ['la ﬁn', 'f', []],
    ['un œuf', 'o', []],
    ['peut-être', 'peut être', []],
    ['e\u0301lise, élise, elise', 'élise', ['e\u0301lise', 'élise']],
    ['👍🏽 👍', '👍', ['👍']],
    ['👩\u200D👩\u200D👧\u200D👦 👧', '👧', ['👧']],
    ['🇫🇷🇧🇪', '🇷🇧', []],
    ['1️⃣ 1', '1', ['1']],
    ['क्षत्रिय', 'क', []],
    ['ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
    ['un  deux', '  ', ['  ']],
    ['un\ndeux', 'un deux', []],
    ['\u200B', '\u200B', []],
  ])('%j: %j', (text, sought, all) => {
    expect(found(text, sought)).toEqual(all);
  });

  const signs = [
    ['a', 'A', 'n', 'é', 'e\u0301', 'œ', 'oe', 'ﬁ', 'f', 'i', '…', '.', "'", '’', '«', '»', '"'],
    [' ', '\u202F', '-', '\u2011', '—', '\n', '\u00AD', '\u200D', '\u2060', '\uFE0F', '\u0301'],
    ['👍', '🏽', '👩', '👧', '🇫', '🇷', '𝗽', '\u1100', '\u1161', '\u11A8', 'Σ', 'क', '्', 'İ'],
  ];
  const sign = fc.constantFrom(...signs.flat());

  // PAGE-135
  it('is found by grapheme clusters and folds alike', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const text = fc.string({ unit: sign, maxLength: 60, size: 'max' });
    const sought = fc.string({ unit: sign, minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(text, sought, fc.boolean(), (text, sought, matchesCase) => {
        const bounds = new Set([text.length]);
        for (const { index } of segmenter.segment(text)) bounds.add(index);
        let last = 0;
        for (const { from, to } of rangesIn(text, sought, matchesCase)) {
          expect([from >= last, from < to, bounds.has(from), bounds.has(to)]).not.toContain(false);
          expect(foldedLooks(text.slice(from, to), matchesCase).folded).toBe(
            foldedLooks(sought, matchesCase).folded,
          );
          last = to;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is found wherever it stands between spaces', () => {
    const word = fc
      .string({ unit: sign, minLength: 1, maxLength: 6 })
      .filter((word) => /^[a-zé]/iu.test(word) && /[a-zé]$/iu.test(word));
    fc.assert(
      fc.property(word, (word) => {
        expect(found(`zz ${word} zz`, word)).toEqual([word]);
      }),
    );
  });
});
