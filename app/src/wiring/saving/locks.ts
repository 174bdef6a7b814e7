export type HeldLock = { release: () => void };

/**
 * Holds a Web Lock until it is released or the page dies.
 *
 * @param patience milliseconds to wait for another holder, 0 for none; without it, as long as it takes.
 * @returns null when someone else holds it for longer than that.
 */
export function holdLock(name: string, patience?: number): Promise<HeldLock | null> {
  return new Promise((resolve) => {
    const within = (milliseconds: number) => ({ signal: AbortSignal.timeout(milliseconds) });
    const options = patience === 0 ? { ifAvailable: true } : patience ? within(patience) : {};
    navigator.locks
      .request(name, options, (lock) =>
        lock === null
          ? resolve(null)
          : new Promise<void>((release) => resolve({ release: () => release() })),
      )
      .catch(() => resolve(null));
  });
}
