import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  componentFiles,
  groups,
  nameMistake,
  stillToSay,
  withComponent,
} from './component-files.ts';

const root = new URL('../src/', import.meta.url);
const index = readFileSync(new URL('index.ts', root), 'utf8');

test.each(['Aside', 'Footnote', 'Zoom'])(
  'a new %s joins the index in alphabetical order',
  (name) => {
    const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
    const next = withComponent(index, name);
    expect(next.replace(line, '')).toBe(index);
    const folders = [...next.matchAll(/from '\.\/(\w+)\//g)].map(([, folder = '']) => folder);
    expect(folders).toEqual(folders.toSorted((one, other) => one.localeCompare(other)));
  },
);

test('the README table lists every component', () => {
  const [components = ''] = readFileSync(new URL('../props.txt', root), 'utf8').split(
    'And the types',
  );
  const names = [...components.matchAll(/^[A-Z]\w+$/gm)].map(([name]) => name);
  const rows =
    readFileSync(new URL('../README.md', root), 'utf8')
      .match(/^\| .*$/gm)
      ?.join('') ?? '';
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});

test('a new component has styles, test and right-to-left story', () => {
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
])('the name “%s” is refused with advice', (name, advice) => {
  expect(nameMistake(name)).toContain(advice);
});

test('every component says what it is for', () => {
  expect(componentFiles('Footnote', 'Data')['Footnote.tsx']).toContain(stillToSay);
  const silent = globSync('*/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(new URL(file, root), 'utf8').includes(stillToSay),
  );
  expect(silent).toEqual([]);
});

test('a component may be put wherever Storybook shows one', () => {
  const shown = globSync('*/*.stories.tsx', { cwd: root }).map(
    (file) => /title: '(\w+)\//.exec(readFileSync(new URL(file, root), 'utf8'))?.[1],
  );
  expect(new Set(shown)).toEqual(new Set(groups));
});

test('a component may be called by any words with capitals', () => {
  expect(nameMistake('SideNote')).toBe('');
});
