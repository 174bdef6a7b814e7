import { foldedLooks, type Paragraph, type Run } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undo } from '../history/undo.ts';
import { longestParagraph } from '../plugins/length-limit.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { createMatcher, matchesIn } from './find-matches.ts';
import { replaceMatches } from './replace-matches.ts';

const asTyped = { matchesCase: false, wholeWords: false };

function replaceAll(document: TestDocument, sought: string, by: string, choices = {}): number {
  const { state } = document;
  const matches = matchesIn(state.doc, createMatcher({ text: sought, ...asTyped, ...choices }));
  const { tr, replaced } = replaceMatches(state, matches, { sought, by });
  document.run((_, dispatch) => {
    dispatch?.(tr);
    return true;
  });
  return replaced;
}

describe('replacing', () => {
  // PAGE-140
  test('keeps marks, ids and everything else', () => {
    const run = (text: string, ...marks: ('strong' | 'emphasis')[]) => ({ text, marks });
    const document = new TestDocument([
      {
        id: 'a',
        position: 'a0',
        type: 'paragraph',
        content: [
          run('Ici '),
          run('Anna', 'strong'),
          run(' Karénine dort. '),
          run('Anna', 'emphasis'),
        ],
      },
    ]);
    expect(replaceAll(document, 'Anna', 'Emma')).toBe(2);
    expect(document.paragraphs).toEqual([
      {
        id: 'a',
        position: 'a0',
        type: 'paragraph',
        content: [
          run('Ici '),
          run('Emma', 'strong'),
          run(' Karénine dort. '),
          run('Emma', 'emphasis'),
        ],
      },
    ]);
    replaceAll(document, 'Emma Karénine', 'Emma Bovary');
    expect(document.paragraphs[0]?.content.slice(0, 3)).toEqual([
      run('Ici '),
      run('Emma', 'strong'),
      run(' Bovary dort. '),
    ]);
  });

  // PAGE-140
  test.each([
    ['l’ami d’Anna\u202F!', "d'Anna !", "d'Élise !", 'l’ami d’Élise\u202F!'],
    ["l'ami d’Anna", "'", '’', 'l’ami d’Anna'],
    ['ANNA', 'anna', 'anne', 'anne'],
    ['Anna', 'Anna', 'Annabelle', 'Annabelle'],
    ['Anna et Anna', 'Anna', '', ' et '],
    ['Anna', 'Anna', '$& $1 \\n', '$& $1 \\n'],
    ['Anna', 'anna', 'Anna', 'Anna'],
    ['mai\u00ADson, mai\u2060son, maison', 'maison', 'villa', 'villa, villa, villa'],
    ['mai\u00ADson', 'maison', 'maisons', 'maisons'],
    ['Il dit : «\u202Foui\u202F»…', '"oui"...', '"non"...', 'Il dit : «\u202Fnon\u202F»…'],
    ['‘I don’t,’ she said', '‘', '“', '“I don’t,’ she said'],
    ['dit «\u00A0mot\u00A0» et', '«', '‹', 'dit ‹\u00A0mot\u00A0» et'],
    ['dit «\u00A0mot\u00A0» et', '"', '|', 'dit |\u00A0mot\u00A0| et'],
    ['dit “mot” et', '“', '« ', 'dit « mot” et'],
    ['1914–1918. — Oui.', '–', ' à ', '1914 à 1918. — Oui.'],
    ['le cœur', 'coeur', 'coeurs', 'le cœurs'],
    ['CŒUR', 'coeur', 'coeurs', 'coeurs'],
    ['10\u202F000', '10 000', '20 000', '20\u202F000'],
    ['👍🏽 👍', '👍', '👎', '👍🏽 👎'],
    ['👩\u200D👧', '👧', '', '👩\u200D👧'],
    ['il peut être, peut-être', 'peut-être', 'sans doute', 'il peut être, sans doute'],
  ])('%j with %j by %j', (text, sought, by, result) => {
    const document = new TestDocument(paragraphsWith(text));
    replaceAll(document, sought, by);
    expect(document.lines).toEqual([`a:${result}`]);
  });

  // PAGE-140
  test('skips overlong paragraphs, reporting the count', () => {
    const long = `${'a'.repeat(longestParagraph - 11)} Anna Anna`;
    const document = new TestDocument(paragraphsWith(long, 'Anna'));
    expect(replaceAll(document, 'Anna', 'Annie')).toBe(2);
    expect(document.lines).toHaveLength(2);
    expect(document.lines[0]?.endsWith(' Annie Anna')).toBe(true);
    expect(replaceAll(document, 'Anna', 'Eva')).toBe(1);
  });

  const alphabet = fc.constantFrom(
    'a',
    'A',
    'n',
    'é',
    'e\u0301',
    "'",
    '’',
    ' ',
    '\u202F',
    '\n',
    '😀',
    '👍🏽',
    'œ',
    'oe',
    '…',
    '\u00AD',
    '«',
  );
  const text = fc.string({ unit: alphabet, maxLength: 12 });
  const mark = fc.constantFrom<Run['marks']>([], ['strong'], ['emphasis']);
  const content = fc.array(fc.record({ text: text.filter((each) => each !== ''), marks: mark }), {
    maxLength: 4,
  });
  const anyDocument = fc.array(content, { minLength: 1, maxLength: 4 }).map((all) =>
    all.map((runs, index): Paragraph => ({
      id: `p${index}`,
      position: `a${index}`,
      type: 'paragraph',
      content: runs,
    })),
  );
  const anyQuery = fc.record({
    text: fc.string({ unit: alphabet.filter((sign) => sign !== '\n'), minLength: 1, maxLength: 3 }),
    matchesCase: fc.boolean(),
    wholeWords: fc.boolean(),
  });

  // PAGE-140
  test('one undo restores the text', () => {
    fc.assert(
      fc.property(
        anyDocument,
        anyQuery,
        fc.constantFrom('', 'Zoé', "a'", 'é ’'),
        (all, sought, by) => {
          const document = new TestDocument(all);
          document.type('x');
          const before = document.state.doc;
          const count = replaceAll(document, sought.text, by, sought);
          if (document.state.doc !== before) document.run(undo);
          expect(document.state.doc.toJSON()).toEqual(before.toJSON());
          expect(count).toBe(matchesIn(before, createMatcher(sought)).length);
        },
      ),
    );
  });

  // PAGE-140
  test('a replacement without the term ends matches', () => {
    fc.assert(
      fc.property(anyDocument, anyQuery, (all, sought) => {
        const document = new TestDocument(all);
        replaceAll(document, sought.text, '-', sought);
        expect(matchesIn(document.state.doc, createMatcher(sought))).toEqual([]);
      }),
    );
  });

  // PAGE-135
  test('a match reads as the term', () => {
    const looks = (words: string, matchesCase: boolean) => foldedLooks(words, matchesCase).folded;
    fc.assert(
      fc.property(anyDocument, anyQuery, (all, sought) => {
        const doc = new TestDocument(all).state.doc;
        for (const { from, to } of matchesIn(doc, createMatcher(sought))) {
          const words = doc.textBetween(from, to, '', '\n');
          expect(looks(words, sought.matchesCase)).toBe(looks(sought.text, sought.matchesCase));
        }
      }),
    );
  });
});
