import { createHolds } from './holds.ts';

/** Milliseconds: a page that is never idle waits no longer. */
const timeout = 500;

// Safari has no idle callbacks: there it is soon.
const onceIdle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const id = requestIdleCallback(run, { timeout });
        return () => cancelIdleCallback(id);
      }
    : (run) => {
        const id = setTimeout(run, timeout);
        return () => clearTimeout(id);
      };

export type IdleTasks = {
  /**
   * Runs a task once the page shows its content and the browser is idle: what is loaded ahead takes
   * nothing from what somebody waits for.
   * @returns what cancels it
   */
  run: (task: () => void) => () => void;
  /** The page's content is still loading. @returns what ends that */
  hold: () => () => void;
};

export function createIdleTasks(): IdleTasks {
  const loading = createHolds();
  const waiting = new Set<() => void>();
  return {
    run: (task) => {
      let cancel = () => {};
      const turn = () => {
        cancel = onceIdle(() => {
          if (loading.isHeld()) waiting.add(turn);
          else task();
        });
      };
      turn();
      return () => {
        waiting.delete(turn);
        cancel();
      };
    },
    hold: () => {
      const release = loading.hold();
      return () => {
        release();
        if (loading.isHeld()) return;
        const turns = [...waiting];
        waiting.clear();
        for (const turn of turns) turn();
      };
    },
  };
}
