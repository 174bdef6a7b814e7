/**
 * `pnpm test`: every check of the house, each rule of the product by at least one of its tests, and one
 * line at the end. `pnpm test:all`: by all of its tests. After either, parts by their names.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.ts';

type Step = {
  name: string;
  command: string;
  counts?: RegExp;
  opensPages?: true;
  /** Run alone, it includes the build. */
  needsBuild?: true;
};

const vitestCount = /Tests\s+(?:(?<failed>\d+) failed \| )?(?:(?<passed>\d+) passed)?/g;
const playwrightCount = /^\s+(?:(?<failed>\d+) failed|(?<passed>\d+) passed)/gm;
/** A failed test of Vitest with the first line of its error, or of Playwright. */
const failedTest = /(?:^.* FAIL {2}.+\n)+.+|^ +\d+\) \[.+/gm;

const isAll = process.argv[2] === '--all';
if (!isAll) process.env['EACH_RULE_ONCE'] = 'yes';

/**
 * The steps of one stage run side by side, two at a time: with more, tests of a slow machine with two
 * processors time out. A stage begins once the one before it is over.
 */
const stages: Step[][] = [
  // The short ones and the build, then the longest: the others follow in the place of the one that ends.
  [
    { name: 'format', command: 'oxfmt --check' },
    { name: 'lint', command: 'oxlint --type-aware' },
    {
      name: 'build',
      command:
        'turbo run build --filter=@ecritoire/app --filter=@ecritoire/ui --output-logs=errors-only',
    },
    // The house as one program takes a third of the time; package by package, none sees another's.
    {
      name: 'types',
      command: `tsc --noEmit${isAll ? ' && turbo run typecheck --output-logs=errors-only' : ''}`,
    },
    {
      name: 'boundaries',
      command: 'depcruise --config .dependency-cruiser.js contracts packages app stories',
    },
    { name: 'unused code', command: 'knip' },
    { name: 'house rules', command: 'vitest run --config vitest.config.ts', counts: vitestCount },
    {
      name: 'unit and contract',
      command:
        'turbo run test --filter=!@ecritoire/stories --filter=!@ecritoire/conformance --concurrency=2 --continue=always --output-logs=new-only',
      counts: vitestCount,
      opensPages: true,
    },
    {
      name: 'stories',
      command: 'pnpm --filter @ecritoire/stories run test',
      counts: vitestCount,
      opensPages: true,
    },
    ...(isAll
      ? [
          {
            name: 'states',
            command: 'pnpm states --all',
            counts: vitestCount,
            opensPages: true,
          } as const,
          {
            name: 'review pages',
            command: 'pnpm --filter @ecritoire/stories run test:review',
            opensPages: true,
          } as const,
        ]
      : []),
    {
      name: 'conformance kit',
      command: 'pnpm --filter @ecritoire/conformance run test',
      counts: vitestCount,
    },
    {
      name: 'library',
      command: 'pnpm --filter @ecritoire/ui run test:library',
      counts: vitestCount,
      opensPages: true,
      needsBuild: true,
    },
    {
      name: 'sizes',
      command: 'node scripts/bench-size.ts',
      needsBuild: true,
    },
  ],
  [
    {
      name: 'end to end',
      command: 'pnpm --filter @ecritoire/app run e2e',
      counts: playwrightCount,
      opensPages: true,
      needsBuild: true,
    },
  ],
  // Installs Next from the registry.
  isAll
    ? [
        {
          name: 'server components',
          command: 'pnpm --filter @ecritoire/ui run test:next',
          counts: vitestCount,
          opensPages: true,
          needsBuild: true,
        },
      ]
    : [],
  // All mutants of the kit, of which the suite above tries a sample: half on each processor.
  isAll
    ? ['1/2', '2/2'].map((shard) => ({
        name: `mutants ${shard}`,
        command: `pnpm conform:self-test --shard ${shard}`,
      }))
    : [],
];

/**
 * Runs one step and passes its output on line by line.
 *
 * @param mark before each line, to identify steps that run side by side.
 * @returns its exit code and what it printed.
 */
async function run(command: string, mark: string): Promise<{ code: number; output: string }> {
  const child = spawn(`(${command}) 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    console.log(mark + line);
  }
  return { code: (await closed) ?? 1, output: stripVTControlCharacters(lines.join('\n')) };
}

const only = process.argv.slice(isAll ? 3 : 2);
const names = stages.flat().map(({ name }) => name);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
  process.exit(1);
}
if (stages.flat().some(({ name, needsBuild }) => needsBuild && only.includes(name))) {
  only.push('build');
}
// Servers are started by the dozen, each from the same hundreds of files.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/node');
const chosen = stages
  .map((stage) => stage.filter(({ name }) => only.length === 0 || only.includes(name)))
  .filter((stage) => stage.length > 0);
// Where none is found it is installed: not for a part that needs none.
if (chosen.flat().some(({ opensPages }) => opensPages)) {
  process.env['CHROMIUM_PATH'] = ensureChromium();
}
const failedSteps: string[] = [];
const failedTests = new Set<string>();
let [passed, failed] = [0, 0];

async function take({ name, command, counts }: Step, mark: string): Promise<void> {
  const started = performance.now();
  console.log(`${mark}${name}: ${command}`);
  const { code, output } = await run(command, mark);
  const found = counts === undefined ? [] : [...output.matchAll(counts)];
  const sum = (group: string) =>
    found.reduce((total, { groups }) => total + Number(groups?.[group] ?? 0), 0);
  passed += sum('passed') + (counts === undefined && code === 0 ? 1 : 0);
  failed += Math.max(sum('failed'), code === 0 ? 0 : 1);
  if (code !== 0) {
    failedSteps.push(name);
    for (const [test] of output.matchAll(failedTest)) failedTests.add(test);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
}

for (const [index, stage] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}]`);
  const waiting = stage.values();
  const lane = async () => {
    for (const step of waiting) await take(step, stage.length > 1 ? `${step.name} | ` : '');
  };
  await Promise.all([lane(), lane()]);
}

if (failedSteps.length > 0) {
  console.log(`\n${[...failedTests].join('\n')}\n\nFailed: ${failedSteps.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
