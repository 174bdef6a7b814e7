/**
 * `pnpm bench:size`, its second half: the scripts that a page of the built app needs before it is
 * whole, gzipped as the server sends them (decision 0021). Fails over budget, and when a page
 * without an editor loads one; `--update` sets the budgets to what was measured and 1 % more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { filesOf, readChunks, routeModule, textsModule } from '../scripts/chunks.ts';

const dist = new URL('../dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);
const budgetFile = new URL('size-budgets.json', import.meta.url);

/** A page is its routes, from the outermost on. The goals are those of the product, in kB. */
const pages = [
  { name: 'home', routes: ['app', 'app.home'], hasEditor: false, goal: 150 },
  {
    name: 'document',
    routes: ['app', 'app.documents.$documentId'],
    hasEditor: true,
    goal: 250,
  },
  { name: 'public page, in use', routes: ['_public', '_public.index'], hasEditor: false },
] as const;

const { values: options } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

if (!existsSync(manifestFile)) throw new Error('Build the app first: pnpm build.');
const chunks = readChunks(dist);
const budgets: Record<string, number> = existsSync(budgetFile)
  ? JSON.parse(readFileSync(budgetFile, 'utf8'))
  : {};

const read = (file: string) => readFileSync(new URL(file, dist));

/** With the longer of the two languages. */
const filesOfPage = (routes: readonly string[]) =>
  filesOf(chunks, ['index.html', textsModule('fr'), ...routes.map(routeModule)]);

/** The editor writes the name of its library into the page. */
const hasEditor = (files: Set<string>) =>
  [...files].some((file) => read(file).includes('ProseMirror'));

const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`.padStart(9);
const measured: Record<string, number> = {};
const wrong: string[] = [];

console.log('\nScripts of a page, gzipped');
for (const { name, routes, ...page } of pages) {
  const files = filesOfPage(routes);
  const size = [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  const budget = budgets[name] ?? 0;
  measured[name] = Math.ceil(size * 1.01);
  if (size > budget) wrong.push(`${name} is over its budget of ${kilobytes(budget).trim()}`);
  if (hasEditor(files) && !page.hasEditor) wrong.push(`${name} loads the editor`);
  const goal = 'goal' in page ? `   goal ${page.goal} kB` : '';
  console.log(`${name.padEnd(20)}${kilobytes(size)} in ${files.size} files${goal}`);
}

if (options.update) {
  writeFileSync(budgetFile, `${JSON.stringify(measured, null, 2)}\n`);
} else if (wrong.length > 0) {
  console.error(`\n${wrong.join('\n')}`);
  process.exitCode = 1;
}
