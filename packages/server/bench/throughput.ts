import type { Filled } from './engines.ts';
import { TWO_KILOBYTES, type Writer } from './fill.ts';
import { load, median, type Ask, type Loaded } from './load.ts';
import { startProcess, tokenFor, type Running } from './start-process.ts';

export type Duration = { rounds: number; seconds: number };
export type Compared = { method: Method; ratio: number; api: Loaded; bare: Loaded };
/** Requests a second of the bare server: of its query for GET, and of `SELECT 1`. */
export type Baseline = { get: number; selectOne: number };

type Method = 'GET' | 'PATCH';
type Kind = 'api' | 'bare';

const KINDS = ['bare', 'api'] as const;
const METHODS = ['GET', 'PATCH'] as const;

const bodyOf = (method: Method) =>
  method === 'GET'
    ? {}
    : {
        body: JSON.stringify({ description: TWO_KILOBYTES }),
        headers: { 'content-type': 'application/json' },
      };

/** One project of 2 KB, read or changed: each writer on a connection of their own. */
export const askOf: Record<Kind, (method: Method, writer: Writer) => Promise<Ask>> = {
  bare: async (method, { id, projectId }) => ({
    method,
    path: `/${id}/${projectId}`,
    ...bodyOf(method),
  }),
  api: async (method, { id, projectId }) => {
    const { headers, ...body } = bodyOf(method);
    return {
      method,
      path: `/api/projects/${projectId}`,
      headers: { ...headers, authorization: `Bearer ${await tokenFor(id)}` },
      ...body,
    };
  },
};

type Run = { kind: Kind; method: Method; writers: readonly Writer[]; seconds: number };

async function once({ origin }: Running, run: Run): Promise<Loaded> {
  const { kind, method, writers, seconds } = run;
  const connections = await Promise.all(
    writers.map(async (writer) => [await askOf[kind](method, writer)]),
  );
  await assertAnswersText(origin, connections[0]?.[0]);
  return load(origin, connections, seconds);
}

const selectOne: Ask = { method: 'GET', path: '/select-1' };

/** What is compared must be the same work: an answer without the text would be a quick one. */
async function assertAnswersText(origin: string, ask: Ask | undefined): Promise<void> {
  const { path = '', method = 'GET', headers, body } = ask ?? {};
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: new Headers(
      Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    ...(body === undefined ? {} : { body: String(body) }),
  });
  const text = await response.text();
  if (!text.includes(TWO_KILOBYTES)) throw new Error(`${method} ${path} answered ${text}`);
}

function summary(runs: readonly Loaded[]): Loaded {
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
    errors: runs.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Whether the bare server is one worth to be compared with, by turns; the medians of the rounds. */
export async function measureBaseline(
  { writers, places }: Filled,
  { rounds, seconds }: Duration,
): Promise<Baseline> {
  const server = await startProcess('bare', places.bare);
  try {
    const [gets, ones]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      gets.push((await once(server, { kind: 'bare', method: 'GET', writers, seconds })).perSecond);
      const connections = writers.map(() => [selectOne]);
      ones.push((await load(server.origin, connections, seconds)).perSecond);
    }
    return { get: median(gets), selectOne: median(ones) };
  } finally {
    await server.stop();
  }
}

/** The API beside a bare server, by turns; the ratio is the median of those of the rounds. */
export async function compareThroughput(
  { writers, places }: Filled,
  { rounds, seconds }: Duration,
): Promise<Compared[]> {
  const servers = {
    bare: await startProcess('bare', places.bare),
    api: await startProcess('api', places.api),
  };
  try {
    const results: Compared[] = [];
    for (const method of METHODS) {
      const runs: Record<Kind, Loaded[]> = { bare: [], api: [] };
      for (const kind of KINDS) {
        await once(servers[kind], { kind, method, writers, seconds: seconds / 2 });
      }
      for (let round = 0; round < rounds; round += 1) {
        for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
          runs[kind].push(await once(servers[kind], { kind, method, writers, seconds }));
        }
      }
      const ratios = runs.api.map(
        ({ perSecond }, round) => perSecond / (runs.bare[round]?.perSecond ?? Number.NaN),
      );
      results.push({
        method,
        ratio: median(ratios),
        api: summary(runs.api),
        bare: summary(runs.bare),
      });
    }
    return results;
  } finally {
    for (const kind of KINDS) await servers[kind].stop();
  }
}
