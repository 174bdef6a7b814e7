/** Tries the kit itself: it has to find nothing in the reference server, and every mutant of it. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { curlOf } from '../src/http/curl.ts';
import type { Finding } from '../src/index.ts';
import { readContract } from '../src/contract/contract.ts';
import { judgeCoverage, readWaivers } from '../src/reach/waivers.ts';
import { mutants } from './mutants/mutants.ts';
import { withoutTokens } from '../src/report/redact.ts';
import { startReference } from './reference.ts';
import { mutantsOf, readShard } from './shard.ts';
import { tryMutant, tryOperations } from './try-mutants.ts';

const { values } = parseArgs({
  options: {
    /** Fuzzed cases on the server as it is. */
    cases: { type: 'string', default: '10000' },
    /** Only the mutants whose name holds this, or one of several. */
    mutant: { type: 'string', multiple: true, default: [] },
    /** One of several parts: `1/4`. */
    shard: { type: 'string', default: '1/1' },
  },
});

const figure = (count: number) => count.toLocaleString('en');

function show({ suite, operationId, kind, title, message, call, received }: Finding): void {
  console.log(`  ${suite} · ${operationId} · ${kind} · ${title}\n    ${message}`);
  console.log(`    ${curlOf(call, '$BASE_URL').slice(0, 500)}`);
  console.log(`    received ${JSON.stringify(received)?.slice(0, 300)}`);
}

const isWanted = ({ name }: { name: string }) => values.mutant.some((part) => name.includes(part));
const shard = mutantsOf(
  values.mutant.length === 0 ? mutants : mutants.filter(isWanted),
  readShard(values.shard),
);
const chosen = shard.mutants;
console.log('the server starts');
const reference = await startReference();
let caught = 0;
for (const [index, mutant] of chosen.entries()) {
  const verdict = await tryMutant(reference, mutant);
  const seconds = `${(verdict.milliseconds / 1000).toFixed(1)} s`;
  const place = `${String(index + 1).padStart(3)}/${chosen.length}`;
  if (verdict.caught) {
    caught += 1;
    console.log(
      `${place} ${mutant.name} → ${verdict.caught.operationId} ${verdict.caught.kind} (${seconds})`,
    );
    continue;
  }
  console.log(`${place} ${mutant.name} SURVIVED at ${mutant.operation} (${seconds})`);
  withoutTokens(verdict.findings).slice(0, 3).forEach(show);
  for (const note of verdict.notes.slice(0, 5)) console.log(`  ${note}`);
}

let sent = 0;
let found = 0;
let open = 0;
if (values.mutant.length === 0 && shard.isWhole) {
  const cases = Number(values.cases);
  const result = await tryOperations(reference, {
    only: [],
    cases,
    say: (suite) => console.log(`the server as it is: ${suite}`),
  });
  sent = result.sent;
  found = result.findings.length;
  withoutTokens(result.findings).forEach(show);
  for (const note of result.notes) console.log(note);
  // What the kit has not reached, it has not held the server to.
  const file = fileURLToPath(new URL('../waivers.yaml', import.meta.url));
  const waivers = readWaivers(file, readContract());
  const { missed } = judgeCoverage(result.coverage.targets(), waivers);
  const missing = missed.filter(({ waiver }) => !waiver);
  open = missing.length;
  for (const { operationIds, what } of missing) {
    console.log(`not reached: ${operationIds[0]} ${what}`);
  }
}
await reference.close();
console.log(
  `mutants ${caught}/${chosen.length} caught · cases ${figure(sent)} · findings ${found}`,
);
process.exitCode = caught === chosen.length && found + open === 0 ? 0 : 1;
