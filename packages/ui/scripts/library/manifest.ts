/** What the package says of itself once it is published: built files, and nothing of the workspace. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
};

type PublishedExport = string | { types: string; default: string };

const root = new URL('../../', import.meta.url);
const readManifest = (path: string): Manifest =>
  JSON.parse(readFileSync(new URL(path, root), 'utf8'));

const ours = readManifest('package.json');

/** Their files are part of the build, so that nobody has to install them. */
const isBundled = (dependency: string) => dependency.startsWith('@fontsource');
const isPeer = (dependency: string) => /^react(-dom)?$/.test(dependency);

/** `literata` to the package that its files and their licence come from. */
export const bundledFonts: ReadonlyMap<string, string> = new Map(
  Object.keys(ours.dependencies)
    .filter(isBundled)
    .map((dependency) => [basename(dependency), dependency]),
);

/** What our README says of the package itself, without what only the workspace has. */
export function publishedReadme(): string {
  const [readme, workspace] = readFileSync(new URL('README.md', root), 'utf8').split(
    /^## In the workspace$/m,
  );
  if (!readme || !workspace) throw new Error('README.md does not say what is of the workspace.');
  return `${readme.trimEnd()}\n`;
}

/** Not so the parts that fields share. */
function holdsItsName(path: string): boolean {
  const text = readFileSync(new URL(path, root), 'utf8');
  return new RegExp(`export function ${basename(path, '.tsx')}\\b`).test(text);
}

/** `./Button` to `src/Button/Button.tsx`, for every entry that the workspace has. */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(ours.exports).flatMap(([entry, file]): [string, string][] => {
    if (!entry.includes('*')) return [[entry, file.slice(2)]];
    return globSync('src/*/*.tsx', { cwd: root })
      .filter((path) => basename(path, '.tsx') === basename(dirname(path)) && holdsItsName(path))
      .sort()
      .map((path) => [`./${basename(path, '.tsx')}`, path]);
  }),
);

function published(file: string): PublishedExport {
  if (!file.startsWith('src/')) return `./${file}`;
  const built = `./${file.slice('src/'.length).replace(/\.tsx?$/, '')}`;
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** What was tested, and what is compatible with it; of what the app brings, any of its generation. */
function range(dependency: string): string {
  const { version } = readManifest(`node_modules/${dependency}/package.json`);
  return isPeer(dependency) ? `^${version.split('.')[0]}.0.0` : `^${version}`;
}

const ranges = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, range(name)]));

/** The `package.json` of the published package. */
export function publishedManifest() {
  const { name, version, description, license, dependencies } = ours;
  const needed = Object.keys(dependencies).filter((one) => !isBundled(one));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    // Importing a style sheet is its effect; other unused modules may be dropped.
    sideEffects: ['**/*.css', './styles/*.css.js'],
    exports: Object.fromEntries(
      [...entries].map(([entry, file]): [string, PublishedExport] => [entry, published(file)]),
    ),
    dependencies: ranges(needed.filter((one) => !isPeer(one))),
    peerDependencies: ranges(needed.filter(isPeer)),
  };
}
