import type { Language, Paragraph } from '@ecritoire/prose';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type Ref,
} from 'react';
import type { Plugin } from 'prosemirror-state';
import { textActions } from './commands/keymap.ts';
import { createFormatStore } from './commands/selection-format.ts';
import { findKey } from './commands/shortcuts.ts';
import { openDocument, ParagraphEditorView, type Caret, type EditorLabels } from './editor-view.ts';
import { LazyFindBar, type FindBarPart } from './find/LazyFindBar.tsx';
import { whenLeft } from './dom/when-left.ts';
import { storeHistory } from './history/stored-history.ts';
import { editor as page, entry } from './ParagraphEditor.css.ts';
import type { ParagraphsChange } from './sync/changed-paragraphs.ts';
import { desk } from './toolbar/EditorToolbar.css.ts';
import { EditorToolbar, type ToolbarAction } from './toolbar/EditorToolbar.tsx';

export type ParagraphEditorHandle = {
  /** Focuses the text and puts the caret back where it was. */
  focus: () => void;
  /** Brings the caret into sight, where it is in the text: for what has come to lie over it. */
  showCaret: () => void;
  /**
   * Reads the caret, and restores it with the focus: for a writer who leaves the page and returns.
   */
  caret: () => Caret | null;
  goTo: (caret: Caret) => void;
  /** Opens the bar that looks for words, with those that are selected. */
  find: () => void;
  /** Puts text in at the caret, as if it was typed there. */
  type: (text: string) => void;
  /** Adds text at the end, in paragraphs of its own; the caret goes there, or stays where it is. */
  append: (text: string, options: { takesCaret: boolean }) => void;
  /**
   * Merges remote changes (another window, an orphaned queue, the resolution of a conflict)
   * without touching undo or the caret, and without reporting them back.
   */
  applyRemote: (paragraphs: readonly Paragraph[], deletedIds: readonly string[]) => void;
  /** Resolves once no input method composes here: a paragraph that changes then ends its composition. */
  whenComposed: () => Promise<void>;
  /** The document as it stands. */
  paragraphs: () => Paragraph[];
};

/** Where a tab stores what can be undone and redone in a document, as long as it is left. */
export type UndoHistoryStore = {
  /** What was written last; null without. */
  read: () => string | null;
  /** Called as the document or the page is left, or hidden. @param history null for none. */
  write: (history: string | null) => void;
};

export type ParagraphEditorProps = {
  /** The document as it opens. Later values are not looked at: give another document another `key`. */
  paragraphs: readonly Paragraph[];
  /** The document's language: for counting, spelling and pronunciation. */
  language: Language;
  /** False outside of an active session: the text can be read, selected and copied. */
  editable: boolean;
  /** The writing session that changes are of: undoing an earlier one's is no writing. */
  sessionId?: string | null;
  /** The accessible name. */
  label: string;
  placeholder?: string;
  /** `page` has most of the window, also while it is blank; `entry` shares it with what follows. */
  space?: 'page' | 'entry';
  /** Whether quotes, dashes and the like are set while they are typed, as the language asks. */
  smartTypography?: boolean;
  /** Asked by its tool, which there is none of without. Give it a stable identity. */
  onSmartTypographyChange?: (isOn: boolean) => void;
  /** Brings find and replace, which there is none of without. Give it a stable identity. */
  loadFindBar?: () => Promise<FindBarPart>;
  labels: EditorLabels;
  /** Lets undo and redo go on where the document was left. */
  undoHistory?: UndoHistoryStore;
  /** What changed, and nothing else, after each change. */
  onChange: (change: ParagraphsChange) => void;
  /** The words of the whole document, within a second of a change. */
  onWordCount?: (words: number) => void;
  ref?: Ref<ParagraphEditorHandle>;
};

