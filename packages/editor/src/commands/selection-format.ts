import type { Mark, Paragraph } from '@ecritoire/prose';
import type { MarkType } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { redoDepth, undoDepth } from '../history/history.ts';
import { mapMarks, markNames } from '../marks/index.ts';
import { schema } from '../schema/schema.ts';

/** What the selection is: what a toolbar shows as on, and what it can offer. */
type TextFormat = {
  /** The kind of the selected paragraphs; null where they are of several. */
  block: Paragraph['type'] | null;
  /** Which marks it has from end to end. */
  marks: Record<Mark, boolean>;
  canUndo: boolean;
  canRedo: boolean;
};

const blockOf = ({ doc, selection }: EditorState): TextFormat['block'] => {
  const kinds = new Set<string>();
  doc.nodesBetween(selection.from, selection.to, (node) => {
    kinds.add(node.type.name);
    return false;
  });
  const [kind] = kinds;
  if (kinds.size !== 1) return null;
  return kind === 'heading' || kind === 'quote' || kind === 'sceneBreak' ? kind : 'paragraph';
};

/** Whether what is selected, or typed next, has the mark from end to end; spaces do not count. */
export function hasMark({ doc, selection, storedMarks }: EditorState, mark: MarkType): boolean {
  const { empty, from, to, $from } = selection;
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  let [some, all] = [false, true];
  doc.nodesBetween(from, to, (node, start) => {
    const text = node.text?.slice(Math.max(0, from - start), to - start) ?? '';
    if (text.trim() === '') return;
    some = true;
    all &&= mark.isInSet(node.marks) !== undefined;
  });
  return some && all;
}

function formatOf(state: EditorState): TextFormat {
  return {
    block: blockOf(state),
    marks: mapMarks((name) => hasMark(state, schema.marks[name])),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

const nothing: TextFormat = {
  block: 'paragraph',
  marks: mapMarks(() => false),
  canUndo: false,
  canRedo: false,
};

const isSame = (one: TextFormat, other: TextFormat): boolean =>
  one.block === other.block &&
  markNames.every((name) => one.marks[name] === other.marks[name]) &&
  one.canUndo === other.canUndo &&
  one.canRedo === other.canRedo;

/** Where a toolbar reads the format of the selection: it hears of changes only, not of keys. */
export type FormatStore = {
  get: () => TextFormat;
  subscribe: (listener: () => void) => () => void;
  show: (state: EditorState) => void;
};

export function createFormatStore(): FormatStore {
  let format = nothing;
  const listeners = new Set<() => void>();
  return {
    get: () => format,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (state) => {
      const next = formatOf(state);
      if (isSame(next, format)) return;
      format = next;
      for (const listener of listeners) listener();
    },
  };
}
