import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const stories = globSync('*/*.stories.tsx', { cwd: root });
const index = read('index.ts');

/** The files that hold a component: what the index gives away. */
const components = [...index.matchAll(/from '\.\/([^']+\.tsx)'/g)].map(([, file = '']) => file);

test('every component has a story from right to left', () => {
  const without = stories.filter((file) => !read(file).includes('export const RightToLeft'));
  expect(without).toEqual([]);
  const told = new Set(stories.map((file) => dirname(file)));
  const silent = components.filter(
    (file) => !told.has(dirname(file)) && file !== 'UiProvider/UiProvider.tsx',
  );
  expect(silent).toEqual([]);
});

test('every component has a test beside it', () => {
  const tested = new Set(globSync('*/*.test.tsx', { cwd: root }).map((file) => dirname(file)));
  expect(components.filter((file) => !tested.has(dirname(file)))).toEqual([]);
});

test('styles know start and end, never left and right', () => {
  const physical =
    /\b(?:(?:margin|padding|border)(?:Left|Right)|textAlign: '(?:left|right)'|^\s*(?:left|right):)/m;
  // Build tools rewrite :dir() into a list of languages, which says nothing about the direction.
  const rewritten = /:dir\(/;
  const styles = globSync('**/*.css.ts', { cwd: root });
  expect(styles.length).toBeGreaterThan(60);
  expect(styles.filter((file) => physical.test(read(file)) || rewritten.test(read(file)))).toEqual(
    [],
  );
});

test('components hold no words of their own: none is French or English by itself', () => {
  const words = />\s*[A-ZÀ-Ý][a-zà-ÿ]+(?:\s[a-zà-ÿ’']+)+\s*</;
  const speaking = components.filter((file) => words.test(read(file)));
  expect(speaking).toEqual([]);
});

test('every story is told in both languages, or has no words', () => {
  const monolingual = stories.filter((file) => !read(file).includes('bilingual('));
  expect(monolingual.map((file) => basename(file))).toEqual([]);
});
