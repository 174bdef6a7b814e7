/** Runs what has the same key one after the other, in the order in which it came. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<void>>();
  return async (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const end = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, end);
    try {
      return await result;
    } finally {
      if (last.get(key) === end) last.delete(key);
    }
  };
}
