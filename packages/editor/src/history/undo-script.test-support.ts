import { positionBetween } from '@ecritoire/prose';
import * as fc from 'fast-check';
import * as commands from '../commands/commands.ts';
import type { TestDocument } from '../testing/test-document.ts';
import { merge, pause, paste, rewrite, texts } from './undo.test-support.ts';

const place = fc.record({ paragraph: fc.nat(6), offset: fc.nat(12) });
const times = fc.integer({ min: 1, max: 4 });
/** A change here or in another window, an undo or a redo. */
export const edit = fc.oneof(
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
export type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

/** What another window does to the paragraph at a place; a word of its own is of one sign. */
export function writeRemotely(
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

export function writeHere(document: TestDocument, step: Edit): void {
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

/** What another window does. */
export const remoteKinds = new Set(['put in', 'rewrite', 'add', 'delete', 'make strong']);
