import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { foldText } from './fold.ts';
import { streamSafe } from './stream-safe.ts';
import { countWords } from './words.ts';

it('leaves text with any language’s combining marks unchanged', () => {
  const piled = `e${'\u0301'.repeat(30)}`;
  expect(streamSafe(piled.repeat(2))).toBe(piled.repeat(2));
  expect(streamSafe('L’été\u0323, ガ ﾞ')).toBe('L’été\u0323, ガ ﾞ');
});

// COUNT-4
it('changes neither search nor word count', () => {
  const piece = fc.oneof(
    fc.constantFrom('mot', 'é', ' ', '-', '’', '\uFF9E'),
    fc.tuple(fc.constantFrom('\u0301', '\u0323'), fc.nat(100)).map(([mark, n]) => mark.repeat(n)),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(streamSafe(text).replaceAll('\u034F', '')).toBe(text);
      expect(foldText(text)).toBe(foldText(text.replaceAll(/\p{Mn}/gu, '')));
      expect(countWords(text, 'fr')).toBe(
        countWords(text.replaceAll(/(\p{Mn})\p{Mn}+/gu, '$1'), 'fr'),
      );
    }),
  );
});

// COUNT-4
test.each([
  ['nonspacing marks', '\u0301\u0323'],
  ['spacing marks', '\u302E\u1B44'],
  ['marks of Japanese and others', '\uFF9E\u0301'],
])('thousands of %s slow neither search nor count', (_, marks) => {
  const text = `a${marks.repeat(50_000)}`;
  const started = performance.now();
  foldText(text);
  countWords(text, 'fr');
  expect(performance.now() - started).toBeLessThan(1_000);
});
