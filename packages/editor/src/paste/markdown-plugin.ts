import { Slice } from 'prosemirror-model';
import {
  Plugin,
  PluginKey,
  Selection,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { closeHistory } from '../history/history.ts';

/** A text that may be Markdown: waiting to be pasted, then where it stands, and as what. */
type Pasted = { text: string; place: { from: number; to: number; words: string } | null };

const pasted = new PluginKey<Pasted | null>('pasted Markdown');

/** Characters. What is longer would hold up the page, and is hardly written in Markdown by hand. */
const longest = 200_000;

/** Rough, and quick: what none of holds is not looked at more closely. */
const sign = /^ {0,3}#{1,6} \S|^ {0,3}>|[*_~]\S|\]\(/mu;

const wordsIn = (state: EditorState, from: number, to: number) =>
  state.doc.textBetween(from, to, '\n', '\n');

/** What is the same before and after it is pasted. */
const letters = (text: string) => text.replaceAll(/[\s*⁂]/gu, '');

/** Where the text was pasted; null where that is uncertain. */
function placeOf({ mapping, doc, selection }: Transaction, text: string): Pasted['place'] {
  const starts: number[] = [];
  mapping.maps.at(-1)?.forEach((_oldStart, _oldEnd, start) => starts.push(start));
  const from = Math.min(...starts);
  const { to } = selection;
  if (from >= to) return null;
  const words = doc.textBetween(from, to, '\n', '\n');
  return letters(words) === letters(text) ? { from, to, words } : null;
}

function next(tr: Transaction, before: Pasted | null): Pasted | null {
  const change: { value: Pasted | null } | undefined = tr.getMeta(pasted);
  if (change) return change.value;
  if (!before || !tr.docChanged) return before;
  if (!before.place)
    return tr.getMeta('uiEvent') ? { ...before, place: placeOf(tr, before.text) } : null;
  const { from, to, words } = before.place;
  const place = { from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1), words };
  return { ...before, place };
}

/** A step of undo of its own: taken back, it leaves the signs as they were typed. */
function converted(state: EditorState, { place }: Pasted, slice: Slice): Transaction | null {
  if (!place || place.from >= place.to) return null;
  const { from, to, words } = place;
  // Editing it has accepted it as it is.
  if (wordsIn(state, from, to) !== words) return null;
  const isAtEnd = state.selection.head >= to - 1 && state.selection.head <= to;
  const tr = closeHistory(state.tr.replaceRange(from, to, Slice.maxOpen(slice.content)));
  if (isAtEnd) tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1));
  return tr;
}

async function convert(view: EditorView, text: string): Promise<void> {
  // Without it, as where the network is gone, the text stays as it was typed.
  const loaded = await import('./markdown-parser.ts').catch(() => null);
  const now = view.isDestroyed ? null : pasted.getState(view.state);
  if (now?.text !== text) return;
  const slice = view.editable ? loaded?.parseMarkdown(text) : null;
  const tr = (slice && converted(view.state, now, slice)) ?? view.state.tr;
  view.dispatch(tr.setMeta(pasted, { value: null }));
}

/** Notes plain text that is about to be pasted: its Markdown is converted once it is there. */
export function noticeMarkdown(view: EditorView, text: string): void {
  if (!view.editable || text.length > longest || !sign.test(text)) return;
  view.dispatch(view.state.tr.setMeta(pasted, { value: { text, place: null } }));
  void convert(view, text);
}

/**
 * Plain text that is Markdown as a whole: it is pasted as it was typed, and then becomes what its
 * signs say.
 */
export const pastedMarkdown = new Plugin<Pasted | null>({
  key: pasted,
  state: { init: () => null, apply: next },
});
