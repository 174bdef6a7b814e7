import { positionBetween } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { merge, pause, paste, rewrite, texts } from './undo.test-support.ts';

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
      kind: fc.constantFrom('put in' as const, 'rewrite' as const, 'add' as const),
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
function writeRemotely(
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

const remoteKinds = new Set(['put in', 'rewrite', 'add', 'delete', 'make strong']);

/** The remote words that an undo or a redo took in a script. */
function takenIn(script: readonly Edit[]): string[] {
  const document = new TestDocument(paragraphsWith('la mer', 'le soir venu', ''));
  const words = new Set<string>();
  for (const [index, step] of script.entries()) {
    const isUndo = step.kind === 'undo' || step.kind === 'redo';
    if (!isUndo && remoteKinds.has(step.kind)) {
      const word = String.fromCodePoint(0x4e00 + index);
      words.add(word);
      writeRemotely(document, step.kind, { at: step.at, word });
    } else writeHere(document, step);
    const text = texts(document).join('');
    const missing = [...words].filter((word) => !text.includes(word));
    if (isUndo && missing.length > 0) return missing;
    for (const word of missing) words.delete(word);
  }
  return [];
}

// PAGE-97
test('undo and redo never take remote words', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 50, size: 'max' }), (script) => {
      expect(takenIn(script)).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 30_000);

// PAGE-97
test('what was undone around remote words comes back by redo', () => {
  const forward = edit.filter(({ kind }) => !['undo', 'redo', 'delete', 'rewrite'].includes(kind));
  fc.assert(
    fc.property(fc.array(forward, { maxLength: 30, size: 'max' }), (script) => {
      const document = new TestDocument(paragraphsWith('la mer', 'le soir venu', ''));
      for (const [index, step] of script.entries()) {
        if (!remoteKinds.has(step.kind)) writeHere(document, step);
        else if ('at' in step) {
          const word = String.fromCodePoint(0x4e00 + index);
          writeRemotely(document, step.kind, { at: step.at, word });
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
