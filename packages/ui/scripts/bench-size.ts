/**
 * The first half of `pnpm bench:size`: what importing one component alone costs, gzipped, React apart. Fails over
 * budget; `--update` sets the budgets to what was measured and a tenth more; names after it
 * measure these components only.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

type Sizes = { script: number; style: number };

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const budgetFile = new URL('../size-budgets.json', import.meta.url);
const budgets: Record<string, Sizes> = existsSync(budgetFile)
  ? JSON.parse(readFileSync(budgetFile, 'utf8'))
  : {};

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});

function entries(): [name: string, file: string][] {
  const named = readdirSync(sources)
    .map((name): [string, string] => [name, `${sources}${name}/${name}.tsx`])
    .filter(([, file]) => existsSync(file));
  const others = ['Chart/BarChart', 'Chart/LineChart', 'Toast/ToastRegion'].map(
    (path): [string, string] => [path.split('/')[1] ?? path, `${sources}${path}.tsx`],
  );
  return [...named, ...others]
    .filter(([name]) => only.length === 0 || only.includes(name))
    .sort(([one], [other]) => one.localeCompare(other));
}

const gzipped = (parts: (string | Uint8Array)[]) =>
  parts.reduce((sum, part) => sum + gzipSync(part).length, 0);

async function measure(file: string): Promise<Sizes> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'entry' },
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
const withMargin = (size: number) => Math.ceil(size * 1.1);
const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} kB`.padStart(9);

for (const [name, file] of entries()) {
  const size = await measure(file);
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
