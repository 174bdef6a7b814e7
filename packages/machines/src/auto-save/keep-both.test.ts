import type { Mark, Paragraph, Run } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepBoth } from './keep-both.ts';

const paragraph = (id: string, content: string | Run[]): Paragraph => ({
  id,
  position: `a${id}`,
  type: 'paragraph',
  content: typeof content === 'string' ? [{ text: content, marks: [] }] : content,
});
const versionOf = (...texts: string[]) => texts.map((text, index) => paragraph(`${index}`, text));
const textsOf = (paragraphs: readonly Paragraph[] | null) =>
  paragraphs?.map(({ content }) => content.map(({ text }) => text).join('')) ?? null;

describe('both versions of a stretch of text', () => {
  // SAVE-10
  test.each([
    [
      'Trois cygnes noirs glissent',
      'Trois cygnes gris glissent',
      'Trois cygnes gris noirs glissent',
    ],
    ['Il part. Elle reste.', 'Il part. Nous aussi.', 'Il part. Nous aussi. Elle reste.'],
    [
      'La mer montait sans bruit.',
      'La mer montait, disait-elle.',
      'La mer montait, disait-elle sans bruit.',
    ],
    ['Ils ont vu l’île hier', 'Ils ont vu l’homme hier', 'Ils ont vu l’homme l’île hier'],
    ['Le porte-manteau est là', 'Le porte-monnaie est là', 'Le porte-monnaie porte-manteau est là'],
    ['Un deux trois AVANT', 'Un deux, trois APRÈS', 'Un deux, trois APRÈS AVANT'],
    ['Le pain est à 3,50 €', 'Le pain est à 3,60 €', 'Le pain est à 3,60 3,50 €'],
    ['On part demain à 10:30', 'On part demain à 10:45', 'On part demain à 10:45 10:30'],
    [
      'Écrire à paul@exemple.fr demain',
      'Écrire à marie@exemple.fr demain',
      'Écrire à marie@exemple.fr paul@exemple.fr demain',
    ],
  ])('%j and %j are one: %j', (mine, theirs, both) => {
    expect(textsOf(keepBoth(versionOf(mine), versionOf(theirs)))).toEqual([both]);
  });

  test('are one where one of them was split', () => {
    const mine = versionOf('Un deux trois', 'quatre cinq ICI');
    const theirs = versionOf('Un deux trois quatre cinq AILLEURS');
    expect(textsOf(keepBoth(mine, theirs))).toEqual(['Un deux trois', 'quatre cinq AILLEURS ICI']);
  });

  test('have the marks of both on words that they share', () => {
    const marked = (own: string, mark: Mark) => [
      paragraph('0', [
        { text: 'un deux', marks: [mark] },
        { text: ` trois ${own}`, marks: [] },
      ]),
    ];
    expect(keepBoth(marked('ICI', 'strong'), marked('AILLEURS', 'emphasis'))).toEqual([
      paragraph('0', [
        { text: 'un deux', marks: ['emphasis', 'strong'] },
        { text: ' trois AILLEURS ICI', marks: [] },
      ]),
    ]);
  });

  // SAVE-10
  test.each([
    ['share few words', versionOf('La nuit montait, bleue.'), versionOf('La mer, enfin, montait.')],
    [
      'differ at several places and share little',
      versionOf('Un arc-en-ciel, après la pluie.'),
      versionOf('Un arc-en-ciel, avant la nuit, comme en mer.'),
    ],
    [
      'differ in a line end',
      versionOf('le flot monte\nle vent se lève'),
      versionOf('le flot monte, le vent se lève'),
    ],
    [
      'differ in their brackets',
      versionOf('un — deux trois quatre cinq'),
      versionOf('un (deux) trois quatre cinq'),
    ],
    ['have too many words', versionOf('un deux '.repeat(1200)), versionOf('un deux '.repeat(1200))],
    [
      'are of two kinds',
      versionOf('un deux trois ICI'),
      [{ ...paragraph('0', 'un deux trois AILLEURS'), type: 'quote' as const }],
    ],
    [
      'are split at the words that differ',
      versionOf('un deux trois', 'ICI'),
      versionOf('un deux trois AILLEURS'),
    ],
    [
      'stand in another order',
      [paragraph('1', 'un deux trois'), { ...paragraph('2', 'ICI un deux'), position: 'a3' }],
      [paragraph('2', 'AILLEURS un deux'), { ...paragraph('1', 'un deux trois'), position: 'a3' }],
    ],
    [
      'would be too long together',
      versionOf(`${'mot '.repeat(6_000)}${'i'.repeat(25_000)}`),
      versionOf(`${'mot '.repeat(6_000)}${'a'.repeat(25_000)}`),
    ],
  ])('stay whole where they %s', (_where, mine, theirs) => {
    expect(keepBoth(mine, theirs)).toBeNull();
  });

  // SAVE-10
  test('lose no word, and have shared words once', () => {
    const part = fc.constantFrom(
      'un',
      'deux',
      'l’île',
      'e-mail',
      'é',
      '🙂',
      ',',
      '!',
      ' ',
      '\n',
      '(',
      ')',
      '—',
      '1',
      '3,50',
    );
    const marks = fc.constantFrom<Mark[]>([], [], [], ['strong']);
    const base = fc.array(fc.tuple(fc.constantFrom('un', 'deux', 'l’île', 'tôt'), marks), {
      minLength: 3,
      maxLength: 12,
    });
    const edits = fc.array(fc.tuple(fc.nat(12), fc.nat(2), fc.array(part, { maxLength: 4 })), {
      maxLength: 3,
    });
    const edited = (words: [string, Mark[]][], changes: [number, number, string[]][]) => {
      const runs = words.map(([text, own]) => ({ text: `${text} `, marks: own }));
      for (const [at, count, added] of changes) {
        runs.splice(at, count, ...added.map((text) => ({ text, marks: [] })));
      }
      return [paragraph('0', runs)];
    };
    const wordsOf = (paragraphs: readonly Paragraph[]) =>
      (textsOf(paragraphs) ?? []).join(' ').match(/[\p{L}\p{N}’,-]*[\p{L}\p{N}]/gu) ?? [];
    const signsOf = (paragraphs: readonly Paragraph[]) =>
      Array.from((textsOf(paragraphs) ?? []).join('\n').replaceAll(/[^\S\n]/gu, ''));
    const holds = (all: readonly string[], some: readonly string[]) => {
      let found = 0;
      for (const word of all) if (word === some[found]) found += 1;
      return found === some.length;
    };
    let united = 0;
    fc.assert(
      fc.property(base, edits, edits, (words, mineEdits, theirEdits) => {
        const [mine, theirs] = [edited(words, mineEdits), edited(words, theirEdits)];
        const both = keepBoth(mine, theirs);
        if (both === null) return;
        united += 1;
        const [all, here, there] = [wordsOf(both), wordsOf(mine), wordsOf(theirs)];
        for (const version of [mine, theirs]) {
          expect(holds(signsOf(both), signsOf(version))).toBe(true);
        }
        expect(all.length).toBeLessThan(here.length + there.length);
      }),
    );
    expect(united).toBeGreaterThan(10);
  });
});
