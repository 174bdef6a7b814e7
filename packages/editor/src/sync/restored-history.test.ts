import { describe, expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { createMatcher, matchesIn } from '../find/find-matches.ts';
import { replaceMatches } from '../find/replace-matches.ts';
import { storeHistory } from '../history/stored-history.ts';
import { enterSession, redoDepth, undoDepth } from '../history/history.ts';
import { pause, rewrite, texts } from '../history/undo.test-support.ts';
import { createState } from '../state.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { withStoredHistory } from './restored-history.ts';

const chapter = paragraphsWith('la mer', 'le soir venu', 'une lampe');

/** Leaves a document and opens it again, as another device has it by now. */
function returnedTo(left: TestDocument, { paragraphs }: TestDocument = left): TestDocument {
  const document = new TestDocument(paragraphs);
  document.state = withStoredHistory(document.state, storeHistory(left.state) ?? '');
  return document;
}

function slip(): TestDocument {
  const document = new TestDocument(chapter).select(0, 0, 2, 9).type('x');
  expect(texts(document)).toEqual(['x']);
  return document;
}

describe('after leaving a text', () => {
  // SAVE-56
  test('undo restores a chapter that was typed over, redo removes it', () => {
    const document = returnedTo(slip());
    document.run(commands.undo);
    expect(document.paragraphs).toEqual(chapter);
    const again = returnedTo(document);
    expect([undoDepth(again.state), redoDepth(again.state)]).toEqual([0, 1]);
    again.run(commands.redo);
    expect(texts(again)).toEqual(['x']);
  });

  // SAVE-56
  test('formats, kinds, scene breaks and replacements are undone', () => {
    const document = new TestDocument(chapter).select(0, 0, 1, 7);
    document.run(commands.toggleMarks.strong);
    document.run(pause);
    document.run(commands.turnIntoHeading);
    document.run(pause);
    document.select(1, 3).run(commands.insertSceneBreak);
    document.run(pause);
    const { state } = document;
    const matches = matchesIn(
      state.doc,
      createMatcher({ text: 'e', matchesCase: false, wholeWords: false }),
    );
    const { tr } = replaceMatches(state, matches, { sought: 'e', by: 'éé' });
    document.run((_, dispatch) => {
      dispatch?.(tr);
      return true;
    });
    const written = document.paragraphs;
    const returned = returnedTo(document);
    while (returned.run(commands.undo));
    expect(returned.paragraphs).toEqual(chapter);
    while (returned.run(commands.redo));
    expect(texts(returned)).toEqual(texts(document));
    expect(written).toHaveLength(returned.paragraphs.length);
  });

  // SAVE-56
  test('a change is not undone where another device wrote since', () => {
    const here = new TestDocument(chapter).select(0, 6).type(' monte');
    here.run(pause);
    here.select(1, 12).type(' enfin');
    here.run(pause);
    here.select(2, 9).type(' tremble');
    const there = new TestDocument(here.paragraphs);
    rewrite(there, 1, 'le soir, enfin');
    const document = returnedTo(here, there);
    while (document.run(commands.undo));
    expect(texts(document)).toEqual(['la mer monte', 'le soir, enfin', 'une lampe']);
  });

  // SAVE-56
  test('what has been restored meanwhile is not given twice', () => {
    const document = returnedTo(slip(), new TestDocument(chapter));
    expect(document.run(commands.undo)).toBe(false);
    expect(document.paragraphs).toEqual(chapter);
  });

  // SAVE-56
  test.each(['', '{', '{"format":2}', '{"format":1,"text":[],"done":[[{}]],"undone":[]}'])(
    'a history that cannot be read is none: %s',
    (stored) => {
      const opened = createState(chapter);
      const state = withStoredHistory(opened, stored);
      expect(state.doc.eq(opened.doc)).toBe(true);
      expect(undoDepth(state)).toBe(0);
    },
  );
});

describe('what is stored', () => {
  // SAVE-56
  test('is nothing where nothing can be undone', () => {
    expect(storeHistory(createState(chapter))).toBeNull();
  });

  // SAVE-56
  test('has the newest 200 undos', () => {
    const document = new TestDocument(chapter);
    for (let time = 0; time < 210; time += 1) {
      document.run(pause);
      document.select(0, 0).type('a');
    }
    const returned = returnedTo(document);
    expect(undoDepth(returned.state)).toBe(200);
    while (returned.run(commands.undo));
    expect(texts(returned)[0]).toBe(`${'a'.repeat(10)}la mer`);
  });

  // SAVE-56
  test('leaves out what is too much', () => {
    const long = paragraphsWith(...Array.from({ length: 40 }, () => 'a'.repeat(40_000)));
    const document = new TestDocument(long).select(0, 0, 39, 40_000).type('x');
    document.run(pause);
    document.type('y');
    const returned = returnedTo(document);
    while (returned.run(commands.undo));
    expect(texts(returned)).toEqual(['x']);
  });
});

describe('a writing session', () => {
  const enter = (document: TestDocument, sessionId: string) =>
    document.run((state, dispatch) => {
      dispatch?.(enterSession(state.tr, sessionId));
      return true;
    });
  const originOf = (document: TestDocument, command: typeof commands.undo) => {
    document.run(command);
    return document.lastChange.origin;
  };

  // SAVE-56
  test('undoing what an earlier one did is no writing', () => {
    const left = new TestDocument(chapter);
    enter(left, 'first');
    left.select(0, 0, 2, 9).type('x');
    const document = returnedTo(left);
    enter(document, 'second');
    document.select(0, 1).type('y');
    expect(document.lastChange.origin).toBeUndefined();
    expect(originOf(document, commands.undo)).toBeUndefined();
    expect(originOf(document, commands.undo)).toBe('restored');
    expect(document.paragraphs).toEqual(chapter);
    expect(originOf(document, commands.redo)).toBe('restored');
    expect(originOf(document, commands.redo)).toBeUndefined();
    expect(texts(document)).toEqual(['xy']);
  });

  // SAVE-56
  test('undoing its own slip after a return is writing', () => {
    const left = new TestDocument(chapter);
    enter(left, 'first');
    left.select(0, 0, 2, 9).type('x');
    const document = returnedTo(left);
    enter(document, 'first');
    expect(originOf(document, commands.undo)).toBeUndefined();
  });

  // SAVE-56
  test('what is typed over an undone change is its own', () => {
    const document = new TestDocument(chapter).select(0, 0).type('a');
    enter(document, 'second');
    document.run(commands.undo);
    document.select(0, 0).type('b');
    expect(originOf(document, commands.undo)).toBeUndefined();
  });
  // SAVE-56
  test('its first key begins a step of undo', () => {
    const document = new TestDocument(chapter).select(0, 0).type('a');
    enter(document, 'second');
    document.type('b');
    expect(originOf(document, commands.undo)).toBeUndefined();
    expect(texts(document)[0]).toBe('ala mer');
  });

  const typeOften = (document: TestDocument, times: number) => {
    for (let time = 0; time < times; time += 1) {
      document.run(pause);
      document.select(0, 0).type('a');
    }
  };
  const originsOfUndo = (document: TestDocument) => {
    const origins = new Set<string | undefined>();
    while (document.run(commands.undo)) origins.add(document.lastChange.origin);
    return origins;
  };

  // SAVE-56
  test.each([
    ['in a long session', 1030, (document: TestDocument) => document],
    ['in what is stored', 200, (document: TestDocument) => returnedTo(document)],
  ])('its changes stay its own %s', (_, times, returned) => {
    const document = new TestDocument(chapter).select(0, 0).type('x');
    enter(document, 'second');
    typeOften(document, times);
    const later = returned(document);
    expect(originsOfUndo(later)).toEqual(new Set([undefined]));
    expect(texts(later)[0]).toMatch(/^a*xla mer$/u);
  });

  // SAVE-56
  test('its changes stay its own where an earlier one is dropped', () => {
    const left = new TestDocument(chapter).select(0, 0).type('x');
    enter(left, 'second');
    left.select(2, 0).type('y');
    const there = returnedTo(left);
    rewrite(there, 0, 'la nuit');
    const document = returnedTo(left, there);
    expect(originsOfUndo(document)).toEqual(new Set([undefined]));
    expect(texts(document)).toEqual(['la nuit', 'le soir venu', 'une lampe']);
  });
});
