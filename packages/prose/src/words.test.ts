import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords, segmentWords } from './words.ts';

const anyText = fc.string({ unit: 'grapheme' });
const frenchText = fc
  .array(
    fc.constantFrom(
      'Écritoire',
      'été',
      'l’homme',
      'arc-en-ciel',
      '10\u202F000',
      ' ',
      ' — ',
      '\u00A0!',
      '-',
      '\n',
      '😀',
      '« ',
    ),
  )
  .map((pieces) => pieces.join(''));
const language = fc.constantFrom('fr', 'en');

// COUNT-3
describe('counting words', () => {
  test.each([
    ['« Oui »', 1],
    ['«\u202FOui\u202F»', 1],
    ['«\u00A0Oui\u00A0»', 1],
    ['l’homme', 1],
    ["l'homme", 1],
    ['aujourd’hui', 1],
    ['arc-en-ciel', 1],
    ['arc\u2010en\u2011ciel', 1],
    ['10\u202F000', 1],
    ['10\u00A0000', 1],
    ['10\u202F000\u202F000 euros', 2],
    ['3,14', 1],
    ['cœur', 1],
    ['— Bonjour', 1],
    ['—', 0],
    ['—\u202F!', 0],
    ['- Oui', 1],
    ['😀', 0],
    ['👩‍👩‍👧 🇫🇷 ❤️ ℹ️ 1️⃣ 👍🏽', 0],
    ['mot😀mot', 2],
    ['e-mail', 1],
    ['peut-être', 1],
    ['dit-il', 1],
    ['va-t-il\u202F?', 1],
    ['mot--mot', 2],
    ['mot - mot', 2],
    ['mot-\nmot', 2],
    ['-mot-', 1],
    ['dit\u202F: «\u202Fnon\u202F»', 2],
    ['un:deux', 2],
    ['écrivain·e·s', 1],
    ['para\u00ADgra\u00ADphe', 1],
    ['zéro\u200Blargeur', 1],
    ['Elle dit\u00A0: «\u202FL’arc-en-ciel\u202F!\u202F» — peut-être… 😀', 4],
    ['vers un\nvers deux', 4],
    ['S.N.C.F.', 1],
    ['La S.N.C.F., www.site.fr.', 3],
    ['Fin.\u00A0Début', 2],
    ['', 0],
    [' \u00A0\u202F\n', 0],
    ['* * *', 0],
    ['___', 0],
  ])('French %j holds %i', (text, words) => {
    expect(countWords(text, 'fr')).toBe(words);
  });

  test.each([
    ["don't", 1],
    ['don’t', 1],
    ['well-known', 1],
    ['She said “no”—twice.', 4],
    ['3.14', 1],
    ['at 5 p.m. in the U.S.A.', 6],
    ['rock’n’roll', 1],
  ])('English %j holds %i', (text, words) => {
    expect(countWords(text, 'en')).toBe(words);
  });

  test('splits words in order, hyphens and apostrophes included', () => {
    expect(segmentWords('— L’arc-en-ciel, 10\u202F000 fois !', 'fr')).toEqual([
      'L’arc-en-ciel',
      '10000',
      'fois',
    ]);
  });

  test('is additive over a paragraph break', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, frenchText), frenchText, language, (one, two, lang) => {
        expect(countWords(`${one}\n\n${two}`, lang)).toBe(
          countWords(one, lang) + countWords(two, lang),
        );
      }),
    );
  });

  // PAGE-126
  test('counts equally in both languages', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, frenchText), (text) => {
        expect(segmentWords(text, 'en')).toEqual(segmentWords(text, 'fr'));
      }),
    );
    const everySign = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    const between = everySign.map((sign) => `a${sign}b 1${sign}2`);
    expect(between.filter((text) => countWords(text, 'en') !== countWords(text, 'fr'))).toEqual([]);
  });

  test('does not depend on composed or decomposed accents', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, frenchText), language, (text, lang) => {
        const composed = segmentWords(text.normalize('NFC'), lang);
        expect(segmentWords(text.normalize('NFD'), lang)).toEqual(composed);
      }),
    );
  });

  test('does not see soft hyphens and zero-width spaces', () => {
    fc.assert(
      fc.property(frenchText, fc.nat(), fc.constantFrom('\u00AD', '\u200B'), (text, at, mark) => {
        const cut = at % (text.length + 1);
        const marked = text.slice(0, cut) + mark + text.slice(cut);
        expect(segmentWords(marked, 'fr')).toEqual(segmentWords(text, 'fr'));
      }),
    );
  });

  test('counts the longest paragraph accepted without stalling', () => {
    expect(countWords('mot '.repeat(12_500), 'fr')).toBe(12_500);
  });
});
