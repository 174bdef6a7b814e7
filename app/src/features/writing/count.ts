/** A figure that changes as one types, kept beside React. */
export type Count = {
  get: () => number;
  set: (words: number) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCount(initial: number): Count {
  let words = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => words,
    set: (next) => {
      words = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
