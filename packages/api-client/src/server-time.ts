/** The server's time, as a response has it, with when that was asked for and when it came. */
export type ServerTime = {
  /** Milliseconds since 1970, rounded down to a second. */
  date: number;
  /** Both in milliseconds of the monotonic clock. */
  sentAt: number;
  receivedAt: number;
};

/**
 * The `Date` of a response; null where it says none, or may come from a cache, whose responses keep
 * the date of the first.
 */
export function dateOf({ headers }: Response): number | null {
  if (!/\bno-store\b/u.test(headers.get('cache-control') ?? '')) return null;
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date;
}
