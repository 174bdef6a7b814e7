import type { Language, Paragraph } from '@ecritoire/prose';
import { Fragment, type ResolvedPos } from 'prosemirror-model';
import {
  TextSelection,
  type Command,
  type EditorState,
  type Plugin,
  type Transaction,
} from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { enter } from './commands/keymap.ts';
import { createTypedTextParser, keepForeignOut } from './dom/foreign-elements.ts';
import { scrollMargin } from './dom/scroll-margin.ts';
import { whenComposed } from './dom/when-composed.ts';
import { longestQuery } from './find/longest-query.ts';
import { replaceAllMeta } from './find/replace-matches.ts';
import { enterSession, isOfEarlierSession } from './history/history.ts';
import { createUndoGroups } from './history/undo-grouping.ts';
import { readSelection } from './plugins/dom-selection.ts';
import { showSelection } from './plugins/selection-on-focus.ts';
import { smartTypography } from './plugins/smart-typography.ts';
import { idOf } from './schema/paragraphs.ts';
import { createState, paragraphsOf } from './state.ts';
import { changesBetween, childrenIn, type ParagraphsChange } from './sync/changed-paragraphs.ts';
import { leftToReport, mergeRemote, type RemoteParagraphs } from './sync/merge-remote.ts';
import { withStoredHistory } from './sync/restored-history.ts';
import type { ToolbarLabels } from './toolbar/EditorToolbar.tsx';
import { createWordCounter, type WordCounter } from './word-counter.ts';

/** A place in the text: so far into a paragraph. */
export type Caret = { paragraphId: string; offset: number };

export type EditorAppearance = {
  className: string;
  language: Language;
  editable: boolean;
  smartTypography: boolean;
  label: string;
  placeholder: string;
  labels: EditorLabels;
};

export type EditorLabels = {
  /** What a scene break is called to a screen reader. */
  sceneBreak: string;
  /** The words of the tools, which stand over the text while it can be changed; none without. */
  tools?: ToolbarLabels;
};

export type EditorReports = {
  onChange: (change: ParagraphsChange) => void;
  onWordCount: (words: number) => void;
  /** Called after each key: it must cost next to nothing. */
  onState: (state: EditorState) => void;
};

/** Whether a key only types a letter: no command of the page is among those. */
const isLetter = (event: Event) =>
  event instanceof KeyboardEvent &&
  event.key.length === 1 &&
  !(event.ctrlKey || event.metaKey || event.altKey);

/**
 * Keeps from the page what React would hear of at its root for each key, where nobody listens: the
 * text is not its own.
 */
function keepLetters(element: HTMLElement, isEditable: () => boolean, signal: AbortSignal): void {
  const keep = (event: Event) => event.stopPropagation();
  const keepLetter = (event: Event) => {
    if (isEditable() && isLetter(event)) event.stopPropagation();
  };
  for (const type of ['keypress', 'beforeinput', 'textInput', 'input']) {
    element.addEventListener(type, keep, { signal });
  }
  for (const type of ['keydown', 'keyup']) element.addEventListener(type, keepLetter, { signal });
}

function isEmpty({ doc }: EditorState): boolean {
  return (
    doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2
  );
}

/** Whether a merge left nothing but a paragraph to write in, which nobody has written or sent. */
function isPlaceholder(state: EditorState, before: Fragment, remote: RemoteParagraphs): boolean {
  if (!isEmpty(state)) return false;
  const ids = new Set([
    ...childrenIn(before, 0, before.childCount).map(idOf),
    ...remote.paragraphs.map(({ id }) => id),
  ]);
  return !state.doc.children.some((node) => ids.has(idOf(node)));
}

function attributesFor(appearance: EditorAppearance, state: EditorState): Record<string, string> {
  const { className, language, editable, label, placeholder } = appearance;
  return {
    class: className,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-readonly': String(!editable),
    // Nothing invites to write where nothing can be written.
    ...(editable ? { 'aria-placeholder': placeholder, 'data-placeholder': placeholder } : {}),
    lang: language,
    spellcheck: 'true',
    // A page translator would write its words into the text.
    translate: 'no',
    // Read-only text is still reached, read and selected by keyboard.
    tabindex: '0',
    ...(isEmpty(state) ? { 'data-empty': '' } : {}),
  };
}

const typesettingFor = (appearance: EditorAppearance) =>
  smartTypography(appearance.smartTypography, appearance.language);

