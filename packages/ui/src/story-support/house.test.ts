import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../../scripts/library/manifest.ts';

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

/** What the index gives away by name: `Button`, and no types, hooks or lists. */
const names = [...index.matchAll(/export \{([^}]+)\} from '[^']+\.tsx'/g)].flatMap(
  ([, given = '']) =>
    given
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
);

test('every component can be imported alone, and has a budget for what that costs', () => {
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !entries.has(`./${name}`))).toEqual([]);
  const budgets: Record<string, unknown> = JSON.parse(read('../size-budgets.json'));
  expect(names.filter((name) => !(name in budgets))).toEqual([]);
});

test('every component has a test beside it', () => {
  const tested = new Set(globSync('*/*.test.tsx', { cwd: root }).map((file) => dirname(file)));
  expect(components.filter((file) => !tested.has(dirname(file)))).toEqual([]);
});

const physical = [
  /\b(?:margin|padding|border)(?:Left|Right)/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius/,
  /\b(?:textAlign|float|clear): ['"`](?:left|right)/,
  /\btransformOrigin: ['"`][^'"`]*(?:left|right)/,
  /^\s*(?:left|right):/m,
  /\{\s*(?:left|right):/,
  // Four values name the right and the left side, whatever the direction.
  /\b(?:margin|padding|inset|borderRadius|borderWidth): ['"`](?:[^\s'"`]+ ){3}[^\s'"`]+['"`]/,
];
// Build tools rewrite :dir() into a list of languages, which says nothing about the direction.
const rewritten = /:dir\(/;

/** Moving sideways has no logical word: what does it says what it does the other way round. */
function movesOneWay(text: string): boolean {
  return /translateX\(/.test(text) && !text.includes('dir="rtl"');
}

const isPhysical = (text: string) =>
  physical.some((pattern) => pattern.test(text)) || rewritten.test(text) || movesOneWay(text);

test('styles know start and end, never left and right', () => {
  const styles = globSync('**/*.css.ts', { cwd: root });
  expect(styles.length).toBeGreaterThan(60);
  expect(styles.filter((file) => isPhysical(read(file)))).toEqual([]);
  const inline = components.filter((file) =>
    [...read(file).matchAll(/style=\{\{[^}]*\}\}/g)].some(([style]) => isPhysical(style)),
  );
  expect(inline).toEqual([]);
});

test('what moves lasts as long as a token says, or says what it does where motion is unwanted', () => {
  const timed = globSync('*/*.css.ts', { cwd: root, exclude: ['tokens/**'] }).filter(
    (file) => /\b\d+m?s\b/.test(read(file)) && !read(file).includes('reducedMotion'),
  );
  expect(timed).toEqual([]);
});

test.each([
  "padding: '0 0 0 40px'",
  "float: 'left'",
  "borderTopLeftRadius: '4px'",
  "transformOrigin: 'left'",
  "inset: '0 auto auto 0'",
  "transform: 'translateX(20px)'",
  'style={{ marginLeft: 40 }}',
  'style={{ left: 0 }}',
])('%s is seen to be physical', (line) => {
  expect(isPhysical(line)).toBe(true);
});

test('components hold no words of their own: none is French or English by itself', () => {
  const words = />\s*[A-ZÀ-Ý][a-zà-ÿ]+(?:\s[a-zà-ÿ’']+)+\s*</;
  // An attribute that is read out, given as it stands.
  const attributes = /\b(?:aria-label|title|alt|placeholder)="[^"]*[A-Za-zÀ-ÿ]{2}/;
  const speaking = components.filter(
    (file) => words.test(read(file)) || attributes.test(read(file)),
  );
  expect(speaking).toEqual([]);
});

test('every story is told in both languages, or has no words', () => {
  const monolingual = stories.filter((file) => !/(bilingual|playground)\(/.test(read(file)));
  expect(monolingual.map((file) => basename(file))).toEqual([]);
});

test('no story is called by a word that says nothing of what it shows', () => {
  const vague = stories.filter((file) =>
    /export const (States|Variants|Default|Basic|Test|Story)\b/.test(read(file)),
  );
  expect(vague).toEqual([]);
});
