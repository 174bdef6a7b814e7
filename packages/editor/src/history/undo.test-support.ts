import type { Mark, Paragraph } from '@ecritoire/prose';
import { Fragment, Slice } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { nodeOf } from '../schema/paragraphs.ts';
import { mergeRemote } from '../sync/merge-remote.ts';
import { paragraphsWith, type TestDocument } from '../testing/test-document.ts';
import { closeHistory } from './history.ts';

/** What another window has saved. */
export function merge(document: TestDocument, put: Paragraph[], deletedIds: string[] = []): void {
  document.run((state, dispatch) => {
    dispatch?.(mergeRemote(state, put, deletedIds));
    return true;
  });
}

/** Another window changes the text of a paragraph as it stands here. */
export function rewrite(
  document: TestDocument,
  at: number,
  text: string,
  marks: Mark[] = [],
): void {
  const { paragraphs } = document;
  const old = paragraphs[at];
  if (!old) throw new RangeError(`There is no paragraph ${at}.`);
  merge(document, [{ ...old, content: text === '' ? [] : [{ text, marks }] }]);
}

export const pause: Command = (state, dispatch) => {
  dispatch?.(closeHistory(state.tr));
  return true;
};

export const paste =
  (...texts: string[]): Command =>
  (state, dispatch) => {
    const blank = { id: '', position: '' };
    const nodes = paragraphsWith(...texts).map((paragraph) => nodeOf({ ...paragraph, ...blank }));
    dispatch?.(closeHistory(state.tr.replaceSelection(new Slice(Fragment.fromArray(nodes), 1, 1))));
    return true;
  };

export const texts = ({ lines }: TestDocument) =>
  lines.map((line) => line.slice(line.indexOf(':') + 1));
