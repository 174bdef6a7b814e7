import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import {
  edit,
  remoteKinds,
  writeHere,
  writeRemotely,
  type Edit,
} from './undo-script.test-support.ts';
import { texts } from './undo.test-support.ts';

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
