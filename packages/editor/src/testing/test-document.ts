import type { Paragraph } from '@ecritoire/prose';
import type { Command, EditorState } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import { isOfEarlierSession } from '../history/history.ts';
import { createState, paragraphsOf } from '../state.ts';
import { changesBetween, type ParagraphsChange } from '../sync/changed-paragraphs.ts';
import { leftToReport, mergeRemote } from '../sync/merge-remote.ts';

/** Paragraphs a, b, c … with the given texts, in order. */
export function paragraphsWith(...texts: string[]): Paragraph[] {
  return texts.map((text, index) => ({
    id: String.fromCodePoint(97 + index),
    position: `a${index}`,
    type: 'paragraph',
    content: text === '' ? [] : [{ text, marks: [] }],
  }));
}

/** A document without a page, that remembers what it reported. */
export class TestDocument {
  state: EditorState;
  changes: ParagraphsChange[] = [];

  constructor(paragraphs: Paragraph[]) {
    this.state = createState(paragraphs);
  }

  run(command: Command): boolean {
    return command(this.state, (tr) => {
      const before = this.state;
      this.state = before.apply(tr);
      const change = changesBetween(before.doc.content, this.state.doc.content);
      if (isOfEarlierSession(before, tr)) change.origin = 'restored';
      this.changes.push(change);
    });
  }

  /** Merges what a server has; what is left to report then. */
  merge(paragraphs: readonly Paragraph[], deletedIds: readonly string[] = []): ParagraphsChange {
    this.run((state, dispatch) => {
      dispatch?.(mergeRemote(state, paragraphs, deletedIds));
      return true;
    });
    return leftToReport(this.lastChange, { paragraphs, deletedIds }, this.state.doc.content);
  }

  /** Selects from an offset in one paragraph's text to one in another's. */
  select(paragraph: number, offset: number, end = paragraph, endOffset = offset): this {
    const { doc } = this.state;
    const at = (index: number, inside: number) =>
      doc.resolve(0).posAtIndex(Math.min(index, doc.childCount - 1), 0) + 1 + inside;
    const size = (index: number) => doc.child(Math.min(index, doc.childCount - 1)).content.size;
    this.state = this.state.apply(
      this.state.tr.setSelection(
        TextSelection.between(
          doc.resolve(at(paragraph, Math.min(offset, size(paragraph)))),
          doc.resolve(at(end, Math.min(endOffset, size(end)))),
        ),
      ),
    );
    return this;
  }

  type(text: string): this {
    this.run((state, dispatch) => {
      dispatch?.(state.tr.insertText(text));
      return true;
    });
    return this;
  }

  get paragraphs(): Paragraph[] {
    return paragraphsOf(this.state);
  }

  /** As `id:text`, which is what most rules are about. */
  get lines(): string[] {
    return this.paragraphs.map(
      ({ id, content }) => `${id}:${content.map((run) => run.text).join('')}`,
    );
  }

  get lastChange(): ParagraphsChange {
    return this.changes.at(-1) ?? { put: [], deletedIds: [] };
  }
}
