import { describe, expect, test } from 'vitest';
import * as commands from './commands.ts';
import { mergeRemote, withoutEcho } from './remote.ts';
import { paragraphsWith, TestDocument } from './test-document.ts';
import type { Paragraph } from '@ecritoire/prose';

function merge(document: TestDocument, put: Paragraph[], deletedIds: string[] = []) {
  document.run((state, dispatch) => {
    dispatch?.(mergeRemote(state, put, deletedIds));
    return true;
  });
  return withoutEcho(document.lastChange, put, deletedIds);
}

function text(id: string, position: string, words: string): Paragraph {
  return { id, position, type: 'paragraph', content: [{ text: words, marks: [] }] };
}

describe('merging the server’s paragraphs', () => {
  test('changes, adds and removes them, and reports none of it', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    const left = merge(document, [text('b', 'a1', 'DEUX'), text('z', 'a1V0', 'entre')], ['c']);
    expect(document.lines).toEqual(['a:un', 'b:DEUX', 'z:entre']);
    expect(left.deletedIds).toEqual([]);
  });

  test('keeps the caret in the paragraph that changes around it', () => {
    const document = new TestDocument(paragraphsWith('la mer calme'));
    document.select(0, 6);
    merge(document, [text('a', 'a0', 'toute la mer calme')]);
    expect(
      document.state.selection.$from.parent.textBetween(0, document.state.selection.from - 1),
    ).toBe('toute la mer');
  });

  test('is not undone, and what was written before still is', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    document.select(0, 2).type('!');
    merge(document, [text('b', 'a1', 'serveur')]);
    document.run(commands.undo);
    expect(document.lines).toEqual(['a:un', 'b:serveur']);
  });

  test('a paragraph moved on the server goes to its place', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    expect(merge(document, [text('a', 'a3', 'un')])).toEqual({ put: [], deletedIds: [] });
    expect(document.lines).toEqual(['b:deux', 'c:trois', 'a:un']);
  });

  test('a position already taken here gives way to the server’s, and that is reported', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    const left = merge(document, [text('z', 'a0', 'serveur')]);
    expect(document.lines).toEqual(['a:un', 'z:serveur', 'b:deux']);
    expect(left.put.map(({ id }) => id)).toEqual(['z']);
  });

  test('when everything is gone there is still a paragraph to write in', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    merge(document, [], ['a', 'b']);
    expect(document.paragraphs).toHaveLength(1);
    expect(document.paragraphs[0]?.content).toEqual([]);
  });

  const only = [
    { change: 'moved', server: text('a', 'a5', 'un') },
    {
      change: 'made a scene break',
      server: { ...text('a', 'a0', ''), type: 'sceneBreak' as const },
    },
  ];
  test.each(only)('the only paragraph can be $change', ({ server }) => {
    const document = new TestDocument(paragraphsWith('un'));
    expect(merge(document, [server])).toEqual({ put: [], deletedIds: [] });
    expect(document.paragraphs.map(({ id, position, type }) => [id, position, type])).toEqual([
      ['a', server.position, server.type],
    ]);
  });

  test('the only paragraph can be replaced by another', () => {
    const document = new TestDocument(paragraphsWith('un'));
    const left = merge(document, [text('z', 'a0', 'autre')], ['a']);
    expect(left).toEqual({ put: [], deletedIds: [] });
    expect(document.lines).toEqual(['z:autre']);
  });
});
