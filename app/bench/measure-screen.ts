import type { CDPSession, Page } from 'playwright';
import { operationOf } from '../src/testing/operation-of.ts';

/** What a call of a screen costs. */
export type Call = { operation: string; milliseconds: number; bytes: number };
/** What a screen costs until it stands still; `longTasks` are milliseconds beyond 50 of each task. */
export type Cost = {
  milliseconds: number;
  bytes: number;
  longTasks: number;
  /** Milliseconds of the longest task; 0 where none is over 50. */
  longestTask: number;
  calls: Call[];
};

/** Milliseconds without a request or a change of the page, after which a screen stands still. */
const QUIET = 400;
const MOST = 30_000;

/** Notes when the page last changed, and the tasks that held it up. */
const watchPage = () => {
  const notes = { changedAt: 0, blocked: 0, longest: 0 };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      notes.blocked += duration - 50;
      notes.longest = Math.max(notes.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    notes.changedAt = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

type Notes = { changedAt: number; blocked: number; longest: number };
const notesOf = (page: Page): Promise<Notes & { now: number; isThere: boolean }> =>
  page.evaluate(() => {
    const { changedAt, blocked, longest }: Notes = Reflect.get(window, 'notes');
    const main = document.querySelector('main');
    const isLoading = main?.textContent.includes('Chargement') ?? true;
    const isThere = !isLoading && document.querySelector('main h1') !== null;
    return { changedAt, blocked, longest, isThere, now: performance.now() };
  });
const forgetLongest = (page: Page) =>
  page.evaluate(() => {
    Object.assign(Reflect.get(window, 'notes'), { longest: 0 });
  });

type Sent = { operation: string; sentAt: number; bytes: number; endedAt: number | null };

/** The calls of a page to the API, by the ids of their requests. */
function watchCalls(session: CDPSession): Map<string, Sent> {
  const calls = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.includes('/api/')) return;
    const operation = operationOf(request.method, pathname);
    calls.set(requestId, { operation, sentAt: timestamp, bytes: 0, endedAt: null });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const call = calls.get(requestId);
    if (call) call.bytes += dataLength;
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const call = calls.get(requestId);
    if (call) call.endedAt = timestamp;
  };
  session.on('Network.loadingFinished', end);
  // Also of a stream that is not read beyond its end.
  session.on('Network.loadingFailed', end);
  return calls;
}

const isSettled = (calls: Map<string, Sent>) =>
  [...calls.values()].every(({ endedAt }) => endedAt !== null);

type Steps = {
  /** What is done on it before something is measured. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done on it, and measured in place of getting there. */
  act?: (page: Page) => Promise<void>;
};

/** What it costs to get to a screen, or to do something on it, until it stands still. */
export async function measureScreen(
  page: Page,
  address: string,
  { prepare, act }: Steps = {},
): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await page.addInitScript(watchPage);
  const calls = watchCalls(session);
  const settle = async (leastCalls: number) => {
    const until = Date.now() + MOST;
    for (;;) {
      const notes = await notesOf(page);
      const isQuiet = notes.now - notes.changedAt > QUIET;
      if (isQuiet && notes.isThere && calls.size >= leastCalls && isSettled(calls)) return notes;
      if (Date.now() > until) throw new Error(`${address} does not come to rest.`);
      await page.waitForTimeout(50);
    }
  };
  await page.goto(address);
  let begun = { blocked: 0, now: 0 };
  let ended = await settle(1);
  if (act) {
    await prepare?.(page);
    begun = await settle(1);
    await forgetLongest(page);
    calls.clear();
    await act(page);
    ended = await settle(0);
  }
  return {
    milliseconds: ended.changedAt - begun.now,
    longTasks: ended.blocked - begun.blocked,
    longestTask: ended.longest,
    bytes: [...calls.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    calls: [...calls.values()].map(({ operation, sentAt, endedAt, bytes }) => ({
      operation,
      bytes,
      milliseconds: ((endedAt ?? sentAt) - sentAt) * 1000,
    })),
  };
}
