import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type SelectionBookmark,
  type Transaction,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { LazyHtmlParser } from './lazy-html-parser.ts';
import { noticeMarkdown } from './markdown-plugin.ts';

type Place = { from: number; to: number };

type Pending = {
  /** Where each of them goes, in their order. */
  places: readonly Place[];
  /** While one of them is inserted: the caret to be put back. */
  inserting: { caret: SelectionBookmark | null } | null;
};

type Step =
  | { type: 'add'; place: Place }
  | { type: 'insert'; caret: SelectionBookmark | null }
  | { type: 'done' };

const none: Pending = { places: [], inserting: null };

const pending = new PluginKey<Pending>('pending pastes');

const stateOf = (state: EditorState): Pending => pending.getState(state) ?? none;

/** What is typed at a place goes after the paste; of two pastes, the later one after the earlier. */
function mapped({ places, inserting }: Pending, { mapping }: Transaction): Pending {
  const side = inserting ? 1 : -1;
  return {
    places: places.map(({ from, to }) => ({
      from: mapping.map(from, side),
      to: mapping.map(to, side),
    })),
    inserting: inserting && { caret: inserting.caret?.map(mapping) ?? null },
  };
}

function next(tr: Transaction, before: Pending): Pending {
  const now = tr.docChanged ? mapped(before, tr) : before;
  const step: Step | undefined = tr.getMeta(pending);
  switch (step?.type) {
    case 'add':
      return { ...now, places: [...now.places, step.place] };
    case 'insert':
      return { places: now.places.slice(1), inserting: { caret: step.caret } };
    case 'done':
      return { ...now, inserting: null };
    case undefined:
      return now;
  }
}

const withStep = (tr: Transaction, step: Step) => tr.setMeta(pending, step);

type Content = { html: string; text: string };

function insert(view: EditorView, { html, text }: Content, isLoaded: boolean): void {
  if (html !== '' && (isLoaded || text === '')) {
    view.pasteHTML(html);
    return;
  }
  if (html === '') noticeMarkdown(view, text);
  view.pasteText(text);
}

/** Pastes at a place of the document once the parser is loaded, or as plain text without it. */
async function pasteLater(
  view: EditorView,
  pages: LazyHtmlParser,
  content: Content,
  place: Place,
): Promise<void> {
  view.dispatch(withStep(view.state.tr, { type: 'add', place }));
  await pages.load();
  if (view.isDestroyed) return;
  const { selection, doc, tr } = view.state;
  const [at = place] = stateOf(view.state).places;
  const isAtPlace = selection.from === at.from && selection.to === at.to;
  if (!isAtPlace) tr.setSelection(TextSelection.between(doc.resolve(at.from), doc.resolve(at.to)));
  const caret = isAtPlace ? null : selection.getBookmark();
  view.dispatch(withStep(tr, { type: 'insert', caret }));
  if (view.editable) insert(view, content, pages.isLoaded);
  const after = withStep(view.state.tr, { type: 'done' });
  const back = stateOf(view.state).inserting?.caret;
  if (back) after.setSelection(back.resolve(after.doc));
  view.dispatch(after);
}

const contentOf = (data: DataTransfer): Content => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
});

/**
 * What is pasted or dropped before the parser of pages is loaded: it is inserted where it was pasted,
 * before what was typed since.
 */
export const pendingPastes = (pages: LazyHtmlParser) =>
  new Plugin<Pending>({
    key: pending,
    state: { init: () => none, apply: next },
    // Ahead, so that a paste hardly ever waits.
    view: () => {
      void pages.load();
      return {};
    },
    props: {
      handleDOMEvents: {
        paste: (view, event) => {
          const { clipboardData: data } = event;
          // During a composition, the browser pastes natively.
          if (data === null || view.composing || !view.editable) return false;
          const content = contentOf(data);
          const isReady = pages.isLoaded || content.html === '';
          const isNext = stateOf(view.state).places.length === 0;
          if ((isReady && isNext) || (content.html === '' && content.text === '')) return false;
          event.preventDefault();
          const { from, to } = view.state.selection;
          void pasteLater(view, pages, content, { from, to });
          return true;
        },
        drop: (view, event) => {
          const { dataTransfer: data } = event;
          if (data === null || view.dragging || !view.editable || pages.isLoaded) return false;
          const content = contentOf(data);
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (content.html === '' || data.files.length > 0 || at === null) return false;
          event.preventDefault();
          const selection = TextSelection.near(view.state.doc.resolve(at.pos));
          view.dispatch(view.state.tr.setSelection(selection));
          view.focus();
          void pasteLater(view, pages, content, { from: selection.from, to: selection.to });
          return true;
        },
      },
    },
  });
