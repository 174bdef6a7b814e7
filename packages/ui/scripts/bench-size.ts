/**
 * The first half of `pnpm bench:size`: what importing one component of the built library alone costs,
 * gzipped, React apart. Fails over budget; `--update` sets the budgets to what was measured and 1 %
 * more; names after it measure these components only.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { entries } from './library/manifest.ts';

type Sizes = { script: number; style: number };

const root = fileURLToPath(new URL('../', import.meta.url));
if (!existsSync(`${root}dist`)) throw new Error('Build the library first: pnpm build.');
const budgetFile = new URL('../size-budgets.json', import.meta.url);
const budgets: Record<string, Sizes> = existsSync(budgetFile)
  ? JSON.parse(readFileSync(budgetFile, 'utf8'))
  : {};

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});

const builtFile = (source: string) =>
  `${root}${source.replace(/^src/, 'dist').replace(/\.tsx?$/, '.js')}`;

const wanted = [...entries]
  .map(([path, file]): [string, string] => [path.slice(2), builtFile(file)])
  .filter(([name]) => /^[A-Z]/.test(name) && (only.length === 0 || only.includes(name)))
  .sort(([one], [other]) => one.localeCompare(other));

const entry = `${root}alone.ts`;

/** One of what a file gives away: its neighbours there may cost more. */
const alone = (name: string, file: string): Plugin => ({
  name: 'alone',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? entry : null),
  load: (id) => (id === entry ? `export { ${name} } from '${file}';` : null),
});

const gzipped = (parts: (string | Uint8Array)[]) =>
  parts.reduce((sum, part) => sum + gzipSync(part).length, 0);

async function measure(name: string, file: string): Promise<Sizes> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [alone(name, file)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return {
    script: gzipped(files.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))),
    style: gzipped(
      files.flatMap((one) =>
        one.type === 'asset' && one.fileName.endsWith('.css') ? [one.source] : [],
      ),
    ),
  };
}

const over: string[] = [];
const measured: Record<string, Sizes> = {};
/** Where the build stands on the disk makes some bytes of difference. */
const withMargin = (size: number) => Math.ceil(Math.max(size * 1.01, size + 64));
const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} kB`.padStart(9);

for (const [name, file] of wanted) {
  const size = await measure(name, file);
  const budget = budgets[name];
  measured[name] = { script: withMargin(size.script), style: withMargin(size.style) };
  const isOver = budget && (size.script > budget.script || size.style > budget.style);
  if (isOver || !budget) over.push(name);
  const verdict = budget ? (isOver ? 'over budget' : '') : 'no budget yet';
  console.log(
    `${name.padEnd(20)} script ${kilobytes(size.script)}   style ${kilobytes(size.style)}   ${verdict}`,
  );
}

if (options.update) {
  const all = Object.entries(only.length === 0 ? measured : { ...budgets, ...measured });
  const next = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(budgetFile, `${JSON.stringify(next, null, 2)}\n`);
} else if (over.length > 0) {
  console.error(`\nOver budget, or without one: ${over.join(', ')}`);
  process.exitCode = 1;
}
