import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Attacked } from './attack-account.ts';
import type { Filled } from './engines.ts';
import { startProcess, tokenFor } from './start-process.ts';

const TIMES = 10;
const MOST_SECONDS = 1;

type Trouble = { name: string; begin: () => Promise<void>; end: () => Promise<void> };

/** What an administrator's connection can do to a database whose user the server is. */
function troublesOf(run: (statement: string) => Promise<unknown>, name: string): Trouble[] {
  const cutAll = () =>
    run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = '${name}' AND pid <> pg_backend_pid()`);
  const set = async (statement: string) => {
    await run(`ALTER DATABASE ${name} ${statement}`);
    await cutAll();
  };
  return [
    {
      name: 'stopped',
      begin: () => set('ALLOW_CONNECTIONS false'),
      end: () => set('ALLOW_CONNECTIONS true'),
    },
    { name: 'restarted', begin: async () => void (await cutAll()), end: async () => undefined },
    {
      name: 'read-only',
      begin: () => set('SET default_transaction_read_only = on'),
      end: () => set('RESET default_transaction_read_only'),
    },
  ];
}

type Tally = { unexpected: Set<number>; refused: number; lost: number; slowest: number };

/** PostgreSQL in trouble, ten times in each way, while all of the writers change what is theirs. */
export async function troubleDatabase({ writers, places }: Filled): Promise<Attacked[]> {
  if (!('DATABASE_URL' in places.api)) throw new Error('Only PostgreSQL can be put in trouble.');
  const url = new URL(places.api.DATABASE_URL);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const administrator = new Client({ connectionString: url.href });
  await administrator.connect();
  const server = await startProcess('api', places.api);
  const tokens = await Promise.all(writers.map(({ id }) => tokenFor(id)));
  const tally: Tally = { unexpected: new Set(), refused: 0, lost: 0, slowest: 0 };
  const acknowledged = new Map<string, string>();
  const state = { isOver: false };
  const call = async (index: number, description?: string): Promise<Response> =>
    fetch(`${server.origin}/api/projects/${writers[index]?.projectId ?? ''}`, {
      method: description === undefined ? 'GET' : 'PATCH',
      headers: {
        authorization: `Bearer ${tokens[index] ?? ''}`,
        'content-type': 'application/json',
      },
      ...(description === undefined ? {} : { body: JSON.stringify({ description }) }),
    });
  const write = async (index: number, id: string) => {
    for (let count = 0; !state.isOver; count += 1) {
      const description = `Ligne ${count}`;
      const response = await call(index, description);
      await response.arrayBuffer();
      if (response.ok) acknowledged.set(id, description);
      else if (response.status === 503) tally.refused += 1;
      else tally.unexpected.add(response.status);
      await pause(response.ok ? 20 : 200);
    }
  };
  const secondsUntilWritten = async (): Promise<number> => {
    const from = performance.now();
    for (;;) {
      const response = await call(0);
      await response.arrayBuffer();
      if (response.ok) return (performance.now() - from) / 1000;
    }
  };
  try {
    const results: Attacked[] = [];
    for (const { name: trouble, begin, end } of troublesOf(
      (statement) => administrator.query(statement),
      name,
    )) {
      Object.assign(tally, { unexpected: new Set(), refused: 0, lost: 0, slowest: 0 });
      state.isOver = false;
      const writing = writers.map(({ id }, index) => write(index, id));
      for (let times = 0; times < TIMES; times += 1) {
        await pause(300);
        await begin();
        await pause(500);
        await end();
        tally.slowest = Math.max(tally.slowest, await secondsUntilWritten());
      }
      state.isOver = true;
      await Promise.all(writing);
      for (const [index, { id }] of writers.entries()) {
        const { description }: { description: string } = await (await call(index)).json();
        // What was written without an answer may stand, too; what was answered may not be missing.
        const numberOf = (text = '') => Number(text.split(' ')[1] ?? -1);
        if (numberOf(description) < numberOf(acknowledged.get(id))) tally.lost += 1;
      }
      results.push({
        name: `${trouble} ${TIMES} times under ${writers.length} writers`,
        figures: `${tally.refused} × 503, others: ${[...tally.unexpected].join(' ') || 'none'}; ${tally.lost} lost; first answer after ${tally.slowest.toFixed(2)} s`,
        isMet: tally.unexpected.size === 0 && tally.lost === 0 && tally.slowest <= MOST_SECONDS,
      });
    }
    return results;
  } finally {
    await server.stop();
    await administrator.end();
  }
}
