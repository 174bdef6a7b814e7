import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const shared = (text: string) => ({ text, isShared: true });
const own = (text: string) => ({ text, isShared: false });

// SAVE-14
test('separates what is unique to one text', () => {
  expect(compareTexts('La nuit montait, bleue.', 'La mer, enfin, montait.')).toEqual([
    [shared('La '), own('nuit'), shared(' montait'), own(', bleue'), shared('.')],
    [shared('La '), own('mer, enfin,'), shared(' montait.')],
  ]);
});

test('no word is cut; differing final signs are separate', () => {
  expect(compareTexts('Un nuage, 😀 !', 'Un nuageux, 😁 !')).toEqual([
    [shared('Un '), own('nuage, 😀'), shared(' !')],
    [shared('Un '), own('nuageux, 😁'), shared(' !')],
  ]);
});

// PAGE-136
test('no emoji is cut where one of its parts differs', () => {
  expect(compareTexts('Oui 👍🏽!', 'Oui 👍🏿!')).toEqual([
    [shared('Oui '), own('👍🏽'), shared('!')],
    [shared('Oui '), own('👍🏿'), shared('!')],
  ]);
});

test('a space between differing words belongs to them', () => {
  expect(compareTexts('Il pleut.', 'Elle dort.')).toEqual([
    [own('Il pleut'), shared('.')],
    [own('Elle dort'), shared('.')],
  ]);
});

test('the parts of a text are the whole of it', () => {
  const texts = fc
    .array(fc.constantFrom('la ', 'mer', ' ', ', ', 'nuit', '\n', '« '), { maxLength: 20 })
    .map((words) => words.join(''));
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const whole = compareTexts(one, other).map((parts) => parts.map(({ text }) => text).join(''));
      expect(whole).toEqual([one, other]);
    }),
  );
});
