/** Milliseconds of work after which others have the event loop, if they wait for it. */
const PIECE = 10;

/** After what has come in by now, as soon as that: 1 ms later where there is no such thing. */
export const afterWhatCame = () =>
  new Promise<void>((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve);
    else setTimeout(resolve);
  });

/** Heavy work on each of the items, during which the server goes on answering others. */
export async function inPieces<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begunAt = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - begunAt < PIECE) continue;
    await afterWhatCame();
    begunAt = performance.now();
  }
  return results;
}
