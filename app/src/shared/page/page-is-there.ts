import { useLayoutEffect } from 'react';

/** Parts of the page that are still on their way. */
let awaited = 0;
const waiting = new Set<() => void>();

/** Milliseconds: a page that is never idle waits no longer. */
const patience = 500;

// Safari has no idle callbacks: there it is soon.
const onceIdle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const id = requestIdleCallback(run, { timeout: patience });
        return () => cancelIdleCallback(id);
      }
    : (run) => {
        const id = setTimeout(run, patience);
        return () => clearTimeout(id);
      };

/** While the calling component is on the page, what the page is about is not there yet. */
export function useIsOnItsWay(): void {
  useLayoutEffect(() => {
    awaited += 1;
    return () => {
      awaited -= 1;
      if (awaited > 0) return;
      const turns = [...waiting];
      waiting.clear();
      for (const turn of turns) turn();
    };
  }, []);
}

/**
 * Runs what can wait once the page shows what it is about and the browser has nothing to do: what is
 * loaded ahead takes nothing from what somebody waits for.
 * @returns what takes it back
 */
export function oncePageIsThere(run: () => void): () => void {
  let cancel = () => {};
  const turn = () => {
    cancel = onceIdle(() => {
      if (awaited === 0) run();
      else waiting.add(turn);
    });
  };
  turn();
  return () => {
    waiting.delete(turn);
    cancel();
  };
}
