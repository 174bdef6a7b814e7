export type HeldLock = { release: () => void };

/**
 * Holds a Web Lock until it is released or the page dies.
 *
 * Without Web Locks (no secure context) every lock is free: two tabs may then send the same batch,
 * which its idempotency key makes harmless.
 *
 * @param patience milliseconds to wait for another holder; without it, as long as it takes.
 * @returns null when someone else holds it for longer than that.
 */
export function holdLock(name: string, patience?: number): Promise<HeldLock | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => {} });
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
