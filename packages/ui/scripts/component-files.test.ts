import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentFiles, nameMistake, withComponent } from './component-files.ts';

const index = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');

test.each(['Aside', 'Footnote', 'Zoom'])(
  'a new %s has its line in the index where the alphabet wants it',
  (name) => {
    const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
    const next = withComponent(index, name);
    expect(next.replace(line, '')).toBe(index);
    const folders = [...next.matchAll(/from '\.\/(\w+)\//g)].map(([, folder = '']) => folder);
    expect(folders).toEqual(folders.toSorted((one, other) => one.localeCompare(other)));
  },
);

test('a new component comes with styles, a test, and a story from right to left', () => {
  const files = componentFiles('Footnote', 'Data');
  expect(Object.keys(files).sort()).toEqual([
    'Footnote.css.ts',
    'Footnote.stories.tsx',
    'Footnote.test.tsx',
    'Footnote.tsx',
  ]);
  expect(files['Footnote.stories.tsx']).toContain("title: 'Data/Footnote'");
  expect(files['Footnote.stories.tsx']).toContain('export const RightToLeft');
});

test.each([
  ['', 'pnpm new:component SideNote'],
  ['sidenote', '“Sidenote”'],
  ['side-note', '“SideNote”'],
  ['Side Note', '“SideNote”'],
  ['../Note', '“Note”'],
  ['42', 'Letters only'],
])('a component cannot be called “%s”, and one is told what to write', (name, told) => {
  expect(nameMistake(name)).toContain(told);
});

test('a component may be called by any words with capitals', () => {
  expect(nameMistake('SideNote')).toBe('');
});
