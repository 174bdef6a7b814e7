import { Plugin } from 'prosemirror-state';
import { changedRange } from './changes.ts';

/** The longest text of one paragraph that the contract accepts, in UTF-16 units. */
export const longestParagraph = 50_000;

/** Where to cut a text so that no piece is too long: after a space, or between two characters. */
function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  for (let start = 0; text.length - start > longestParagraph; start = cuts.at(-1) ?? text.length) {
    const end = start + longestParagraph;
    const space = text.lastIndexOf(' ', end - 1);
    const isInCharacter = /[\uDC00-\uDFFF]/u.test(text.charAt(end));
    if (space > start) cuts.push(space + 1);
    else cuts.push(isInCharacter ? end - 1 : end);
  }
  return cuts;
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
      if (!isChanged || node.content.size <= longestParagraph) return;
      for (const cut of cutsIn(node.textBetween(0, node.content.size, '', '\n'))) {
        tr.split(tr.mapping.map(offset + 1 + cut));
      }
    });
    return tr.docChanged ? tr : null;
  },
});
