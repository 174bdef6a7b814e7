import { countWords, type Language } from '@ecritoire/prose';
import { Fragment, type Node } from 'prosemirror-model';
import { changedRange, childrenIn } from './sync/changed-paragraphs.ts';

// Milliseconds. Within a frame there is also a layout to do.
const BUDGET = 8;
// Milliseconds between two counts: nobody who writes reads a figure more often, and every count is
// paid by a key.
const REST = 800;
// Milliseconds in which the next key may bring a frame of its own, which then shows the figure, too.
const PATIENCE = 150;

function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, '\n', '\n');
}

/**
 * The live number of words. Counts each paragraph once and remembers it by the node's identity;
 * waits for a rest since the last count, so that several keys cost one, and then for the frame of
 * the next key; and takes as many frames as a long document needs when it opens.
 */
export function createWordCounter(language: Language, onWordCount: (words: number) => void) {
  const counts = new WeakMap<Node, number>();
  let counted: Fragment = Fragment.empty;
  let current: Fragment = Fragment.empty;
  let total = 0;
  let reported: number | undefined;
  let frame: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lastKeys: ReturnType<typeof setTimeout> | undefined;

  const countOf = (node: Node): number => {
    let count = counts.get(node);
    if (count === undefined) {
      count = node.isTextblock ? countWords(textOf(node), language) : 0;
      counts.set(node, count);
    }
    return count;
  };
  /** Null when the time is up: what was counted is remembered, so that the next frame goes further. */
  const sum = (nodes: readonly Node[], deadline: number): number | null => {
    let words = 0;
    for (const node of nodes) {
      const known = counts.has(node);
      if (!known && performance.now() > deadline) return null;
      words += countOf(node);
    }
    return words;
  };

  const report = () => {
    if (total === reported) return;
    reported = total;
    onWordCount(total);
  };
  /** @returns false when the time is up before all is counted. */
  const countUntil = (deadline: number): boolean => {
    const range = changedRange(counted, current);
    if (range) {
      const now = sum(childrenIn(current, range.from, range.afterEnd), deadline);
      if (now === null) return false;
      total += now - (sum(childrenIn(counted, range.from, range.beforeEnd), Infinity) ?? 0);
    }
    counted = current;
    return true;
  };
  const count = () => {
    frame = undefined;
    if (!countUntil(performance.now() + BUDGET)) {
      schedule();
      return;
    }
    rest = setTimeout(() => {
      rest = undefined;
      if (counted !== current) lastKeys = setTimeout(count, PATIENCE);
    }, REST);
    report();
  };
  const schedule = () => {
    clearTimeout(lastKeys);
    frame ??= requestAnimationFrame(count);
  };

  return {
    update(content: Fragment): void {
      current = content;
      if (rest === undefined) schedule();
    },
    /** Counts the last keys first; of a document that was never counted to its end, nothing. */
    stop(): void {
      if (reported !== undefined) {
        countUntil(Infinity);
        report();
      }
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      clearTimeout(rest);
      clearTimeout(lastKeys);
    },
  };
}

export type WordCounter = ReturnType<typeof createWordCounter>;
