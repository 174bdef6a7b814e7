import type { IconButtonProps } from '@ecritoire/ui/IconButton';
import type { MarkSpec, StyleParseRule } from 'prosemirror-model';

/**
 * All that the product knows of a mark. Plain data: the list of shortcuts, the page that shows a
 * text and the Word file read it without loading ProseMirror.
 */
export type MarkDefinition = {
  /** Its shortcut; `Mod` is ⌘ on a Mac, otherwise Ctrl. */
  key: string;
  icon: IconButtonProps['icon'];
  /** What it is in HTML: in the text, in what is copied, and where a text is shown. */
  element: keyof HTMLElementTagNameMap;
  /** How pages and word processors write it: what a paste is read by. */
  parseDOM: NonNullable<MarkSpec['parseDOM']>;
  /** The properties of its runs in a Word file (`IRunOptions` of docx). */
  word: Readonly<Record<string, unknown>>;
};

/** Reads one line of CSS’s `text-decoration`, which may name several. */
export function decoration(line: string): StyleParseRule {
  return {
    style: 'text-decoration',
    consuming: false,
    getAttrs: (value) => value.includes(line) && null,
  };
}
