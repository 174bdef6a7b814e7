import { countWords } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { Fragment } from 'prosemirror-model';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nodeOf } from './schema/paragraphs.ts';
import { paragraphsWith } from './testing/test-document.ts';
import { createWordCounter } from './word-counter.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows every frame that was asked for; how many there were. */
function paint(): number {
  let painted = 0;
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    frame();
    painted += 1;
  }
  return painted;
}

/** Shows frames and passes the rests between them until nothing is left to do. */
function settle(): void {
  paint();
  vi.runAllTimers();
  paint();
}

const nodesWith = (...texts: string[]) => paragraphsWith(...texts).map(nodeOf);

describe('the live number of words', () => {
  // COUNT-1
  test('counts the last keys of a text left while resting', () => {
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith('une page')));
    paint();
    counter.update(Fragment.fromArray(nodesWith('une page de plus')));
    expect(reported).toEqual([2]);
    counter.stop();
    expect(reported).toEqual([2, 4]);

    const early = createWordCounter('fr', (words) => reported.push(words));
    early.update(Fragment.fromArray(nodesWith('une page')));
    early.stop();
    expect(reported).toEqual([2, 4]);
  });

  test('counts in the first key’s frame after a rest', () => {
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith('une page')));
    paint();
    counter.update(Fragment.fromArray(nodesWith('une page de')));
    vi.advanceTimersByTime(900);
    expect(reported).toEqual([2]);
    counter.update(Fragment.fromArray(nodesWith('une page de plus')));
    expect(paint()).toBe(1);
    expect(reported).toEqual([2, 4]);
    vi.runAllTimers();
    expect(paint()).toBe(0);
  });

  test('counts the last keys within a second, then rests', () => {
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith('une page')));
    paint();
    counter.update(Fragment.fromArray(nodesWith('une page de plus')));
    vi.advanceTimersByTime(1_000);
    expect(reported).toEqual([2, 4]);
    vi.runAllTimers();
    expect(paint()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is the sum over the paragraphs after any edit', () => {
    const text = fc.constantFrom('', 'la mer', 'l’homme dit-il', '— 10\u202F000 !', '😀');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(3), fc.array(text))), (edits) => {
        const reported: number[] = [];
        const counter = createWordCounter('fr', (words) => reported.push(words));
        const nodes = nodesWith('une page');
        counter.update(Fragment.fromArray([...nodes]));
        paint();
        for (const [at, removed, texts] of edits) {
          nodes.splice(at % (nodes.length + 1), removed, ...nodesWith(...texts));
          counter.update(Fragment.fromArray([...nodes]));
          settle();
          const words = nodes.reduce((sum, node) => sum + countWords(node.textContent, 'fr'), 0);
          expect(reported.at(-1)).toBe(words);
        }
      }),
    );
  });

  test('reports once a frame, and only changes', () => {
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith('un')));
    counter.update(Fragment.fromArray(nodesWith('un d')));
    counter.update(Fragment.fromArray(nodesWith('un de')));
    paint();
    counter.update(Fragment.fromArray(nodesWith('un deux')));
    settle();
    expect(reported).toEqual([2]);
  });

  test('rests between two counts, and never forgets the last word', () => {
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith('un')));
    paint();
    counter.update(Fragment.fromArray(nodesWith('un deux')));
    counter.update(Fragment.fromArray(nodesWith('un deux trois')));
    expect(paint()).toBe(0);
    settle();
    expect(reported).toEqual([1, 3]);
  });

  test('of a long document takes several frames to open', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 3));
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith(...Array.from({ length: 20 }, () => 'un deux'))));
    expect(paint()).toBeGreaterThan(3);
    expect(reported).toEqual([40]);
  });

  test('reports nothing once stopped', () => {
    const reported: number[] = [];
    const counter = createWordCounter('fr', (words) => reported.push(words));
    counter.update(Fragment.fromArray(nodesWith('un')));
    counter.stop();
    paint();
    expect(reported).toEqual([]);
  });
});
