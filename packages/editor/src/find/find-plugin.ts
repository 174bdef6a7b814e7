import { Plugin, Selection, TextSelection, type EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { scrollMargin } from '../dom/scroll-margin.ts';
import { undo } from '../history/undo.ts';
import {
  createLooks,
  createMatcher,
  matchBefore,
  matchesIn,
  matchFrom,
  placeOf,
  type FindQuery,
  type Match,
} from './find-matches.ts';
import { inHand, match as marked } from './find-plugin.css.ts';
import { replaceAllMeta, replaceMatches } from './replace-matches.ts';
import { visibleChildren } from './visible-children.ts';

/** The result of replacing. */
export type Replaced = { count: number; tooLong: number };

/** How many matches there are; which of them is in hand, counted from 1, 0 for none. */
export type Finding = { place: number; total: number; replaced: Replaced | null };

const nothing: Finding = { place: 0, total: 0, replaced: null };

const isSame = (one: Finding, other: Finding) =>
  one.place === other.place && one.total === other.total && one.replaced === other.replaced;

/**
 * Searches a text, by a plugin that its view has only while searching. The current match is the
 * selection, so that it follows every change. Only nearby matches are decorated: redecorating all
 * of them at each key would cost more than the key.
 */
export function createFinder() {
  let view: EditorView | null = null;
  let query: FindQuery = { text: '', matchesCase: false, wholeWords: false };
  const looks = createLooks();
  let matcher = createMatcher(query, looks);
  /**
   * Where one looks from, as the letters come, and is again where nothing is found: the match of the
   * letter before is nothing that one has selected, to be written over.
   */
  let origin: Selection | null = null;
  let isSelecting = false;
  let near = { from: 0, end: 0 };
  let marks: { state: EditorState; set: DecorationSet } | null = null;
  let finding = nothing;
  let replacedIn: EditorState['doc'] | null = null;
  const listeners = new Set<() => void>();

  const publish = (replaced: Replaced | null = finding.replaced) => {
    if (!view) return;
    const { doc, selection } = view.state;
    const isFresh = replaced !== null && replacedIn === doc;
    const next = { ...placeOf(doc, matcher, selection), replaced: isFresh ? replaced : null };
    if (isSame(next, finding)) return;
    finding = next;
    for (const listener of listeners) listener();
  };

  const marksIn = (state: EditorState): DecorationSet => {
    const { doc, selection } = state;
    const index = selection.$from.index(0);
    const around = [near, { from: index, end: index + 1 }];
    const matches = around.flatMap((range, which) =>
      which === 1 && index >= near.from && index < near.end ? [] : matchesIn(doc, matcher, range),
    );
    return DecorationSet.create(
      doc,
      matches.map(({ from, to }) => {
        const isInHand = from === selection.from && to === selection.to;
        return Decoration.inline(from, to, { class: isInHand ? inHand : marked });
      }),
    );
  };

  const redraw = () => {
    marks = null;
    if (view && !view.composing) view.updateState(view.state);
  };

  const lookAround = () => {
    if (!view) return;
    const next = visibleChildren(view.dom);
    if (next.from === near.from && next.end === near.end) return;
    near = next;
    redraw();
  };

  const select = (selection: Selection) => {
    if (!view || selection.eq(view.state.selection)) return;
    isSelecting = true;
    view.dispatch(view.state.tr.setSelection(selection));
    isSelecting = false;
  };

  const goTo = (found: Match | null) => {
    if (!view || !found) return;
    select(TextSelection.create(view.state.doc, found.from, found.to));
    bringIntoSight(view);
  };

  const matchInHand = (): Match | null => {
    if (!view || finding.place === 0) return null;
    const { from, to } = view.state.selection;
    return { from, to };
  };

  /** A match that one has gone to counts from its start only. */
  const whereOneIs = ({ selection }: EditorState) =>
    matchInHand() ? Selection.near(selection.$from) : selection;

  const next = () => {
    if (!view) return;
    goTo(matchFrom(view.state.doc, matcher, view.state.selection.to));
    origin = null;
  };

  const replace = (
    matches: readonly Match[],
    by: string,
    isAll = false,
  ): (Replaced & { end: number }) | null => {
    if (!view?.editable || matches.length === 0) return null;
    const { tr, replaced } = replaceMatches(view.state, matches, { sought: query.text, by });
    const end = tr.mapping.map(matches.at(-1)?.to ?? 0);
    if (replaced > 0) view.dispatch(tr.setMeta(replaceAllMeta, isAll));
    replacedIn = view.state.doc;
    return { count: replaced, tooLong: matches.length - replaced, end };
  };

  const plugin = new Plugin({
    props: {
      decorations: (state) => {
        if (marks?.state.doc !== state.doc || !marks.state.selection.eq(state.selection)) {
          marks = { state, set: marksIn(state) };
        }
        return marks.set;
      },
    },
    view: (shown) => {
      view = shown;
      let frame: number | undefined;
      const follow = () => {
        frame ??= requestAnimationFrame(() => {
          frame = undefined;
          lookAround();
        });
      };
      const following = new AbortController();
      const { signal } = following;
      document.addEventListener('scroll', follow, { capture: true, passive: true, signal });
      window.addEventListener('resize', follow, { signal });
      follow();
      return {
        update: ({ state }, before) => {
          if (state.doc.childCount !== before.doc.childCount) follow();
          if (state.doc === before.doc && state.selection.eq(before.selection)) return;
          if (!isSelecting) origin = null;
          publish();
        },
        destroy: () => {
          following.abort();
          if (frame !== undefined) cancelAnimationFrame(frame);
        },
      };
    },
  });

  return {
    /** What the view of the text has to have meanwhile. */
    plugin,
    get: () => finding,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Looks for something else, from where one was when one began to type it. */
    look: (sought: FindQuery) => {
      if (view) origin ??= whereOneIs(view.state);
      query = sought;
      matcher = createMatcher(sought, looks);
      if (!view || !origin) return;
      redraw();
      const found = matchFrom(view.state.doc, matcher, origin.from);
      if (found) goTo(found);
      else select(origin);
      publish(null);
    },
    next,
    previous: () => {
      if (!view) return;
      goTo(matchBefore(view.state.doc, matcher, view.state.selection.from));
      origin = null;
    },
    /** Replaces the match in hand and goes to the next; without one it only goes there. */
    replace: (by: string) => {
      const found = matchInHand();
      const replaced = found ? replace([found], by) : null;
      if (!view) return;
      if (found && replaced && replaced.tooLong === 0) {
        select(TextSelection.create(view.state.doc, replaced.end));
      }
      next();
      if (replaced && replaced.tooLong > 0) publish(replaced);
    },
    replaceAll: (by: string) => {
      if (!view) return;
      const replaced = replace(matchesIn(view.state.doc, matcher), by, true);
      if (replaced) publish(replaced);
    },
    /** Takes back what was replaced last. */
    takeBack: () => {
      if (view?.editable) undo(view.state, view.dispatch);
    },
  };
}

/** The page scrolls by what the match is out of sight, clear of all that lies over its text. */
function bringIntoSight(view: EditorView): void {
  const { from, to } = view.state.selection;
  const [start, end] = [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  const seen = window.visualViewport;
  const head = (seen?.offsetTop ?? 0) + scrollMargin.top;
  const foot = (seen ? seen.offsetTop + seen.height : window.innerHeight) - scrollMargin.bottom;
  if (start.top >= head && end.bottom <= foot) return;
  const middle = (start.top + end.bottom) / 2;
  window.scrollBy({ top: middle - (head + foot) / 2, behavior: 'instant' });
}
