/** The folders of the app and of the editor: which may import which (ARCHITECTURE.md). */
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { files, read } from './safety-files.ts';

/** The folder of a file below `src`, a feature or a shared part of its own. */
function folderOf(path: string): string {
  const [first = '', second = ''] = path.replace(/^.*?\/src\//, '').split('/');
  return ['features', 'shared'].includes(first) ? `${first}/${second}` : first;
}

function importsOf(path: string): string[] {
  const names = [...read(path).matchAll(/(?:from |import\()'(\.[^']+)'/g)];
  return names.map(([, name = '']) => join(dirname(path), name));
}

it.each([
  ['app', 21],
  ['packages/editor', 9],
])('no cycle of folders in %s', (root, fewest) => {
  const isInFolder = (path: string) => new RegExp(`^${root}/src/[^/]+/`).test(path);
  const shipped = files.filter(
    (path) =>
      isInFolder(path) &&
      /\.tsx?$/.test(path) &&
      !/\.(test|test-support|stories)\.tsx?$|\/testing\//.test(path),
  );
  const arrows = new Map<string, Set<string>>();
  for (const path of shipped) {
    const from = folderOf(path);
    const to = importsOf(path).filter(isInFolder).map(folderOf);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to.filter((each) => each !== from)]));
  }
  expect(arrows.size).toBeGreaterThanOrEqual(fewest);
  // Folders that import only removed ones are removed, until there is none or a cycle.
  for (;;) {
    const free = [...arrows].filter(([, to]) => [...to].every((each) => !arrows.has(each)));
    if (free.length === 0) break;
    for (const [folder] of free) arrows.delete(folder);
  }
  expect([...arrows.keys()]).toEqual([]);
});
