import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from '../src/node/testing/postgres-server.ts';
import type { Attacked } from './attack-account.ts';
import type { Filled } from './engines.ts';
import { preparePostgresTroubles, type Trouble } from './postgres-troubles.ts';
import { startProcess, tokenFor, type Running } from './start-process.ts';
import type { Writer } from './fill.ts';

const TIMES = 10;
const MOST_SECONDS = 1;

type Client = {
  writers: readonly Writer[];
  /** Reads the project of a writer, or changes its description. */
  call: (index: number, description?: string) => Promise<Response>;
};

async function clientOf(server: Running, writers: readonly Writer[]): Promise<Client> {
  const tokens = await Promise.all(writers.map(({ id }) => tokenFor(id)));
  return {
    writers,
    call: (index, description) =>
      fetch(`${server.origin}/api/projects/${writers[index]?.projectId ?? ''}`, {
        method: description === undefined ? 'GET' : 'PATCH',
        headers: {
          authorization: `Bearer ${tokens[index] ?? ''}`,
          'content-type': 'application/json',
        },
        ...(description === undefined ? {} : { body: JSON.stringify({ description }) }),
      }),
  };
}

/** All of the writers change what is theirs until they are stopped. */
function startWriting({ writers, call }: Client, during: string) {
  const unexpected = new Set<number>();
  const acknowledged = new Map<number, number>();
  const state = { refused: 0, isOver: false };
  const write = async (index: number) => {
    for (let count = 0; !state.isOver; count += 1) {
      const response = await call(index, `${during}: ${count}`);
      await response.arrayBuffer();
      if (response.ok) acknowledged.set(index, count);
      else if (response.status === 503) state.refused += 1;
      else unexpected.add(response.status);
      await pause(response.ok ? 20 : 200);
    }
  };
  const writing = Promise.all(writers.map((_, index) => write(index)));
  return async () => {
    state.isOver = true;
    await writing;
    return { unexpected, acknowledged, refused: state.refused };
  };
}

async function secondsUntilWritten({ call }: Client): Promise<number> {
  const from = performance.now();
  for (;;) {
    const response = await call(0);
    await response.arrayBuffer();
    if (response.ok) return (performance.now() - from) / 1000;
  }
}

/** Writers whose last acknowledged change is not there. */
async function lostBy(
  { writers, call }: Client,
  during: string,
  acknowledged: ReadonlyMap<number, number>,
): Promise<number> {
  let lost = 0;
  for (const index of writers.keys()) {
    const { description }: { description: string } = await (await call(index)).json();
    // What was written without an answer may stand, too; what was answered may not be missing.
    const [from, count] = description.split(': ');
    const found = from === during ? Number(count) : -1;
    if (found < (acknowledged.get(index) ?? -1)) lost += 1;
  }
  return lost;
}

async function tenTimes(client: Client, { name, cause }: Trouble): Promise<Attacked> {
  const stopWriting = startWriting(client, name);
  let slowest = 0;
  for (let times = 0; times < TIMES; times += 1) {
    await pause(300);
    await cause();
    slowest = Math.max(slowest, await secondsUntilWritten(client));
  }
  const { unexpected, acknowledged, refused } = await stopWriting();
  const lost = await lostBy(client, name, acknowledged);
  const others = [...unexpected].join(' ') || 'none';
  return {
    name: `${name} ${TIMES} times under ${client.writers.length} writers`,
    figures: `${refused} × 503, others: ${others}; ${lost} lost; first answer after ${slowest.toFixed(2)} s`,
    isMet: unexpected.size === 0 && lost === 0 && slowest <= MOST_SECONDS,
  };
}

/** PostgreSQL in trouble, ten times in each way, while all of the writers change what is theirs. */
export async function troubleDatabase(
  postgres: PostgresServer,
  { writers, places }: Filled,
): Promise<Attacked[]> {
  if (!('DATABASE_URL' in places.api)) throw new Error('Only PostgreSQL can be put in trouble.');
  const { url, troubles } = await preparePostgresTroubles(postgres, places.api.DATABASE_URL);
  const server = await startProcess('api', { DATABASE_URL: url });
  try {
    const client = await clientOf(server, writers);
    const results: Attacked[] = [];
    for (const trouble of troubles) results.push(await tenTimes(client, trouble));
    return results;
  } finally {
    await server.stop();
  }
}
