import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRetries, isRetryable } from './retry.ts';

const refused = (status: number | null, retryAfterSeconds: number | null = null) =>
  Object.assign(new Error('refused'), { status, retryAfterSeconds });

let page: EventTarget & { visibilityState: string };
let network: EventTarget;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const comeOnline = () => network.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  network = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// DOC-31
test.each([
  [null, true],
  [408, true],
  [429, true],
  [500, true],
  [502, true],
  [503, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [422, false],
  [undefined, false],
])('a request refused with %s is tried again: %s', (status, expected) => {
  expect(isRetryable({ status })).toBe(expected);
});

describe('a refused request', () => {
  /** Fails each time. @returns when it was tried again, in seconds */
  function follow(error: unknown, random = 1) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const start = performance.now();
    const tries: number[] = [];
    const retries = createRetries(() => {
      tries.push((performance.now() - start) / 1000);
      retries.failed(error);
    });
    retries.failed(error);
    return { tries, retries };
  }

  // DOC-31
  test('is tried again with exponential backoff', async () => {
    const { tries } = follow(refused(503));
    await pass(100);
    expect(tries).toEqual([1, 3, 7, 15, 31, 61, 91]);
  });

  test('is tried again with jitter', async () => {
    const { tries } = follow(refused(503), 0);
    await pass(4);
    expect(tries).toEqual([0.5, 1.5, 3.5]);
  });

  // DOC-31
  test('is never tried before Retry-After', async () => {
    const { tries } = follow(refused(429, 60));
    comeOnline();
    show('hidden');
    show('visible');
    await pass(60);
    expect(tries).toEqual([]);
    await pass(1);
    expect(tries).toEqual([61]);
  });

  test('honours a Retry-After beyond timer limits', async () => {
    const { tries } = follow(refused(503, 30 * 86_400));
    await pass(29 * 86_400);
    expect(tries).toEqual([]);
    await pass(86_400 + 1);
    expect(tries).toHaveLength(1);
  });

  // DOC-31
  test('is tried at once when the network comes back', async () => {
    const { tries } = follow(refused(null));
    await pass(7);
    comeOnline();
    expect(tries).toEqual([1, 3, 7, 7]);
  });

  // DOC-31
  test('pauses in a hidden tab', async () => {
    const { tries } = follow(refused(503));
    show('hidden');
    await pass(20);
    expect(tries).toEqual([]);
    show('visible');
    expect(tries).toEqual([20]);
  });

  test('is tried no more once nobody waits for it', async () => {
    const { tries, retries } = follow(refused(503));
    retries.stop();
    comeOnline();
    await pass(60);
    expect(tries).toEqual([]);
  });

  test('stops once it cannot succeed', async () => {
    const { tries, retries } = follow(refused(503));
    retries.failed(refused(404));
    comeOnline();
    await pass(60);
    expect(tries).toEqual([]);
  });
});
