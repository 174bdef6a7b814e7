import type { Steps } from '@ecritoire/prose';

/** Milliseconds of work after which others have the event loop, if they wait for it. */
const PIECE = 2;

/** After what has come in by now. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve);
    else setTimeout(resolve);
  });

/** A queue of chunked work on the one event loop of this process. */
class Turns {
  #last = Promise.resolve();

  take(): Promise<void> {
    this.#last = this.#last.then(nextTurn);
    return this.#last;
  }
}

const turns = new Turns();

/**
 * After what has come in by now, as soon as that: 1 ms later where there is no such thing. However
 * many work in pieces, others have the event loop after one piece, not after one of each.
 */
export const afterWhatCame = (): Promise<void> => turns.take();

/** For a loop that waits for nothing else: called at each step, it lets others in after a piece. */
export function betweenPieces(): () => Promise<void> {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < PIECE) return;
    await afterWhatCame();
    begunAt = performance.now();
  };
}

/** Heavy work, during which the server goes on answering others. */
export async function inPieces<Result>(work: Steps<Result>): Promise<Result> {
  let begunAt = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begunAt < PIECE) continue;
    await afterWhatCame();
    begunAt = performance.now();
  }
}
