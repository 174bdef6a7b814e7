import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PageParts } from '../src/boot/page-parts.ts';

/** Of Vite's manifest, what is used here. */
type Chunk = { file: string; imports?: string[] };
export type Chunks = Readonly<Record<string, Chunk>>;

/** Which chunks a build has, by the module that each begins with. @param dist where it is */
export const readChunks = (dist: URL): Chunks =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The chunk of a part of the build. @throws when it has none. */
export function chunkOf(chunks: Chunks, module: string): Chunk {
  const chunk = chunks[module];
  if (chunk === undefined) throw new Error(`The build has no chunk ${module}.`);
  return chunk;
}

/** The files of these chunks, and of all that they wait for. */
export function filesOf(
  chunks: Chunks,
  modules: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const module of modules) {
    const { file, imports = [] } = chunkOf(chunks, module);
    if (found.has(file)) continue;
    found.add(file);
    filesOf(chunks, imports, found);
  }
  return found;
}

/** Where the build has the texts of the app in a language. */
export const textsModule = (locale: 'fr' | 'en') => `../packages/i18n/src/${locale}/index.ts`;

/** Where it has what a route shows. @param route as its file is called, without the ending */
export const routeModule = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;

/** The scripts of signed-in pages beside those that start every page. */
export function pageParts(chunks: Chunks): PageParts {
  const ofEveryPage = filesOf(chunks, ['index.html', textsModule('fr'), textsModule('en')]);
  const files: string[] = [];
  const placeOf = (file: string) => {
    const name = basename(file);
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const pages: PageParts['pages'] = {};
  for (const module of Object.keys(chunks)) {
    const [, route = ''] = /^src\/routes\/(app\.[^?]+)\.tsx\?/.exec(module) ?? [];
    if (module !== routeModule(route)) continue;
    const steps = route.split('.');
    const path = steps.filter((step) => step !== 'index').map((step) => step.replace(/^\$.*/, '*'));
    const around = steps.map((_, index) => routeModule(steps.slice(0, index + 1).join('.')));
    const needed = filesOf(
      chunks,
      around.filter((each) => each in chunks),
    );
    pages[`/${path.join('/')}`] = [...needed].filter((file) => !ofEveryPage.has(file)).map(placeOf);
  }
  if (files.length === 0) throw new Error('The build has no pages of writers.');
  return { files, pages };
}
