/**
 * `pnpm attack`: what one account, a database in trouble and a full disk may do to others. It starts
 * servers and databases of its own on this machine, and can be pointed at no other.
 *
 * Ends with 1 when a bound is broken.
 * Usage: node packages/server/bench/attack.ts [--seconds 20] [--engine pglite|postgresql]
 *   [--part largest|account|database|disk]
 */
import { parseArgs } from 'node:util';
import { attackByAccount, type Attacked } from './attack-account.ts';
import { troubleDatabase } from './attack-database.ts';
import { fillDisk } from './attack-disk.ts';
import { largestOfEach } from './attack-largest.ts';
import { ENGINES, openPostgres, type Filled } from './engines.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    engine: { type: 'string', multiple: true, default: ['pglite', 'postgresql'] },
    part: { type: 'string', multiple: true, default: ['largest', 'account', 'database', 'disk'] },
  },
});

const broken: string[] = [];

function report(place: string, results: readonly Attacked[]): void {
  for (const { name, figures, isMet } of results) {
    if (!isMet) broken.push(`${place}: ${name}`);
    console.log(`${place}, ${name}: ${figures}  ${isMet ? 'ok' : 'BROKEN'}`);
  }
}

const ofEngines: [string, (filled: Filled) => Promise<Attacked[]>][] = [
  ['largest', largestOfEach],
  ['account', (filled) => attackByAccount(filled, Number(values.seconds))],
];
for (const [part, attack] of ofEngines) {
  if (!values.part.includes(part)) continue;
  for (const name of values.engine) {
    if (name !== 'postgresql' && name !== 'pglite') throw new Error(`There is no engine ${name}.`);
    const engine = await ENGINES[name]();
    try {
      const filled = await engine.makeDatabase({ users: 10, documents: 20 }, 2);
      report(engine.name, await attack(filled));
    } finally {
      await engine.close();
    }
  }
}
if (values.part.includes('database')) {
  const engine = await openPostgres();
  try {
    const filled = await engine.makeDatabase({ users: 50, documents: 2 }, 50);
    report(`${engine.name} in trouble`, await troubleDatabase(engine.server, filled));
  } finally {
    await engine.close();
  }
}
if (values.part.includes('disk')) report('full disk', await fillDisk());
console.log(broken.length === 0 ? 'ok: every bound holds' : `broken: ${broken.join('; ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
