import type { Paragraph } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { baseKeymap } from 'prosemirror-commands';
import { Fragment, Slice } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { closeHistory } from '../history/history.ts';
import { inOrder, nodeOf } from '../schema/paragraphs.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';

const backspace: Command = (state, dispatch) => {
  if (!state.selection.empty) {
    dispatch?.(state.tr.deleteSelection());
    return true;
  }
  if (baseKeymap['Backspace']?.(state, dispatch)) return true;
  const { pos, parentOffset } = state.selection.$from;
  if (parentOffset > 0) dispatch?.(state.tr.delete(pos - 1, pos));
  return parentOffset > 0;
};

function paste(texts: readonly string[], open: number): Command {
  return (state, dispatch) => {
    const blank = { id: '', position: '' };
    const nodes = paragraphsWith(...texts).map((paragraph) => nodeOf({ ...paragraph, ...blank }));
    dispatch?.(state.tr.replaceSelection(new Slice(Fragment.fromArray(nodes), open, open)));
    return true;
  };
}

/** Moves whole paragraphs, or leaves them and drops a copy. */
function drag(from: number, count: number, to: number, copies: boolean): Command {
  return (state, dispatch) => {
    const { doc, tr } = state;
    const start = Math.min(from % doc.childCount, doc.childCount - 1);
    const end = Math.min(start + count, doc.childCount);
    const offset = (index: number) => doc.resolve(0).posAtIndex(index, 0);
    const target = offset(to % (doc.childCount + 1));
    const moved = doc.slice(offset(start), offset(end)).content;
    if (!copies && moved.childCount < doc.childCount) tr.delete(offset(start), offset(end));
    tr.insert(tr.mapping.map(target), moved);
    dispatch?.(tr);
    return true;
  };
}

const place = fc.record({ paragraph: fc.nat(12), offset: fc.nat(14) });
const edit = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      text: fc.constantFrom('a', 'été ', '— ', '😀'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('caret' as const),
      at: place,
      to: fc.option(place, { freq: 2 }),
    }),
  },
  fc.record({
    kind: fc.constant('paste' as const),
    texts: fc.array(fc.constantFrom('', 'un', 'deux mots'), { minLength: 1, maxLength: 4 }),
    open: fc.nat(1),
  }),
  fc.record({
    kind: fc.constant('drag' as const),
    from: fc.nat(9),
    count: fc.nat(3),
    to: fc.nat(9),
    copies: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('remote' as const),
    at: fc.nat(9),
    text: fc.constantFrom('serveur', ''),
    gone: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      ...([
        'split',
        'backspace',
        'undo',
        'redo',
        'break',
        'line',
        'heading',
        'quote',
        'plain',
        'strong',
        'all',
        'pause',
      ] as const),
    ),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const simple = {
  split: commands.splitParagraph,
  backspace,
  undo: commands.undo,
  redo: commands.redo,
  break: commands.insertSceneBreak,
  line: commands.insertLineBreak,
  heading: commands.turnIntoHeading,
  quote: commands.turnIntoQuote,
  plain: commands.plainAtStart,
  strong: commands.toggleMarks.strong,
  all: baseKeymap['Mod-a'] ?? (() => false),
  pause: (state, dispatch) => {
    dispatch?.(closeHistory(state.tr));
    return true;
  },
} satisfies Record<string, Command>;

class Saved {
  byId: Map<string, Paragraph>;

  constructor(paragraphs: readonly Paragraph[]) {
    this.byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  }

  apply({ put, deletedIds }: { put: readonly Paragraph[]; deletedIds: readonly string[] }): void {
    for (const paragraph of put) this.byId.set(paragraph.id, paragraph);
    for (const id of deletedIds) this.byId.delete(id);
  }

  get paragraphs(): Paragraph[] {
    return inOrder([...this.byId.values()]);
  }
}

function applyEdit(document: TestDocument, saved: Saved, step: Edit): void {
  const before = document.changes.length;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the rest are plain commands
  switch (step.kind) {
    case 'type':
      document.type(step.text);
      break;
    case 'caret': {
      const end = step.to ?? step.at;
      document.select(step.at.paragraph, step.at.offset, end.paragraph, end.offset);
      break;
    }
    case 'paste':
      document.run(paste(step.texts, step.open));
      break;
    case 'drag':
      document.run(drag(step.from, step.count, step.to, step.copies));
      break;
    case 'remote': {
      const { paragraphs } = document;
      const target = paragraphs[step.at % paragraphs.length];
      if (!target || target.type === 'sceneBreak') return;
      const content = step.text === '' ? [] : [{ text: step.text, marks: [] }];
      const put: Paragraph[] = step.gone ? [] : [{ ...target, content }];
      const deletedIds = step.gone ? [target.id] : [];
      const left = document.merge(put, deletedIds);
      saved.apply({ put, deletedIds });
      saved.apply(left);
      return;
    }
    default:
      document.run(simple[step.kind]);
  }
  for (const change of document.changes.slice(before)) saved.apply(change);
}

function expectSound(document: TestDocument, saved: Saved): void {
  const { paragraphs } = document;
  const ids = paragraphs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('');
  const positions = paragraphs.map(({ position }) => position);
  expect([...new Set(positions)].sort((one, two) => (one < two ? -1 : 1))).toEqual(positions);
  expect(saved.paragraphs).toEqual(paragraphs);
}

const documents = fc
  .array(fc.constantFrom('', 'la mer', 'le soir venu'), { minLength: 1, maxLength: 6 })
  .map((texts) => paragraphsWith(...texts));

describe('reported changes', () => {
  // oxlint-disable-next-line vitest/expect-expect -- expectSound expects
  test('saving every change always gives the document, whatever was done', () => {
    fc.assert(
      fc.property(documents, fc.array(edit, { maxLength: 60, size: 'max' }), (initial, script) => {
        const document = new TestDocument(initial);
        const saved = new Saved(initial);
        for (const step of script) {
          applyEdit(document, saved, step);
          expectSound(document, saved);
        }
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  test('undoing everything gives back the first document, ids and all', () => {
    const local = edit.filter(({ kind }) => kind !== 'remote');
    fc.assert(
      fc.property(documents, fc.array(local, { maxLength: 40, size: 'max' }), (initial, script) => {
        const document = new TestDocument(initial);
        const saved = new Saved(initial);
        for (const step of script) applyEdit(document, saved, step);
        while (document.run(commands.undo)) saved.apply(document.lastChange);
        expect(document.paragraphs).toEqual(initial);
        expectSound(document, saved);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  test('typing reports the one paragraph', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    document.select(1, 4).type('!');
    expect(document.lastChange.put.map(({ id }) => id)).toEqual(['b']);
    expect(document.lastChange.deletedIds).toEqual([]);
  });

  test('an edit that changes nothing reports nothing', () => {
    const document = new TestDocument(paragraphsWith('un'));
    document.select(0, 0, 0, 2).type('un');
    expect(document.lastChange).toEqual({ put: [], deletedIds: [] });
  });
});
