/** Milliseconds until a request is tried again; each time twice as long, up to the longest. */
const delays = { first: 1000, longest: 30_000 } as const;

/** The longest that a timer of the browser takes. */
const longestTimer = 2 ** 31 - 1;

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Whether a request may succeed at the next try: no answer came, or one of a server that is busy. */
export function isRetryable(error: unknown): boolean {
  const status = fieldOf(error, 'status');
  if (status === null) return true;
  if (typeof status !== 'number') return false;
  return status >= 500 || status === 429 || status === 408;
}

/** Between half of the backoff and all of it, so that pages do not all ask at the same moment. */
export const retryDelay = (attempts: number): number =>
  Math.min(delays.first * 2 ** attempts, delays.longest) * (0.5 + Math.random() / 2);

export type Retries = {
  /** The request failed: it is tried again, where that can succeed. */
  failed: (error: unknown) => void;
  /** It succeeded, or nobody waits for it any more. */
  stop: () => void;
};

/**
 * Retries a request: with exponential backoff and jitter, never before the server's Retry-After,
 * and as soon as that allows when the network or the tab comes back.
 *
 * @param retry reports its result by `failed` or `stop`.
 */
export function createRetries(retry: () => void): Retries {
  let attempts = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening: AbortController | null = null;

  const stopWaiting = () => {
    clearTimeout(timer);
    listening?.abort();
    listening = null;
  };
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(tryAgain, Math.min(milliseconds, longestTimer));
  };
  const tryAgain = () => {
    const left = notBefore - performance.now();
    // A timer cuts off what is less than a millisecond.
    if (left > 0) wait(Math.ceil(left));
    // A page that nobody sees tries again once it is looked at.
    else if (document.visibilityState === 'visible') {
      stopWaiting();
      retry();
    }
  };
  const hurry = () => {
    if (performance.now() >= notBefore) tryAgain();
  };
  const listen = () => {
    listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', hurry, { signal });
    document.addEventListener('visibilitychange', hurry, { signal });
  };
  return {
    failed: (error) => {
      stopWaiting();
      if (!isRetryable(error)) return;
      const retryAfter = Number(fieldOf(error, 'retryAfterSeconds') ?? 0) * 1000;
      notBefore = performance.now() + retryAfter;
      listen();
      wait(retryAfter + retryDelay(attempts));
      attempts += 1;
    },
    stop: () => {
      stopWaiting();
      attempts = 0;
    },
  };
}
