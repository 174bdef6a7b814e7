import { createHolds, type Holds } from './holds.ts';

/** Whether the page holds something that is lost with it, such as a form that was not sent. */
export type UnsavedChanges = Holds & {
  /** Aborted once the page is left for good: the browser warns no more. */
  leaving: AbortSignal;
  stopUnloadWarnings: () => void;
};

export function createUnsavedChanges(): UnsavedChanges {
  const leaving = new AbortController();
  return {
    ...createHolds(),
    leaving: leaving.signal,
    stopUnloadWarnings: () => leaving.abort(),
  };
}
