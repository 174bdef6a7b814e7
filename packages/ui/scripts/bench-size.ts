/**
 * The first half of `pnpm bench:size`: what each component of the built library loads in an app that
 * uses all of them, gzipped, React apart. Alone it loads less: all exports that the app uses of a
 * shared module count. Fails over budget; `--update` sets the budgets to what was measured and 1 %
 * more; names limit both to these components.
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

const components = [...entries]
  .map(([path, file]): [string, string] => [path.slice(2), builtFile(file)])
  .filter(([name]) => /^[A-Z]/.test(name))
  .sort(([one], [other]) => one.localeCompare(other));
const wanted = components
  .map(([name]) => name)
  .filter((name) => only.length === 0 || only.includes(name));

/** One entry a component: of what a file exports, its neighbours there may cost more. */
const entryOf = (name: string) => `${root}only-${name}.ts`;
const sourceOf = new Map(
  components.map(([name, file]) => [entryOf(name), `export { ${name} } from '${file}';`]),
);
const onlyOne: Plugin = {
  name: 'only-one',
  enforce: 'pre',
  resolveId: (id) => (sourceOf.has(id) ? id : null),
  load: (id) => sourceOf.get(id) ?? null,
};

// One build of all takes seconds, one a component minutes. A chunk holds modules that the same
// components import, so that a component reaches no module that it does not import.
const built = await build({
  configFile: false,
  logLevel: 'silent',
  plugins: [onlyOne],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    rolldownOptions: {
      external: /^react(-dom)?($|\/)/,
      input: Object.fromEntries(components.map(([name]) => [name, entryOf(name)])),
      preserveEntrySignatures: 'strict',
    },
  },
});
const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
  'output' in one ? one.output : [],
);
const outputNamed = new Map(outputs.map((one) => [one.fileName, one]));
const contentOf = (fileName: string) => {
  const one = outputNamed.get(fileName);
  return (one?.type === 'chunk' ? one.code : one?.source) ?? '';
};
const gzippedSize = (files: string[]) =>
  gzipSync(files.map((file) => contentOf(file)).join('\n')).length;

/** The chunk and all that it loads, its styles among them. */
function reachedFrom(fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = outputNamed.get(fileName);
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  if (chunk.type !== 'chunk') return seen;
  const { imports, dynamicImports, viteMetadata } = chunk;
  for (const next of [...imports, ...dynamicImports, ...(viteMetadata?.importedCss ?? [])])
    reachedFrom(next, seen);
  return seen;
}

function measure(name: string): Sizes {
  const entry = outputs.find((one) => one.type === 'chunk' && one.isEntry && one.name === name);
  const files = [...reachedFrom(entry?.fileName ?? '')];
  if (files.length === 0) throw new Error(`The build has no chunk for ${name}.`);
  const isStyle = (file: string) => file.endsWith('.css');
  return {
    script: gzippedSize(files.filter((file) => !isStyle(file))),
    style: gzippedSize(files.filter(isStyle)),
  };
}

const over: string[] = [];
const measured: Record<string, Sizes> = {};
/** Where the build stands on the disk makes some bytes of difference. */
const withMargin = (size: number) => Math.ceil(Math.max(size * 1.01, size + 64));
const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} kB`.padStart(9);

for (const name of wanted) {
  const size = measure(name);
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