/** Where one writes: paragraphs with ids of their own, reported one by one as they change. */
export function ParagraphEditor({
  paragraphs,
  language,
  editable,
  sessionId = null,
  label,
  placeholder = '',
  space = 'page',
  smartTypography = false,
  onSmartTypographyChange,
  loadFindBar,
  labels,
  undoHistory,
  onChange,
  onWordCount,
  ref,
}: ParagraphEditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<ParagraphEditorView>(null);
  const guest = useRef<Plugin>(null);
  const open = useRef<ReturnType<typeof openDocument>>(null);
  const hadFocus = useRef(false);

  const [format] = useState(createFormatStore);
  const reportChange = useEffectEvent(onChange);
  const reportWordCount = useEffectEvent((words: number) => onWordCount?.(words));
  const { sceneBreak } = labels;
  const className = space === 'entry' ? `${page} ${entry}` : page;
  const appearance = useMemo(
    () => ({
      className,
      language,
      editable,
      smartTypography,
      label,
      placeholder,
      labels: { sceneBreak },
    }),
    [className, language, editable, smartTypography, label, placeholder, sceneBreak],
  );
  const create = useEffectEvent((parent: HTMLElement) => {
    const { state, saved } = open.current ?? openDocument(paragraphs, undoHistory?.read());
    return new ParagraphEditorView(parent, state, {
      appearance,
      reports: { onChange: reportChange, onWordCount: reportWordCount, onState: format.show },
      saved,
    });
  });
  const writeHistory = useEffectEvent(({ state }: ParagraphEditorView) =>
    undoHistory?.write(storeHistory(state)),
  );
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const created = create(element.current);
    view.current = created;
    created.receive(guest.current);
    if (hadFocus.current && document.activeElement === document.body) created.focus();
    const stopWriting = whenLeft(() => writeHistory(created));
    return () => {
      stopWriting();
      writeHistory(created);
      // Effects run again on fast refresh and when a hidden page comes back: nothing may be lost.
      open.current = { state: created.state, saved: created.saved };
      hadFocus.current = created.hasFocus;
      view.current = null;
      created.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    view.current?.show(appearance);
  }, [appearance]);

  useLayoutEffect(() => {
    if (sessionId !== null) view.current?.enterSession(sessionId);
  }, [sessionId]);

  // Another object each time that one asks for it; null while it is closed.
  const [asked, setAsked] = useState<{ words: string } | null>(null);
  const isFinding = asked !== null;
  const find = useCallback(() => setAsked({ words: view.current?.selectedWords() ?? '' }), []);
  const stopFinding = useCallback(() => {
    setAsked(null);
    view.current?.focusSelection();
  }, []);
  const toggleFinding = useCallback(
    () => (isFinding ? stopFinding() : find()),
    [isFinding, find, stopFinding],
  );
  const host = useCallback((plugin: Plugin) => {
    guest.current = plugin;
    view.current?.receive(plugin);
    return () => {
      guest.current = null;
      view.current?.receive(null);
    };
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => view.current?.focus(),
      showCaret: () => view.current?.showCaret(),
      caret: () => view.current?.caret() ?? null,
      goTo: (caret) => view.current?.goTo(caret),
      find,
      type: (text) => view.current?.type(text),
      append: (text, options) => view.current?.append(text, options),
      applyRemote: (remote, deletedIds) => view.current?.applyRemote(remote, deletedIds),
      whenComposed: () => view.current?.whenComposed() ?? Promise.resolve(),
      paragraphs: () => view.current?.paragraphs() ?? [...paragraphs],
    }),
    [paragraphs, find],
  );

  const goToText = useCallback(() => view.current?.focusSelection(), []);
  const act = useCallback(
    (action: ToolbarAction) => {
      view.current?.run((...editor) => {
        const isOn = (action === 'heading' || action === 'quote') && format.get().block === action;
        return textActions[isOn ? 'paragraph' : action](...editor);
      });
    },
    [format],
  );
  const canFind = loadFindBar !== undefined;
  const onKeyOfPage = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== findKey || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented)
      return;
    // Where nothing has the focus, as in a text that is only read, the key is of the text as well.
    const isHere = target instanceof Node && element.current?.parentElement?.contains(target);
    if (!isHere && target !== document.body) return;
    event.preventDefault();
    find();
  });
  useEffect(() => {
    if (!canFind) return undefined;
    document.addEventListener('keydown', onKeyOfPage);
    return () => document.removeEventListener('keydown', onKeyOfPage);
  }, [canFind]);
  const goToTools = (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    const first = '[role="toolbar"] button:enabled:not([inert] *)';
    event.currentTarget.querySelector<HTMLElement>(first)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- one key of the text within, which leads to its tools
    <div className={desk} onKeyDown={goToTools}>
      {labels.tools ? (
        <EditorToolbar
          labels={labels.tools}
          format={format}
          isIdle={!editable}
          smartTypography={smartTypography}
          onSmartTypographyChange={onSmartTypographyChange}
          isFinding={isFinding}
          onFind={canFind ? toggleFinding : undefined}
          onLeave={goToText}
          onAction={act}
        />
      ) : null}
      {loadFindBar ? (
        <LazyFindBar
          load={loadFindBar}
          isEditable={editable}
          asked={asked}
          host={host}
          onClose={stopFinding}
          onMissing={() => setAsked(null)}
        />
      ) : null}
      <div ref={element} />
    </div>
  );
}
