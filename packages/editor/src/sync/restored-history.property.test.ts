import type { Paragraph } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { storeHistory } from '../history/stored-history.ts';
import {
  edit,
  remoteKinds,
  writeHere,
  writeRemotely,
} from '../history/undo-script.test-support.ts';
import { texts } from '../history/undo.test-support.ts';
import { createState } from '../state.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { withStoredHistory } from './restored-history.ts';

const start = paragraphsWith('la mer', 'le soir venu', 'une lampe', '');
const local = edit.filter(({ kind }) => !remoteKinds.has(kind));
const remote = edit.filter(({ kind }) => remoteKinds.has(kind));

function openedWith(paragraphs: readonly Paragraph[], stored: string | null): TestDocument {
  const document = new TestDocument([...paragraphs]);
  document.state = withStoredHistory(createState(paragraphs), stored ?? '');
  return document;
}

const textOf = ({ id, type, content }: Paragraph) => ({ id, type, content });

function runAll(document: TestDocument, command: typeof commands.undo): Paragraph[] {
  while (document.run(command));
  return document.paragraphs;
}

// SAVE-56
test('undo and redo go on after leaving a text', () => {
  const script = fc.array(edit, { maxLength: 30, size: 'max' });
  fc.assert(
    fc.property(script, (edits) => {
      const stayed = new TestDocument(start);
      for (const [index, step] of edits.entries()) {
        if (remoteKinds.has(step.kind) && 'at' in step) {
          writeRemotely(stayed, step.kind, {
            at: step.at,
            word: String.fromCodePoint(0x4e00 + index),
          });
        } else writeHere(stayed, step);
      }
      const left = stayed.paragraphs;
      const returned = openedWith(left, storeHistory(stayed.state));
      expect(returned.paragraphs).toEqual(left);
      for (const command of [commands.undo, commands.redo]) {
        runAll(stayed, command);
        runAll(returned, command);
        expect(texts(returned)).toEqual(texts(stayed));
      }
    }),
    { numRuns: 300 },
  );
}, 30_000);

// SAVE-56
test('undoing all after returning gives the starting text', () => {
  fc.assert(
    fc.property(fc.array(local, { maxLength: 30, size: 'max' }), (edits) => {
      const document = new TestDocument(start);
      for (const step of edits) writeHere(document, step);
      const returned = openedWith(document.paragraphs, storeHistory(document.state));
      expect(runAll(returned, commands.undo)).toEqual(start);
    }),
    { numRuns: 300 },
  );
}, 30_000);

// SAVE-56
test('no undo after returning changes a paragraph changed remotely', () => {
  const script = fc.array(local, { maxLength: 20, size: 'max' });
  const changes = fc.array(remote, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(script, changes, (edits, remotely) => {
      const here = new TestDocument(start);
      for (const step of edits) writeHere(here, step);
      const left = new Map(here.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
      const there = new TestDocument(here.paragraphs);
      for (const [index, step] of remotely.entries()) {
        if (!('at' in step)) continue;
        writeRemotely(there, step.kind, {
          at: step.at,
          word: String.fromCodePoint(0x4e00 + index),
        });
      }
      const opened = there.paragraphs;
      const changed = opened.filter(
        (paragraph) => JSON.stringify(left.get(paragraph.id)) !== JSON.stringify(paragraph),
      );
      const returned = openedWith(opened, storeHistory(here.state));
      expect(returned.paragraphs).toEqual(opened);
      for (const command of [commands.undo, commands.redo]) {
        const ids = new Set(changed.map(({ id }) => id));
        const now = runAll(returned, command);
        // A paragraph that an undo brings back beside it may move its position key, never its text.
        expect(now.filter(({ id }) => ids.has(id)).map(textOf)).toEqual(changed.map(textOf));
        expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
      }
    }),
    { numRuns: 300 },
  );
}, 30_000);
