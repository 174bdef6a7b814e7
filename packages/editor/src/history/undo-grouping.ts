import type { Transaction } from 'prosemirror-state';
import { isAutoReplacement } from './auto-replacement.ts';
import { closeHistory, isHistoryTransaction, undoPause } from './history.ts';

/** How much of unbroken typing one undo takes back, up to the end of the word: about a sentence. */
const enough = { keys: 40, milliseconds: 5000 } as const;

/** Whether a space was just typed, or deleted up to. */
function isAtSpace({ selection: { $head } }: Transaction): boolean {
  return /\s$/u.test($head.nodeBefore?.text ?? '');
}

/**
 * Decides what one undo takes back. A pause ends a step; so does a paragraph that comes or goes, and
 * typing that goes on long enough. What is pasted, cut or dropped is a step of its own, and so is a
 * sign that is set.
 * @returns for each transaction, in order: the same, with the step before it closed where it ends.
 */
export function createUndoGroups(): (tr: Transaction) => Transaction {
  let began = 0;
  let last = 0;
  let keys = 0;
  let isOver = true;
  return (tr) => {
    if (!tr.docChanged || tr.getMeta('addToHistory') === false) return tr;
    const isUndo = isHistoryTransaction(tr);
    const isWhole = tr.getMeta('uiEvent') !== undefined || isAutoReplacement(tr, 'typeset');
    const isLong = keys >= enough.keys || tr.time - began >= enough.milliseconds;
    if (
      isOver ||
      isWhole ||
      tr.time - last > undoPause ||
      tr.doc.childCount !== tr.before.childCount ||
      (isLong && isAtSpace(tr))
    ) {
      if (!isUndo) closeHistory(tr);
      began = tr.time;
      keys = 0;
    }
    keys += 1;
    last = tr.time;
    isOver = isUndo || isWhole;
    return tr;
  };
}
