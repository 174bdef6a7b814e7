export type HeldLock = { release: () => void };

/**
 * Holds a Web Lock until it is released or the page dies.
 *
 * @param options.patience milliseconds to wait for another holder, 0 for none; without it, as long as
 *   it takes.
 * @returns null when someone else holds it for longer than that.
 */
export async function holdLock(
  name: string,
  { patience, mode }: { patience?: number | undefined; mode?: LockMode } = {},
): Promise<HeldLock | null> {
  const request = (options: LockOptions) =>
    requestLock(name, mode ? { ...options, mode } : options);
  if (patience === undefined) return request({});
  // Only this tells a lock that is held from a browser that is slow to grant a free one.
  const free = await request({ ifAvailable: true });
  if (free !== null || patience === 0) return free;
  const granted = await request({ signal: AbortSignal.timeout(patience) });
  return granted ?? request({ ifAvailable: true });
}

function requestLock(name: string, options: LockOptions): Promise<HeldLock | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, options, (lock) =>
        lock === null
          ? resolve(null)
          : new Promise<void>((release) => resolve({ release: () => release() })),
      )
      .catch(() => resolve(null));
  });
}
