import { positionBetween } from '@ecritoire/prose';
import type { Mark, Paragraph } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { baseKeymap } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import { Fragment, Slice } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import * as commands from './commands.ts';
import { nodeOf } from './paragraphs.ts';
import { mergeRemote } from './remote.ts';
import { paragraphsWith, TestDocument } from './test-document.ts';

/** What another window has saved. */
function merge(document: TestDocument, put: Paragraph[], deletedIds: string[] = []): void {
  document.run((state, dispatch) => {
    dispatch?.(mergeRemote(state, put, deletedIds));
    return true;
  });
}

/** Another window changes the text of a paragraph as it stands here. */
function rewrite(document: TestDocument, at: number, text: string, marks: Mark[] = []): void {
  const { paragraphs } = document;
  const old = paragraphs[at];
  if (!old) throw new RangeError(`There is no paragraph ${at}.`);
  merge(document, [{ ...old, content: text === '' ? [] : [{ text, marks }] }]);
}

const pause: Command = (state, dispatch) => {
  dispatch?.(closeHistory(state.tr));
  return true;
};

const paste =
  (...texts: string[]): Command =>
  (state, dispatch) => {
    const blank = { id: '', position: '' };
    const nodes = paragraphsWith(...texts).map((paragraph) => nodeOf({ ...paragraph, ...blank }));
    dispatch?.(closeHistory(state.tr.replaceSelection(new Slice(Fragment.fromArray(nodes), 1, 1))));
    return true;
  };

const texts = ({ lines }: TestDocument) => lines.map((line) => line.slice(line.indexOf(':') + 1));

describe('undo, where another window has written', () => {
  test('takes back what was typed here around a sentence, and leaves the sentence', () => {
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

  test('does so step by step, whatever was typed before and after', () => {
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

  test('leaves what comes between two undos, and between an undo and a redo', () => {
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

  test('leaves a sentence that was deleted here and came back by undo', () => {
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

  test('leaves the paragraph alone that was written anew, as when the other version is kept', () => {
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

  test('leaves a paragraph that came into a pasted stretch of several', () => {
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

  test('brings back what was typed over, beside what stands there now', () => {
    const document = new TestDocument(paragraphsWith('un vieux mot', 'deux'));
    document.select(0, 3, 1, 2).type('nouveau');
    rewrite(document, 0, 'un nouXXveauux');
    document.run(commands.undo);
    expect(texts(document).join('|')).toBe('un vieux mot|deXXux');
    document.run(commands.redo);
    expect(texts(document)).toEqual(['un nouXXveauux']);
  });

  test('takes back by itself what is typed right after a paragraph was written anew', () => {
    const document = new TestDocument(paragraphsWith(''));
    document.select(0, 0).type('mes mots');
    rewrite(document, 0, 'leurs mots');
    document.select(0, 99).type(' et les miens');
    document.run(commands.undo);
    expect(texts(document)).toEqual(['leurs mots']);
    document.run(commands.undo);
    expect(texts(document)).toEqual(['leurs mots']);
  });

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

const place = fc.record({ paragraph: fc.nat(6), offset: fc.nat(12) });
const times = fc.integer({ min: 1, max: 4 });
const edit = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'type' as const,
        'type on' as const,
        'paste' as const,
        'split' as const,
      ),
      at: place,
    }),
  },
  fc.record({ kind: fc.constant('type over' as const), at: place, to: place }),
  fc.record({ kind: fc.constant('scene break' as const), at: place }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('put in' as const, 'write anew' as const, 'add' as const),
      at: place,
    }),
  },
  fc.record({ kind: fc.constantFrom('delete' as const, 'make strong' as const), at: place }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), times }) },
  fc.record({ kind: fc.constant('redo' as const), times }),
);
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

/** What another window does to the paragraph at a place; a word of its own is of one sign. */
function writeElsewhere(
  document: TestDocument,
  kind: Edit['kind'],
  { at: { paragraph, offset }, word }: { at: Place; word: string },
): void {
  const { paragraphs } = document;
  const index = paragraph % paragraphs.length;
  const text = texts(document)[index] ?? '';
  const target = paragraphs[index];
  if (!target) return;
  if (kind === 'delete') merge(document, [], [target.id]);
  else if (kind === 'add' || target.type === 'sceneBreak') {
    const position = positionBetween(target.position, paragraphs[index + 1]?.position ?? null);
    const content = [{ text: word, marks: [] }];
    merge(document, [{ id: `z${word}`, position, type: 'paragraph', content }]);
  } else if (kind === 'make strong') rewrite(document, index, text, ['strong']);
  else {
    const start = kind === 'put in' ? text.slice(0, offset) : text.slice(0, 1);
    rewrite(document, index, `${start}${word}${text.slice(offset)}`);
  }
}

function writeHere(document: TestDocument, step: Edit): void {
  if (step.kind === 'undo' || step.kind === 'redo') {
    const command = step.kind === 'undo' ? commands.undo : commands.redo;
    for (let time = 0; time < step.times; time += 1) document.run(command);
    return;
  }
  const { paragraph, offset } = step.at;
  const to = step.kind === 'type over' ? step.to : step.at;
  if (step.kind !== 'type on') {
    document.run(pause);
    document.select(paragraph, offset, to.paragraph, to.offset);
  }
  if (step.kind === 'paste') document.run(paste('un', 'deux', 'trois'));
  else if (step.kind === 'split') document.run(commands.splitParagraph);
  else if (step.kind === 'scene break') document.run(commands.insertSceneBreak);
  else document.type('abc');
}

const isElsewhere = new Set(['put in', 'write anew', 'add', 'delete', 'make strong']);

/** The words of elsewhere that an undo or a redo took in a script. */
function takenIn(script: readonly Edit[]): string[] {
  const document = new TestDocument(paragraphsWith('la mer', 'le soir venu', ''));
  const words = new Set<string>();
  for (const [index, step] of script.entries()) {
    const isUndo = step.kind === 'undo' || step.kind === 'redo';
    if (!isUndo && isElsewhere.has(step.kind)) {
      const word = String.fromCodePoint(0x4e00 + index);
      words.add(word);
      writeElsewhere(document, step.kind, { at: step.at, word });
    } else writeHere(document, step);
    const text = texts(document).join('');
    const missing = [...words].filter((word) => !text.includes(word));
    if (isUndo && missing.length > 0) return missing;
    for (const word of missing) words.delete(word);
  }
  return [];
}

test('no undo or redo ever takes a word that came from elsewhere', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 50, size: 'max' }), (script) => {
      expect(takenIn(script)).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 30_000);

test('what was taken back around words from elsewhere comes back by redo, as it was', () => {
  const forward = edit.filter(
    ({ kind }) => !['undo', 'redo', 'delete', 'write anew'].includes(kind),
  );
  fc.assert(
    fc.property(fc.array(forward, { maxLength: 30, size: 'max' }), (script) => {
      const document = new TestDocument(paragraphsWith('la mer', 'le soir venu', ''));
      for (const [index, step] of script.entries()) {
        if (!isElsewhere.has(step.kind)) writeHere(document, step);
        else if ('at' in step) {
          const word = String.fromCodePoint(0x4e00 + index);
          writeElsewhere(document, step.kind, { at: step.at, word });
        }
      }
      const before = texts(document);
      while (document.run(commands.undo));
      while (document.run(commands.redo));
      expect(texts(document)).toEqual(before);
    }),
    { numRuns: 200 },
  );
}, 30_000);
