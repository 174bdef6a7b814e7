import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, test, vi } from 'vitest';
import { createUndoGroups } from '../history/undo-grouping.ts';
import { undo, undoable } from '../history/undo.ts';
import { nodeOf } from '../schema/paragraphs.ts';
import { schema } from '../schema/schema.ts';
import { paragraphsWith, paste } from '../testing/test-page.tsx';
import { LazyHtmlParser, type LoadHtmlParser } from './lazy-html-parser.ts';
import { cleanPaste } from './paste-plugin.ts';
import { pendingPastes } from './pending-pastes.ts';

const views: EditorView[] = [];
afterEach(() => {
  for (const view of views.splice(0)) view.destroy();
  vi.useRealTimers();
});

const page = (words: string) => `<p>${words}</p>`;

/** An editor with its caret, before the parser of pages is there. */
function openWith(load: LoadHtmlParser, text: string, from: number, to = from) {
  const pages = new LazyHtmlParser(load);
  const doc = schema.nodes.doc.create(null, paragraphsWith(text).map(nodeOf));
  const grouped = createUndoGroups();
  let editable = true;
  const view = new EditorView(document.body, {
    state: EditorState.create({
      doc,
      selection: TextSelection.create(doc, from + 1, to + 1),
      plugins: [...undoable, pendingPastes(pages), cleanPaste(pages)],
    }),
    editable: () => editable,
    dispatchTransaction: (tr) => view.updateState(view.state.apply(grouped(tr))),
  });
  views.push(view);
  return {
    view,
    pages,
    pause: () => {
      editable = false;
    },
    paste: (html: string, plain = '') => paste({ element: () => view.dom }, html, plain),
    type: (typed: string) => view.dispatch(view.state.tr.insertText(typed)),
    moveTo: (offset: number) => {
      const selection = TextSelection.create(view.state.doc, offset + 1);
      view.dispatch(view.state.tr.setSelection(selection));
    },
    text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n'),
    beforeCaret: () => view.state.doc.textBetween(0, view.state.selection.head, '\n'),
  };
}

const late = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load: LoadHtmlParser = async () => {
    await promise;
    return import('./html/html-parser.ts');
  };
  return { load, come: resolve };
};

// PAGE-99
test('an early paste precedes later typing', async () => {
  const { load, come } = late();
  const { paste: put, type, text, beforeCaret } = openWith(load, 'ad', 1);
  put(page('<b>b</b>'), 'b');
  type('c');
  expect(text()).toBe('acd');
  come();
  await expect.poll(text).toBe('abcd');
  expect(beforeCaret()).toBe('abc');
});

// PAGE-99
test('an early paste keeps its marks', async () => {
  const { load, come } = late();
  const { paste: put, text, view } = openWith(load, '', 0);
  put('<p><span style="font-weight:700">gras</span></p>', 'gras');
  come();
  await expect.poll(text).toBe('gras');
  expect(view.state.doc.firstChild?.firstChild?.marks.map(({ type }) => type.name)).toEqual([
    'strong',
  ]);
});

// PAGE-99
test('early pastes keep their order', async () => {
  const { load, come } = late();
  const { paste: put, text, beforeCaret } = openWith(load, '', 0);
  put(page('a'), 'a');
  put('', 'b');
  put(page('c'), 'c');
  expect(text()).toBe('');
  come();
  await expect.poll(text).toBe('abc');
  expect(beforeCaret()).toBe('abc');
});

// PAGE-99
test('an early paste replaces what was selected', async () => {
  const { load, come } = late();
  const { paste: put, text, beforeCaret } = openWith(load, 'Un deux trois', 3, 7);
  put(page('DEUX'), 'DEUX');
  come();
  await expect.poll(text).toBe('Un DEUX trois');
  expect(beforeCaret()).toBe('Un DEUX');
});

// PAGE-99
test('an early paste spares a moved caret', async () => {
  const { load, come } = late();
  const { paste: put, moveTo, text, beforeCaret } = openWith(load, 'ac', 1);
  put(page('b'), 'b');
  moveTo(2);
  come();
  await expect.poll(text).toBe('abc');
  expect(beforeCaret()).toBe('abc');
});

// PAGE-99
test('undo takes an early paste alone', async () => {
  const { load, come } = late();
  const { paste: put, type, text, view } = openWith(load, '', 0);
  type('a');
  put(page('b'), 'b');
  type('c');
  come();
  await expect.poll(text).toBe('abc');
  undo(view.state, view.dispatch);
  expect(text()).toBe('ac');
});

// PAGE-99
test('without its parser a page is pasted as plain text', async () => {
  const { paste: put, text } = openWith(() => Promise.reject(new Error('offline')), '', 0);
  put('<p>un</p><nav>menu</nav>', 'un');
  await expect.poll(text).toBe('un');
});

// PAGE-99
test('without plain text a page is pasted all the same', async () => {
  const { paste: put, text } = openWith(() => Promise.reject(new Error('offline')), '', 0);
  put(page('un'));
  await expect.poll(text).toBe('un');
});

// PAGE-99
test('the next paste reloads the parser', async () => {
  const load = vi.fn<LoadHtmlParser>(() => import('./html/html-parser.ts'));
  load.mockRejectedValueOnce(new Error('offline'));
  const { paste: put, text, pages } = openWith(load, '', 0);
  await expect.poll(() => load.mock.results.length).toBe(1);
  await pages.load();
  put(page('un'), 'text');
  await expect.poll(text).toBe('un');
});

// PAGE-99
test('a parser that takes too long is not waited for', async () => {
  vi.useFakeTimers();
  const { paste: put, text } = openWith(() => new Promise(() => {}), '', 0);
  put(page('<b>un</b>'), 'un');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(text()).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(text()).toBe('un');
});

// PAGE-99
test('an early paste is dropped once the text is read-only', async () => {
  const { load, come } = late();
  const { paste: put, pause, pages, text } = openWith(load, 'Un', 2);
  put(page(' deux'), ' deux');
  pause();
  come();
  await pages.load();
  await expect.poll(() => pages.isLoaded).toBe(true);
  expect(text()).toBe('Un');
});
