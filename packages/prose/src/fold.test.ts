import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

describe('a text as it is searched', () => {
  it.each([
    ['Été', 'ete'],
    ['e\u0301te\u0301', 'ete'],
    ['Cœur, Œuvre, ex æquo', 'coeur, oeuvre, ex aequo'],
    ['L’été', "l'ete"],
    ['Straße', 'strasse'],
    ['« Oui\u202F! »', '« oui ! »'],
    ['10\u202F000', '10 000'],
    ['souve\u00ADnir', 'souvenir'],
    ['  un \n deux\t', 'un deux'],
    ['Île-de-France', 'ile-de-france'],
    ['\u202F', ''],
    ['a\u0000b', 'ab'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same for a text and its folded form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldText(text.toWellFormed());
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });

  it('finds a text by any part of it, however its letters are put together', () => {
    const letters = fc.array(fc.constantFrom('É', 'e', 'ç', 'Œ', 'n', ' ', '’', 'ï'), {
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
