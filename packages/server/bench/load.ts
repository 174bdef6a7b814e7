import autocannon from 'autocannon';

export type Ask = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>;

/** Requests a second, milliseconds to an answer, and how many had none or one that was no 2xx. */
export type Loaded = { perSecond: number; p50: number; p99: number; errors: number };

/** Sends requests without a pause on keep-alive connections, each of which has its own requests. */
export async function load(
  origin: string,
  connections: readonly Ask[][],
  seconds: number,
): Promise<Loaded> {
  const times: number[] = [];
  const rest = [...connections];
  let answeredAt = performance.now();
  let silence = 0;
  const { duration, errors, timeouts, non2xx } = await autocannon({
    url: origin,
    connections: connections.length,
    duration: seconds,
    setupClient(client) {
      client.setRequests(rest.shift() ?? []);
      client.on('response', (_status, _bytes, milliseconds) => {
        times.push(milliseconds);
        silence = Math.max(silence, performance.now() - answeredAt);
        answeredAt = performance.now();
      });
    },
  });
  if (errors + non2xx > 0) {
    // Each connection gives up after ten seconds. PGlite's changes wait for one another's fsync, so
    // that twenty of them on a busy disk, at half a second each, look like errors.
    const seconds = (Math.max(silence, performance.now() - answeredAt) / 1000).toFixed(1);
    console.error(
      `  ${errors} errors, of them ${timeouts} timeouts; ${non2xx} answers were no 2xx; nobody was answered for ${seconds} s`,
    );
  }
  return {
    perSecond: times.length / duration,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors: errors + non2xx,
  };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
