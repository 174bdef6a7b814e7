/** What a caller can do nothing about: the database is out of reach for a while, or its disk is full. */
export type Trouble = 'unavailable' | 'full';

/** PostgreSQL's class 53 and its disk errors: there is no room left. */
const FULL = new Set(['53100', 'ENOSPC']);

/**
 * A connection that failed or was ended (class 08, 57P01 to 57P03), too many of them (53300), out of
 * memory (53200), a database that is read-only (25006) or takes no connections (55000), a statement that
 * waited too long (57014), as behind a lock of an administrator, and what Node says of a socket.
 */
const UNAVAILABLE =
  /^(?:08\w{3}|57014|57P0[1-5]|53[23]00|25006|55000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/u;

/** The driver gives these no code. */
const UNAVAILABLE_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Nothing came',
]);

/**
 * Distinguishes a failing database from errors of the product.
 *
 * @param error of a query, wrapped by its caller.
 * @returns undefined for any other error.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return 'full';
  if (UNAVAILABLE.test(code)) return 'unavailable';
  if ('message' in error && UNAVAILABLE_MESSAGES.has(String(error.message))) return 'unavailable';
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  return 'cause' in error ? troubleOf(error.cause) : undefined;
}
