/** `pnpm test`: every check of the house, one after the other, and one line at the end. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.ts';

type Step = { name: string; command: string; counts?: RegExp };

const vitestCount = /Tests\s+(?:(?<failed>\d+) failed \| )?(?:(?<passed>\d+) passed)?/g;
const playwrightCount = /^\s+(?:(?<failed>\d+) failed|(?<passed>\d+) passed)/gm;

const steps: Step[] = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'types', command: 'turbo run typecheck --output-logs=errors-only' },
  {
    name: 'boundaries',
    command: 'depcruise --config .dependency-cruiser.js contracts packages app stories',
  },
  { name: 'unused code', command: 'knip' },
  { name: 'house rules', command: 'vitest run --config vitest.config.ts', counts: vitestCount },
  {
    name: 'unit, contract and stories',
    command: 'turbo run test --concurrency=1 --continue=always --output-logs=new-only',
    counts: vitestCount,
  },
  {
    name: 'build',
    command:
      'turbo run build --filter=@ecritoire/app --filter=@ecritoire/ui --output-logs=errors-only',
  },
  { name: 'sizes', command: 'node app/bench/size.ts' },
  {
    name: 'library',
    command: 'pnpm --filter @ecritoire/ui run test:library',
    counts: vitestCount,
  },
  { name: 'end to end', command: 'pnpm --filter @ecritoire/app run e2e', counts: playwrightCount },
];

/** Runs one step with its output passed on; resolves with its exit code and what it printed. */
function run(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}

process.env['CHROMIUM_PATH'] = ensureChromium();
const only = process.argv.slice(2);
const chosen = only.length === 0 ? steps : steps.filter(({ name }) => only.includes(name));
const failedSteps: string[] = [];
let [passed, failed] = [0, 0];

for (const [index, { name, command, counts }] of chosen.entries()) {
  const started = performance.now();
  console.log(`\n[${index + 1}/${chosen.length}] ${name}: ${command}`);
  const { code, output } = await run(command);
  const found = counts === undefined ? [] : [...output.matchAll(counts)];
  const sum = (group: string) =>
    found.reduce((total, { groups }) => total + Number(groups?.[group] ?? 0), 0);
  passed += sum('passed') + (counts === undefined && code === 0 ? 1 : 0);
  failed += Math.max(sum('failed'), code === 0 ? 0 : 1);
  if (code !== 0) failedSteps.push(name);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
