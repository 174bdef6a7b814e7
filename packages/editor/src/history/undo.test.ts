import { baseKeymap } from 'prosemirror-commands';
import { describe, expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { merge, pause, paste, rewrite, texts } from './undo.test-support.ts';

describe('undo, where another window has written', () => {
  // PAGE-97
  test('undoes typing around a remote sentence', () => {
    const document = new TestDocument(paragraphsWith('Avant. '));
    document.select(0, 99).type('La mer monte.');
    rewrite(document, 0, 'Avant. La mer, hier, monte.');
    const before = document.paragraphs;
    document.run(commands.undo);
    expect(texts(document)).toEqual(['Avant. , hier,']);
    document.run(commands.redo);
    expect(document.paragraphs).toEqual(before);
    document.run(commands.undo);
    expect(texts(document)).toEqual(['Avant. , hier,']);
  });

  // PAGE-97
  test('keeps the marks of what it leaves', () => {
    const document = new TestDocument(paragraphsWith(''));
    document.select(0, 0).type('un deux');
    const [first] = document.paragraphs;
    const strong = { text: 'fort ', marks: ['strong' as const] };
    const [un, deux] = ['un ', 'deux'].map((text) => ({ text, marks: [] }));
    if (!first || !un || !deux) throw new RangeError('There is no paragraph.');
    merge(document, [{ ...first, content: [un, strong, deux] }]);
    document.run(commands.undo);
    expect(document.paragraphs).toEqual([{ ...first, content: [strong] }]);
    document.run(commands.redo);
    expect(document.paragraphs).toEqual([{ ...first, content: [un, strong, deux] }]);
  });

  // PAGE-97
  test('works step by step in any context', () => {
    const document = new TestDocument(paragraphsWith(''));
    document.select(0, 0).type('un trois').run(pause);
    document.select(0, 3).type('deux ').run(pause);
    rewrite(document, 0, 'un deZZux trois');
    document.select(0, 99).type(' quatre').run(pause);
    rewrite(document, 0, 'un deZZux trYYois quatre');
    const all = texts(document);
    const undone = [['un deZZux trYYois'], ['un ZZtrYYois'], ['ZZYY']];
    for (const expected of undone) {
      document.run(commands.undo);
      expect(texts(document)).toEqual(expected);
    }
    expect(document.run(commands.undo)).toBe(false);
    for (const expected of [...undone.slice(0, -1).toReversed(), all]) {
      document.run(commands.redo);
      expect(texts(document)).toEqual(expected);
    }
    expect(document.run(commands.redo)).toBe(false);
    for (const expected of undone) {
      document.run(commands.undo);
      expect(texts(document)).toEqual(expected);
    }
  });

  // PAGE-97
  test('leaves what arrives between undos and redos', () => {
    const document = new TestDocument(paragraphsWith(''));
    document.select(0, 0).type('abcdef').run(pause);
    rewrite(document, 0, 'abcXXdef');
    document.run(commands.undo);
    rewrite(document, 0, 'XYYX');
    document.run(commands.redo);
    expect(texts(document)).toEqual(['abcXYYXdef']);
    rewrite(document, 0, 'aZZbcXYYXdef');
    document.run(commands.undo);
    expect(texts(document)).toEqual(['ZZXYYX']);
  });

  // PAGE-97
  test('spares a remote sentence deleted and restored', () => {
    const document = new TestDocument(paragraphsWith(''));
    document.select(0, 0).type('abcdef').run(pause);
    rewrite(document, 0, 'abcXXdef');
    document.select(0, 0, 0, 99).type('Z');
    expect(texts(document)).toEqual(['Z']);
    rewrite(document, 0, 'ZYY');
    document.run(commands.undo);
    expect(texts(document)).toEqual(['abcXXdefYY']);
    document.run(commands.undo);
    expect(texts(document)).toEqual(['XXYY']);
  });

  // PAGE-97
  test('leaves a rewritten paragraph alone', () => {
    const document = new TestDocument(paragraphsWith('Epsilon'));
    document.select(0, 99).type(' et').run(pause);
    document.select(0, 99).type(' mes mots.').run(pause);
    rewrite(document, 0, 'Epsilon et leurs mots.');
    while (document.run(commands.undo)) {
      expect(texts(document)).toEqual(['Epsilon et leurs mots.']);
    }
    while (document.run(commands.redo)) {
      expect(texts(document)).toEqual(['Epsilon et leurs mots.']);
    }
  });

  // PAGE-97
  test('spares a remote paragraph within a paste', () => {
    const document = new TestDocument(paragraphsWith('avant après'));
    document.select(0, 6).run(paste('un', 'deux', 'trois'));
    const [, second] = document.paragraphs;
    if (!second) throw new RangeError('There is no paragraph.');
    const position = `${second.position}V`;
    const content = [{ text: 'serveur', marks: [] }];
    merge(document, [{ id: 'z', position, type: 'paragraph', content }]);
    const before = document.paragraphs;
    expect(texts(document)).toEqual(['avant un', 'deux', 'serveur', 'troisaprès']);
    document.run(commands.undo);
    expect(texts(document)).toEqual(['avant ', 'serveur', 'après']);
    document.run(commands.redo);
    expect(document.paragraphs).toEqual(before);
  });

  // PAGE-97
  test('leaves a paragraph apart in which another window has written', () => {
    const document = new TestDocument(paragraphsWith('Il pleut.'));
    document.select(0, 99).run(commands.splitParagraph);
    document.type('La mer monte.');
    rewrite(document, 1, 'La mer bleue monte.');
    document.run(commands.undo);
    expect(texts(document)).toEqual(['Il pleut.', 'bleue ']);
    document.run(commands.redo);
    expect(texts(document)).toEqual(['Il pleut.', 'La mer bleue monte.']);
    const empty = new TestDocument(paragraphsWith('Il pleut.'));
    empty.select(0, 99).run(commands.splitParagraph);
    rewrite(empty, 1, 'La mer.');
    empty.run(commands.undo);
    expect(texts(empty)).toEqual(['Il pleut.', 'La mer.']);
  });

  test('brings back what was typed over, beside the new text', () => {
    const document = new TestDocument(paragraphsWith('un vieux mot', 'deux'));
    document.select(0, 3, 1, 2).type('nouveau');
    rewrite(document, 0, 'un nouXXveauux');
    document.run(commands.undo);
    expect(texts(document).join('|')).toBe('un vieux mot|deXXux');
    document.run(commands.redo);
    expect(texts(document)).toEqual(['un nouXXveauux']);
  });

  test('undoes typing after a rewrite separately', () => {
    const document = new TestDocument(paragraphsWith(''));
    document.select(0, 0).type('mes mots');
    rewrite(document, 0, 'leurs mots');
    document.select(0, 99).type(' et les miens');
    document.run(commands.undo);
    expect(texts(document)).toEqual(['leurs mots']);
    document.run(commands.undo);
    expect(texts(document)).toEqual(['leurs mots']);
  });

  // PAGE-97
  test('redo of a deletion takes no words that came since', () => {
    const document = new TestDocument(paragraphsWith('un deux trois', 'quatre'));
    document.select(0, 3, 1, 3).run(baseKeymap['Backspace'] ?? pause);
    expect(texts(document)).toEqual(['un tre']);
    document.run(commands.undo);
    rewrite(document, 0, 'un deXXux trois');
    document.run(commands.redo);
    expect(texts(document)).toEqual(['un XX', 'tre']);
    document.run(commands.undo);
    expect(texts(document)).toEqual(['un deXXux trois', 'quatre']);
  });
});
