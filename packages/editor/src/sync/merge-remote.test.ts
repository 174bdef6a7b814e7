import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Paragraph } from '@ecritoire/prose';
import * as commands from '../commands/commands.ts';
import { MultiReplaceStep } from '../history/multi-replace-step.ts';
import { inOrder } from '../schema/paragraphs.ts';
import { paragraphsOf } from '../state.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { mergeRemote } from './merge-remote.ts';

function text(
  id: string,
  position: string,
  words: string,
  type: Paragraph['type'] = 'paragraph',
): Paragraph {
  const content = words === '' ? [] : [{ text: words, marks: [] }];
  return { id, position, type, content };
}

describe('merging the server’s paragraphs', () => {
  test('changes, adds and removes them, and reports none of it', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    const left = document.merge([text('b', 'a1', 'DEUX'), text('z', 'a1V0', 'entre')], ['c']);
    expect(document.lines).toEqual(['a:un', 'b:DEUX', 'z:entre']);
    expect(left.deletedIds).toEqual([]);
  });

  test('keeps the caret in the paragraph that changes around it', () => {
    const document = new TestDocument(paragraphsWith('la mer calme'));
    document.select(0, 6);
    document.merge([text('a', 'a0', 'toute la mer calme')]);
    expect(
      document.state.selection.$from.parent.textBetween(0, document.state.selection.from - 1),
    ).toBe('toute la mer');
  });

  test('keeps the caret between words changed on both sides', () => {
    const document = new TestDocument(paragraphsWith('la mer calme du soir'));
    document.select(0, 12);
    document.merge([text('a', 'a0', 'toute la mer calme du grand soir')]);
    document.type('!');
    expect(document.lines).toEqual(['a:toute la mer calme! du grand soir']);
  });

  test('keeps the caret with its words after split or join', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux trois quatre'));
    document.select(1, 17);
    document.merge([text('b', 'a1', 'deux'), text('z', 'a1Zz', ' trois quatre')]);
    document.type('!');
    document.merge([text('b', 'a1', 'deux trois quatre!')], ['z']);
    document.type('?');
    expect(document.lines).toEqual(['a:un', 'b:deux trois quatre!?']);
  });

  test('is not undone, and what was written before still is', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    document.select(0, 2).type('!');
    document.merge([text('b', 'a1', 'serveur')]);
    document.run(commands.undo);
    expect(document.lines).toEqual(['a:un', 'b:serveur']);
  });

  test('a paragraph moved on the server goes to its place', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    expect(document.merge([text('a', 'a3', 'un')])).toEqual({ put: [], deletedIds: [] });
    expect(document.lines).toEqual(['b:deux', 'c:trois', 'a:un']);
  });

  test('a taken position yields to the server’s, reported', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    const left = document.merge([text('z', 'a0', 'serveur')]);
    expect(document.lines).toEqual(['a:un', 'z:serveur', 'b:deux']);
    expect(left.put.map(({ id }) => id)).toEqual(['z']);
  });

  // SAVE-12
  test('a restored position is reported without local changes', () => {
    const document = new TestDocument(paragraphsWith('un'));
    document.select(0, 2).run(commands.splitParagraph);
    document.type('deux').run(commands.splitParagraph);
    const [, second, third] = document.type('trois').paragraphs;
    const server = text(third?.id ?? '', second?.position ?? '', 'trois');
    expect(document.merge([server])).toEqual({ put: [third], deletedIds: [] });
    expect(document.paragraphs.slice(1)).toEqual([second, third]);
  });

  // SAVE-12
  test('two windows writing at equal positions converge', async () => {
    vi.resetModules();
    const remote = await import('../testing/test-document.ts');
    const [mine, theirs] = [
      ['b', 'c', 'd'].map((id, index) => text(id, `a${index + 1}`, id)),
      ['x', 'y', 'z'].map((id, index) => text(id, `a${index + 1}`, id)),
    ];
    const here = new TestDocument(paragraphsWith('un').concat(mine));
    const there = new remote.TestDocument(paragraphsWith('un').concat(theirs));
    let [fromHere, fromThere] = [mine, theirs];
    let rounds = 0;
    for (; rounds < 9 && fromHere.length + fromThere.length > 0; rounds += 1) {
      [fromHere, fromThere] = [here.merge(fromThere).put, there.merge(fromHere).put];
    }
    expect(rounds).toBeLessThan(4);
    expect(here.paragraphs).toEqual(there.paragraphs);
  });

  test('an emptied document still has a paragraph', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    document.merge([], ['a', 'b']);
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
    expect(document.merge([server])).toEqual({ put: [], deletedIds: [] });
    expect(document.paragraphs.map(({ id, position, type }) => [id, position, type])).toEqual([
      ['a', server.position, server.type],
    ]);
  });

  test('the only paragraph can be replaced by another', () => {
    const document = new TestDocument(paragraphsWith('un'));
    const left = document.merge([text('z', 'a0', 'autre')], ['a']);
    expect(left).toEqual({ put: [], deletedIds: [] });
    expect(document.lines).toEqual(['z:autre']);
  });

  // PAGE-95
  test('any merge matches the server in at most three steps', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const change = fc.record({
      id: fc.constantFrom(...names, 'x', 'y', 'z'),
      place: fc.integer({ min: 10, max: 99 }),
      words: fc.string({ unit: fc.constantFrom('le', ' vent', 'ô', '👩‍👩‍👦', '😀', '😁', '👍🏽') }),
      goes: fc.boolean(),
      moves: fc.boolean(),
      type: fc.constantFrom('paragraph', 'heading', 'quote'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(change, { selector: ({ id }) => id }),
        fc.integer({ min: 1, max: names.length }),
        (changes, count) => {
          const before = names.slice(0, count).map((id, index) => text(id, `a${index}`, `${id}😀`));
          const put = changes
            .filter(({ goes }) => !goes)
            .map(({ id, place, words, moves, type }, index) => {
              const old = before.find((each) => each.id === id);
              const position = old && !moves ? old.position : `b${place}a${index}`;
              return text(id, position, words, type);
            });
          const gone = changes.filter(({ goes }) => goes).map(({ id }) => id);
          const { state } = new TestDocument(before);
          const tr = mergeRemote(state, put, gone);
          expect(tr.steps.length).toBeLessThanOrEqual(3);
          // Half of a surrogate pair is written as an escape.
          const parts = tr.steps.filter((step) => step instanceof MultiReplaceStep);
          expect(JSON.stringify(parts)).not.toMatch(/\\ud[89a-f]/i);

          const after = new Map(before.map((each) => [each.id, each]));
          for (const each of put) after.set(each.id, each);
          for (const id of gone) after.delete(id);
          const expected = inOrder([...after.values()]);
          const shown = paragraphsOf(state.apply(tr));
          // With none left there is still one to write in.
          expect(expected.length === 0 ? shown.slice(1) : shown).toEqual(expected);
        },
      ),
    );
  });
});