/** One document on the page: React creates and removes it, and stays out of every key. */
export class ParagraphEditorView {
  #view: EditorView;
  #appearance: EditorAppearance;
  #reports: EditorReports;
  /** What the listener knows of: empty as long as the one paragraph is there only to write in. */
  #reported: Fragment;
  #counter: WordCounter;
  #isTyping = false;
  #guest: Plugin | null = null;
  #groupForUndo = createUndoGroups();
  #isOver = new AbortController();

  constructor(
    element: HTMLElement,
    state: EditorState,
    {
      appearance,
      reports,
      saved,
    }: {
      appearance: EditorAppearance;
      reports: EditorReports;
      /** The content that the listener already has. */
      saved: Fragment;
    },
  ) {
    this.#appearance = appearance;
    this.#reports = reports;
    this.#reported = saved;
    this.#view = new EditorView(element, {
      state,
      plugins: typesettingFor(appearance),
      domParser: createTypedTextParser(() => this.#view),
      editable: () => this.#appearance.editable,
      attributes: (now) => attributesFor(this.#appearance, now),
      dispatchTransaction: (tr) => this.#dispatch(tr),
      handleTextInput: () => {
        this.#isTyping = true;
        return false;
      },
      scrollMargin,
      scrollThreshold: scrollMargin,
      // A typed letter is already in view by the browser's own doing; asking again forces a layout.
      handleScrollToSelection: () => this.#isTyping,
      nodeViews: {
        sceneBreak: () => {
          const dom = document.createElement('hr');
          dom.setAttribute('aria-label', this.#appearance.labels.sceneBreak);
          return { dom };
        },
      },
    });
    keepForeignOut(this.#view, this.#isOver.signal);
    keepLetters(element, () => this.#appearance.editable, this.#isOver.signal);
    this.#counter = createWordCounter(appearance.language, reports.onWordCount);
    this.#counter.update(state.doc.content);
    reports.onState(state);
  }

  #dispatch(tr: Transaction, remote?: RemoteParagraphs): void {
    const before = this.#view.state;
    const state = before.apply(this.#groupForUndo(tr));
    this.#view.updateState(state);
    this.#isTyping = false;
    this.#reports.onState(state);
    if (state.doc === before.doc) return;
    this.#counter.update(state.doc.content);
    const known =
      remote && isPlaceholder(state, this.#reported, remote) ? Fragment.empty : state.doc.content;
    const change = changesBetween(this.#reported, known);
    this.#reported = known;
    if (tr.getMeta(replaceAllMeta) === true) change.keepVersion = 'replacement';
    if (isOfEarlierSession(before, tr)) change.origin = 'restored';
    this.#report(remote ? leftToReport(change, remote, known) : change);
  }

  #report(change: ParagraphsChange): void {
    if (change.put.length > 0 || change.deletedIds.length > 0) this.#reports.onChange(change);
  }

  get state(): EditorState {
    return this.#view.state;
  }

  get saved(): Fragment {
    return this.#reported;
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus();
  }

  show(appearance: EditorAppearance): void {
    if (appearance === this.#appearance) return;
    const { editable, language } = this.#appearance;
    this.#appearance = appearance;
    if (language !== appearance.language) {
      this.#counter.stop();
      this.#counter = createWordCounter(appearance.language, this.#reports.onWordCount);
      this.#counter.update(this.#view.state.doc.content);
    }
    for (const dom of this.#view.dom.querySelectorAll('hr')) {
      dom.setAttribute('aria-label', appearance.labels.sceneBreak);
    }
    this.#showPlugins();
    const hasFocus = this.#view.root.activeElement === this.#view.dom;
    if (appearance.editable && !editable && hasFocus) this.#view.focus();
  }

  enterSession(sessionId: string): void {
    this.#view.dispatch(enterSession(this.#view.state.tr, sessionId));
  }

  #showPlugins(): void {
    const typesetting = typesettingFor(this.#appearance);
    const plugins = this.#guest ? [...typesetting, this.#guest] : typesetting;
    this.#view.setProps({ plugins });
  }

  /** Has a plugin that came later at the text, until another comes or none. */
  receive(guest: Plugin | null): void {
    if (guest === this.#guest) return;
    this.#guest = guest;
    this.#showPlugins();
  }

  focus(): void {
    this.#view.dom.focus({ preventScroll: true });
    this.#view.focus();
    this.showCaret();
  }

  /** Focuses the text with what is selected in it, and leaves the page where it is. */
  focusSelection(): void {
    this.#view.dom.focus({ preventScroll: true });
    this.#view.focus();
    showSelection(this.#view);
  }

  showCaret(): void {
    if (this.#view.hasFocus()) this.#view.dispatch(this.#view.state.tr.scrollIntoView());
  }

  run(command: Command): void {
    if (!this.#appearance.editable) return;
    readSelection(this.#view);
    command(this.#view.state, this.#view.dispatch, this.#view);
    this.#view.focus();
  }

  /** The words selected in a paragraph, where they are few enough to be looked for. */
  selectedWords(): string {
    // The browser reports a new selection a moment later, and never once the focus has left.
    readSelection(this.#view);
    const { doc, selection } = this.#view.state;
    if (selection.to - selection.from > longestQuery) return '';
    const words = doc.textBetween(selection.from, selection.to, '\n', '\n');
    return words.includes('\n') ? '' : words;
  }

  caret(): Caret | null {
    const shown = this.#shownHead();
    const $head = shown === null || shown.depth === 0 ? this.#view.state.selection.$head : shown;
    if ($head.depth === 0) return null;
    return { paragraphId: idOf($head.node(1)), offset: $head.parentOffset };
  }

  /** The browser reports a new selection a moment later, and never once the focus has left. */
  #shownHead(): ResolvedPos | null {
    const { state, dom } = this.#view;
    const { focusNode = null, focusOffset = 0 } = dom.ownerDocument.getSelection() ?? {};
    if (focusNode === null || !dom.contains(focusNode)) return null;
    return state.doc.resolve(this.#view.posAtDOM(focusNode, focusOffset));
  }

  /** @param caret in a paragraph that may be gone or shorter by now. */
  goTo({ paragraphId, offset }: Caret): void {
    const { state } = this.#view;
    state.doc.forEach((node, start) => {
      if (idOf(node) !== paragraphId || !node.isTextblock) return;
      const at = start + 1 + Math.min(offset, node.content.size);
      this.#view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, at)));
    });
    this.focus();
  }

  type(text: string): void {
    if (!this.#appearance.editable) return;
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) enter(this.#view.state, this.#view.dispatch, this.#view);
      if (line !== '') this.#view.dispatch(this.#view.state.tr.insertText(line));
    }
  }

  append(text: string, { takesCaret }: { takesCaret: boolean }): void {
    if (!this.#appearance.editable || text === '') return;
    const { doc, schema, tr } = this.#view.state;
    const paragraphs = text.split('\n').map((line) => {
      const paragraph = schema.nodes['paragraph'];
      return paragraph?.create(null, line === '' ? [] : schema.text(line)) ?? [];
    });
    tr.insert(doc.content.size, Fragment.from(paragraphs.flat()));
    if (takesCaret) tr.setSelection(TextSelection.atEnd(tr.doc));
    this.#view.dispatch(tr);
    if (takesCaret) this.focus();
  }

  whenComposed(): Promise<void> {
    return whenComposed(this.#view, this.#isOver.signal);
  }

  applyRemote(paragraphs: readonly Paragraph[], deletedIds: readonly string[]): void {
    const { state } = this.#view;
    // Nobody knows of the paragraph that an empty document only shows: it makes way.
    const placeholders = this.#reported.childCount === 0 ? state.doc.children.map(idOf) : [];
    const leaving = paragraphs.length > 0 ? [...deletedIds, ...placeholders] : deletedIds;
    this.#dispatch(mergeRemote(state, paragraphs, leaving), { paragraphs, deletedIds });
  }

  paragraphs(): Paragraph[] {
    return this.#reported.childCount === 0 ? [] : paragraphsOf(this.#view.state);
  }

  destroy(): void {
    this.#isOver.abort();
    this.#counter.stop();
    this.#view.destroy();
  }
}

/**
 * A fresh state, and how much of it is known already: all, or nothing of an empty document.
 * @param history what could be undone and redone when the document was left.
 */
export function openDocument(
  paragraphs: readonly Paragraph[],
  history: string | null = null,
): { state: EditorState; saved: Fragment } {
  const fresh = createState(paragraphs);
  const state = history === null ? fresh : withStoredHistory(fresh, history);
  return { state, saved: paragraphs.length > 0 ? state.doc.content : Fragment.empty };
}
