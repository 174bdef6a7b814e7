import { afterEach, expect, test, vi } from 'vitest';
import { holdLock } from './web-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser under load: it grants a free lock only after longer than anybody waits for a held one. */
function slowDown() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { locks } = navigator;
  const request = async (...asked: Parameters<typeof locks.request>) => {
    const [, options] = asked;
    const { promise, reject, resolve } = Promise.withResolvers<void>();
    options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    setTimeout(resolve, 2000);
    await promise;
    return locks.request(...asked);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

// SAVE-26
test('a slow browser is not taken for another holder', async () => {
  slowDown();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  const holding = holdLock('free', { patience: 300 });
  await vi.advanceTimersByTimeAsync(2000);
  const lock = await holding;
  expect(lock).not.toBeNull();
  lock?.release();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a lock waits as long as asked for another holder', async () => {
  const held = await holdLock('held');
  expect(await holdLock('held', { patience: 0 })).toBeNull();
  expect(await holdLock('held', { patience: 1 })).toBeNull();
  const waiting = holdLock('held', { patience: 10_000 });
  held?.release();
  const lock = await waiting;
  expect(lock).not.toBeNull();
  lock?.release();
});

test('readers share a lock that a writer then waits for', async () => {
  const readers = [
    await holdLock('shared', { mode: 'shared' }),
    await holdLock('shared', { mode: 'shared' }),
  ];
  expect(readers).not.toContain(null);
  expect(await holdLock('shared', { patience: 0 })).toBeNull();
  for (const reader of readers) reader?.release();
  const writer = await holdLock('shared', { patience: 10_000 });
  expect(writer).not.toBeNull();
  writer?.release();
});
