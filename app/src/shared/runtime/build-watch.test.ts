import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPollInterval, followChunkFailures, watchBuild } from './build-watch.ts';
import type { BuildWatch } from './build-watch.ts';
import { pageProblem } from '../page/page-error.ts';

type Page = EventTarget & { visibilityState: DocumentVisibilityState };

/** @param current null in development */
function open(current: string | null = 'b1') {
  const done: string[] = [];
  const stored = new Map<string, string>();
  const page: Page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const latest = vi.fn<() => Promise<string | null>>(() => Promise.resolve('b1'));
  const watch = watchBuild({
    current: current ?? undefined,
    latest,
    storeText: async () => void done.push('stored'),
    load: (address) => void done.push(address ?? 'reloaded'),
    page,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      isPersistent: (key) => stored.has(key),
    },
  });
  /** Goes to a page. @returns whether it was shown. */
  const goOn = async (path?: string) => {
    const shown = vi.fn<() => void>();
    void watch.renew(path).then(shown);
    await vi.advanceTimersByTimeAsync(1);
    return shown.mock.calls.length === 1;
  };
  return { watch, latest, done, page, goOn };
}

describe('a newer build', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // PAGE-33
  it('is looked for every five minutes and on focus', async () => {
    const { latest, page } = open();
    expect(buildPollInterval).toBe(5 * 60_000);
    await vi.advanceTimersByTimeAsync(buildPollInterval - 1);
    expect(latest).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(latest).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(latest).toHaveBeenCalledTimes(2);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(latest).toHaveBeenCalledTimes(2);
  });

  // PAGE-33
  it('reloads on navigation, after storing input', async () => {
    const { latest, done, goOn } = open();
    latest.mockResolvedValue('b2');
    await vi.advanceTimersByTimeAsync(buildPollInterval);
    expect(done).toEqual([]);
    expect(await goOn()).toBe(false);
    expect(done).toEqual(['stored', 'reloaded']);
  });

  it('is absent while the server has the same build', async () => {
    const { latest, done, goOn } = open();
    await vi.advanceTimersByTimeAsync(buildPollInterval);
    latest.mockResolvedValue(null);
    await vi.advanceTimersByTimeAsync(buildPollInterval);
    expect(await goOn()).toBe(true);
    expect(done).toEqual([]);
  });

  // PAGE-34
  it('waits for another page: fragments and languages do not count', async () => {
    const { latest, done, goOn } = open();
    await goOn('/faq');
    latest.mockResolvedValue('b2');
    await vi.advanceTimersByTimeAsync(buildPollInterval);
    expect(await goOn('/faq')).toBe(true);
    expect(done).toEqual([]);
    expect(await goOn('/pricing')).toBe(false);
    expect(done).toEqual(['stored', 'reloaded']);
  });

  // PAGE-33
  it('never reloads twice within ten seconds', async () => {
    const { watch, done, goOn } = open();
    watch.suspect();
    await goOn();
    await vi.advanceTimersByTimeAsync(9000);
    expect(await goOn()).toBe(true);
    expect(done.filter((each) => each === 'reloaded')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await goOn()).toBe(false);
    expect(done.filter((each) => each === 'reloaded')).toHaveLength(2);
  });

  it('is not watched for in development', async () => {
    const { latest, page } = open(null);
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(buildPollInterval);
    expect(latest).not.toHaveBeenCalled();
  });
});

describe('a part of the app that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const fail = async (watch: BuildWatch, isWaiting: boolean, before: string[] = []) => {
    const target = new EventTarget();
    followChunkFailures(target, watch, () => isWaiting);
    for (const type of before) target.dispatchEvent(new Event(type));
    const payload = new TypeError('Failed to fetch dynamically imported module: /a.js');
    const failure = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(Object.assign(failure, { payload }));
    await vi.advanceTimersByTimeAsync(1);
    return { failure, payload };
  };

  // PAGE-37
  it('reloads at once when a page waits for it', async () => {
    const { watch, done } = open();
    await fail(watch, true);
    expect(done).toEqual(['stored', 'reloaded']);
  });

  // PAGE-37
  it('reloads on the next navigation after a failed prefetch', async () => {
    const { watch, done, goOn } = open();
    await fail(watch, false);
    expect(done).toEqual([]);
    expect(await goOn()).toBe(false);
    expect(done).toEqual(['stored', 'reloaded']);
  });

  // PAGE-36
  it('reloads in the language whose messages failed to load', async () => {
    const { watch, latest, done } = open();
    latest.mockResolvedValue(null);
    await fail(watch, false);
    await watch.renew(undefined, '/en/why');
    expect(done).toEqual([]);
    latest.mockResolvedValue('b2');
    void watch.renew(undefined, '/en/why');
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['stored', '/en/why']);
  });

  // PAGE-37
  it('leaves the page until the server responds', async () => {
    const { watch, latest, done, goOn } = open();
    latest.mockResolvedValue(null);
    await fail(watch, true);
    expect(await goOn('/app/home')).toBe(true);
    expect(done).toEqual([]);
    latest.mockResolvedValue('b1');
    expect(await goOn('/app/home')).toBe(false);
    expect(done).toEqual(['stored', 'reloaded']);
  });

  it('is a network failure without reload', async () => {
    const { failure, payload } = await fail(open().watch, false);
    expect(failure.defaultPrevented).toBe(false);
    expect(pageProblem(payload)).toEqual({ kind: 'network' });
    expect(payload.message).not.toMatch(/fetch|module/);
  });

  it('is ignored on a page left, until its return', async () => {
    const { watch, done, goOn } = open();
    await fail(watch, false, ['pagehide']);
    expect(await goOn()).toBe(true);
    await fail(watch, true, ['pagehide', 'pageshow']);
    expect(done).toEqual(['stored', 'reloaded']);
  });
});
