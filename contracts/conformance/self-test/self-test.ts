/** Tries the kit itself: it has to find nothing in the reference server, and every mutant of it. */
import { parseArgs } from 'node:util';
import { curlOf } from '../src/http/curl.ts';
import type { Finding } from '../src/index.ts';
import { mutants } from './mutants/mutants.ts';
import { startReference } from './reference.ts';
import { tryMutant, tryOperations } from './try-mutants.ts';

const { values } = parseArgs({
  options: {
    /** Fuzzed cases on the server as it is. */
    cases: { type: 'string', default: '10000' },
    /** Only the mutants whose name holds this. */
    mutant: { type: 'string', default: '' },
  },
});

const figure = (count: number) => count.toLocaleString('en');

function show({ chapter, operationId, kind, title, message, call, received }: Finding): void {
  console.log(`  ${chapter} · ${operationId} · ${kind} · ${title}\n    ${message}`);
  console.log(`    ${curlOf(call, '$BASE_URL').slice(0, 500)}`);
  console.log(`    received ${JSON.stringify(received)?.slice(0, 300)}`);
}

const chosen = mutants.filter(({ name }) => name.includes(values.mutant));
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
  verdict.findings.slice(0, 3).forEach(show);
  for (const note of verdict.notes.slice(0, 5)) console.log(`  ${note}`);
}

let sent = 0;
let found = 0;
if (values.mutant === '') {
  const {
    findings,
    notes,
    sent: all,
  } = await tryOperations(reference, {
    only: [],
    cases: Number(values.cases),
  });
  sent = all;
  found = findings.length;
  findings.forEach(show);
  for (const note of notes) console.log(note);
}
await reference.close();
console.log(
  `mutants ${caught}/${chosen.length} caught · cases ${figure(sent)} · findings ${found}`,
);
process.exitCode = caught === chosen.length && found === 0 ? 0 : 1;
