import { Agent, request } from 'node:http';
import type { Filled } from './engines.ts';
import { median } from './load.ts';
import { startProcess, tokenFor, type Running } from './start-process.ts';
import type { Writer } from './fill.ts';

const WARM_UP = 100;

export type Grown = {
  name: string;
  small: number;
  big: number;
  ratio: number;
  isJudged: boolean;
};

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

type Page = { name: string; path: (writer: Writer) => string; isJudged: boolean };

/**
 * A list is judged by pages of as many items as the small database has. As the app asks for it, a
 * page of the big one has more to read and to send: how much that costs is shown beside.
 */
const PAGES: readonly Page[] = [
  { name: 'documents', path: () => '/documents?limit=5', isJudged: true },
  { name: 'documents, 20 beside 5', path: () => '/documents', isJudged: false },
  {
    name: 'documents of a project',
    path: ({ projectId }) => `/documents?projectId=${projectId}&limit=3`,
    isJudged: true,
  },
  {
    name: 'documents of a project, 20 beside 3',
    path: ({ projectId }) => `/documents?projectId=${projectId}`,
    isJudged: false,
  },
  {
    name: 'journal',
    path: ({ journalId }) => `/projects/${journalId}/entries?limit=2`,
    isJudged: true,
  },
  {
    name: 'journal, 20 entries beside 2',
    path: ({ journalId }) => `/projects/${journalId}/entries`,
    isJudged: false,
  },
  {
    name: 'calendar of a month',
    path: () => `/calendar?from=${day(-30)}&to=${day(0)}`,
    isJudged: true,
  },
  { name: 'objectives', path: () => '/objectives/current', isJudged: true },
  { name: 'weeks of objectives', path: () => '/objectives/weeks', isJudged: true },
];

type Caller = { writer: Writer; token: string };
type Side = { server: Running; callers: Caller[] };

const agent = new Agent({ keepAlive: true });

/** Milliseconds until the whole answer is here. */
function timeOf(address: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = request(
      address,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - startedAt);
          else reject(new Error(`${address} answered ${response.statusCode}.`));
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function open({ writers, places }: Filled): Promise<Side> {
  const callers = writers.map(async (writer) => ({ writer, token: await tokenFor(writer.id) }));
  return { server: await startProcess('api', places.api), callers: await Promise.all(callers) };
}

/** Pages of writers of a small and of a big database, one request to each by turns. */
export async function compareSizes(small: Filled, big: Filled, times: number): Promise<Grown[]> {
  const sides = [await open(small), await open(big)] as const;
  try {
    const results: Grown[] = [];
    for (const { name, path, isJudged } of PAGES) {
      const [ofSmall, ofBig]: [number[], number[]] = [[], []];
      for (let index = 0; index < times + WARM_UP; index += 1) {
        const ask = async ({ server, callers }: Side) => {
          const { writer, token } = callers[index % callers.length] ?? {};
          if (!writer || token === undefined) throw new Error('Nobody is there to ask.');
          return timeOf(`${server.origin}/api${path(writer)}`, token);
        };
        const [a, b] = [await ask(sides[0]), await ask(sides[1])];
        if (index < WARM_UP) continue;
        ofSmall.push(a);
        ofBig.push(b);
      }
      const [a, b] = [median(ofSmall), median(ofBig)];
      results.push({ name, small: a, big: b, ratio: b / a, isJudged });
    }
    return results;
  } finally {
    for (const { server } of sides) await server.stop();
    agent.destroy();
  }
}
