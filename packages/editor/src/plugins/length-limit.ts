import { clusterBound } from '@ecritoire/prose';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { changedRange } from '../sync/changed-paragraphs.ts';

/**
 * The longest text of one paragraph that the contract accepts, in UTF-16 units; `safety.test.ts`
 * compares this and the next with the contract.
 */
export const longestParagraph = 50_000;

/** The most runs of one paragraph that the contract accepts: where its marks change. */
export const mostRuns = 5_000;

/** Where to cut a text so that no piece is too long: after a space, or between two signs. */
function cutsByLength(text: string): number[] {
  const cuts: number[] = [];
  for (let start = 0; text.length - start > longestParagraph; start = cuts.at(-1) ?? text.length) {
    const end = start + longestParagraph;
    const space = text.lastIndexOf(' ', end - 1);
    const bound = clusterBound(text, end);
    if (space > start) cuts.push(space + 1);
    else cuts.push(bound > start ? bound : end);
  }
  return cuts;
}

/** Where to cut a paragraph so that no piece has too many runs. */
function cutsByRuns(paragraph: Node): number[] {
  const cuts: number[] = [];
  paragraph.forEach((_, offset, index) => {
    if (index > 0 && index % mostRuns === 0) cuts.push(offset);
  });
  return cuts;
}

function cutsIn(paragraph: Node): number[] {
  const text = paragraph.textBetween(0, paragraph.content.size, '', '\n');
  const cuts = new Set([...cutsByLength(text), ...cutsByRuns(paragraph)]);
  return [...cuts].toSorted((one, other) => one - other);
}

/** Splits what would never be saved: a whole book pasted as one line. */
export const lengthLimit = new Plugin({
  appendTransaction: (transactions, oldState, newState) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const { content } = newState.doc;
    const range = changedRange(oldState.doc.content, content);
    const tr = newState.tr;
    if (!range) return null;
    content.forEach((node, offset, index) => {
      const isChanged = index >= range.from && index < range.afterEnd;
      const isTooMuch = node.content.size > longestParagraph || node.childCount > mostRuns;
      if (!isChanged || !isTooMuch) return;
      for (const cut of cutsIn(node)) {
        tr.split(tr.mapping.map(offset + 1 + cut));
      }
    });
    return tr.docChanged ? tr : null;
  },
});
