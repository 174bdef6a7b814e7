import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsAndSigns } from './words-and-signs.ts';

it.each([
  ['L’e\u0301té : 10 !', ['L', '’', 'e\u0301té', ' ', ':', ' ', '10', ' ', '!']],
  ['👍🏽👍', ['👍🏽', '👍']],
  ['a👩\u200D❤️\u200D👨!', ['a', '👩\u200D❤️\u200D👨', '!']],
  ['🇫🇷🇧🇪 1️⃣', ['🇫🇷', '🇧🇪', ' ', '1️⃣']],
  ['🏴\u{E0067}\u{E0062}\u{E007F}.', ['🏴\u{E0067}\u{E0062}\u{E007F}', '.']],
  ['', []],
])('%j is %j', (text, parts) => {
  expect(wordsAndSigns(text)).toEqual(parts);
});

// PAGE-136
it('is all of the text, and cuts no sign', () => {
  const sign = fc.constantFrom('a', 'é', 'e\u0301', ' ', '.', '👍🏽', '👍', '❤️', '👩\u200D👦', '🇫🇷');
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join('');
      const parts = wordsAndSigns(text);
      expect(parts.join('')).toBe(text);
      const bounds = new Set<number>();
      for (const { index } of new Intl.Segmenter().segment(text)) bounds.add(index);
      let at = 0;
      for (const part of parts) {
        expect(bounds.has(at)).toBe(true);
        at += part.length;
      }
    }),
  );
});
