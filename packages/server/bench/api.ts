/**
 * `pnpm bench:api`: the API over HTTP, as a process of its own, on PostgreSQL and on PGlite.
 *
 * 1. Throughput of reading and of changing 2 KB beside a bare node:http with the same one query, which
 *    itself answers at least half as often as with `SELECT 1`.
 * 2. Memory under load: flat or growing.
 * 3. Pages of a writer among 1,000 with 200 documents each, beside one among 10 with 5.
 *
 * Ends with 1 when a goal is missed, or when any request is not answered with a success.
 * Usage: node packages/server/bench/api.ts [--quick] [--minutes 5] [--engine postgresql|pglite]
 *   [--part throughput|memory|sizes]
 */
import { parseArgs } from 'node:util';
import { compareSizes, type Grown } from './data-size.ts';
import { ENGINES, type Engine, type Filled } from './engines.ts';
import { watchMemory, type Course } from './memory.ts';
import { compareThroughput, measureBaseline, type Compared } from './throughput.ts';

const LEAST_THROUGHPUT = 0.7;
/** A baseline that is slow makes the API look fast. */
const LEAST_OF_SELECT_1 = 0.5;
const MOST_GROWTH = 2;
/** As many as there are connections: each has a writer of its own. */
const CONNECTIONS = 20;
const SMALL = { users: 10, documents: 5 };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    part: { type: 'string', multiple: true, default: ['throughput', 'memory', 'sizes'] },
    engine: { type: 'string', multiple: true, default: ['postgresql', 'pglite'] },
  },
});
const plan = values.quick
  ? { rounds: 3, seconds: 2, minutes: 0.5, big: { users: 100, documents: 200 }, times: 100 }
  : { rounds: 7, seconds: 4, minutes: 5, big: { users: 1_000, documents: 200 }, times: 300 };
const minutes = Number(values.minutes ?? plan.minutes);

const missed: string[] = [];

function judge(isMet: boolean, goal: string): string {
  if (!isMet) missed.push(goal);
  return isMet ? 'ok' : 'MISSED';
}

function tellThroughput(engine: string, { method, ratio, api, bare }: Compared): void {
  const verdict = judge(ratio >= LEAST_THROUGHPUT, `${engine}: throughput of ${method}`);
  judge(api.errors + bare.errors === 0, `${engine}: errors under ${method}`);
  console.log(`${engine} ${method} 2 KB: × ${ratio.toFixed(2)} of a bare server  ${verdict}`);
  for (const [name, one] of [['api', api] as const, ['bare', bare] as const]) {
    const { perSecond, p50, p99, errors } = one;
    console.log(
      `  ${name.padEnd(4)} ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${errors} errors`,
    );
  }
}

function tellCourse(engine: string, name: string, { from, to, slope, isFlat }: Course): void {
  judge(isFlat, `${engine}: ${name}`);
  console.log(
    `  ${name}: ${from.toFixed(1)} → ${to.toFixed(1)} MB, ${slope.toFixed(2)} MB a minute: ${isFlat ? 'flat' : 'GROWING'}`,
  );
}

function tellSize(engine: string, { name, small, big, ratio, isJudged }: Grown): void {
  const verdict = isJudged ? judge(ratio <= MOST_GROWTH, `${engine}: ${name} among many`) : '';
  console.log(
    `  ${name}: ${small.toFixed(2)} → ${big.toFixed(2)} ms, × ${ratio.toFixed(2)}  ${verdict}`,
  );
}

async function tryThroughput(engine: Engine, busy: Filled): Promise<void> {
  const { get, selectOne } = await measureBaseline(busy, plan);
  const share = get / selectOne;
  const verdict = judge(share >= LEAST_OF_SELECT_1, `${engine.name}: the baseline is slow`);
  console.log(
    `${engine.name}, the bare server: ${get.toFixed(0)}/s, × ${share.toFixed(2)} of its SELECT 1 (${selectOne.toFixed(0)}/s)  ${verdict}`,
  );
  for (const result of await compareThroughput(busy, plan)) tellThroughput(engine.name, result);
}

async function tryMemory(engine: Engine, busy: Filled): Promise<void> {
  const { rss, heap, answers, errors } = await watchMemory(busy, { minutes });
  judge(errors === 0, `${engine.name}: errors while memory was watched`);
  console.log(`${engine.name}, ${minutes} minutes of load: ${answers} answers, ${errors} errors`);
  tellCourse(engine.name, 'heap', heap);
  tellCourse(engine.name, 'resident set', rss);
}

async function trySizes(engine: Engine): Promise<void> {
  const small = await engine.makeDatabase(SMALL, SMALL.users);
  const big = await engine.makeDatabase(plan.big, 100);
  const { users, documents } = plan.big;
  console.log(
    `${engine.name}, ${users} writers × ${documents} documents beside ${SMALL.users} × ${SMALL.documents}`,
  );
  for (const one of await compareSizes(small, big, plan.times)) tellSize(engine.name, one);
}

async function run(engine: Engine): Promise<void> {
  const has = (part: string) => values.part.includes(part);
  if (has('throughput') || has('memory')) {
    const size = { users: CONNECTIONS, documents: 20 };
    const busy = await engine.makeDatabase(size, CONNECTIONS);
    if (has('throughput')) await tryThroughput(engine, busy);
    if (has('memory')) await tryMemory(engine, busy);
  }
  if (has('sizes')) await trySizes(engine);
}

for (const name of values.engine) {
  if (name !== 'postgresql' && name !== 'pglite') throw new Error(`There is no engine ${name}.`);
  const engine = await ENGINES[name]();
  try {
    await run(engine);
  } finally {
    await engine.close();
  }
}
console.log(missed.length === 0 ? 'ok: every goal is met' : `missed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
