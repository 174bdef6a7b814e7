export type HeldLock = { release: () => void };

/**
 * Holds a Web Lock until it is released or the page dies.
 *
 * @param patience milliseconds to wait for another holder; without it, as long as it takes.
 * @returns null when someone else holds it for longer than that.
 */
export function holdLock(name: string, patience?: number): Promise<HeldLock | null> {
  return new Promise((resolve) => {
    const options = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
    navigator.locks
      .request(
        name,
        options,
        () => new Promise<void>((release) => resolve({ release: () => release() })),
      )
      .catch(() => resolve(null));
  });
}
