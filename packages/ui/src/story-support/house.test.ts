import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../../scripts/library/manifest.ts';
import { ownWords } from './own-words.ts';

const root = new URL('../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const stories = globSync('*/*.stories.tsx', { cwd: root });
const index = read('index.ts');

/** The files that hold a component: what the index gives away. */
const components = [...index.matchAll(/from '\.\/([^']+\.tsx)'/g)].map(([, file = '']) => file);

/** Those, and what they are made of. */
const parts = globSync('*/*.tsx', {
  cwd: root,
  exclude: ['**/*.{stories,test}.tsx', 'story-support/**'],
});

test('every component has a story from right to left', () => {
  const without = stories.filter((file) => !read(file).includes('export const RightToLeft'));
  expect(without).toEqual([]);
  const covered = new Set(stories.map((file) => dirname(file)));
  const silent = components.filter(
    (file) => !covered.has(dirname(file)) && file !== 'UiProvider/UiProvider.tsx',
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

test('every component has a size budget', () => {
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
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius/,
  /\b(?:textAlign|float|clear): ['"`](?:left|right)/,
  /(?:Origin|Position): ['"`][^'"`]*(?:left|right)/,
  /(?:^|[{,])\s*(?:left|right):/m,
  // Four values are physical left and right, in both directions.
  /\b(?:margin|padding|inset|borderRadius|borderWidth): ['"`](?:[^\s'"`]+ ){3}[^\s'"`]+['"`]/,
];
/** Moving or fading sideways has no logical word: what does it says what it does the other way round. */
function goesOneWay(text: string): boolean {
  const sideways = [
    /\btranslateX\(/,
    /\btranslate(?:3d)?\((?!0,)/,
    /\btranslate: ['"`](?!0 )/,
    /\(to (?:left|right)/,
  ];
  return sideways.some((pattern) => pattern.test(text)) && !text.includes('dir="rtl"');
}

const isPhysical = (text: string) =>
  physical.some((pattern) => pattern.test(text)) || goesOneWay(text);

/** Each with its templates, which have braces of their own. */
const inlineStyles = (text: string) =>
  [...text.matchAll(/style=\{\{.*?\}\}/gs)].map(([style]) => style);

test('styles know start and end, never left and right', () => {
  const styles = globSync('**/*.css.ts', { cwd: root });
  expect(styles.length).toBeGreaterThan(60);
  expect(styles.filter((file) => isPhysical(read(file)))).toEqual([]);
  const inline = parts.filter((file) => inlineStyles(read(file)).some(isPhysical));
  expect(inline).toEqual([]);
});

// PAGE-71
test('motion uses duration tokens and honours reduced motion', () => {
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
  "style={{ position: 'relative', left: 4 }}",
  "style({ position: 'absolute', left: 0 })",
  "transform: 'translate(20px, 0)'",
  'transform: `translate3d(${vars.space[4]}, 0, 0)`',
  "translate: '20px'",
  "backgroundPosition: 'left center'",
  "objectPosition: 'top right'",
  'scrollMarginLeft: 4',
  "background: 'linear-gradient(to right, red, blue)'",
])('%s is seen to be physical', (line) => {
  expect(isPhysical(line)).toBe(true);
});

test('inline styles are read whole', () => {
  const style = 'style={{ inlineSize: `${percentage}%`, left: 4 }}';
  expect(inlineStyles(`<span ${style} />`)).toEqual([style]);
});

test.each([
  "transform: 'translateY(4px)'",
  "transform: 'translate(0, 4px)'",
  "translate: '0 4px'",
  "insetInlineStart: 0, maskPosition: 'center'",
  "'&': { transform: 'translateX(20px)' }, '[dir=\"rtl\"] &': { transform: 'translateX(-20px)' }",
])('%s is no more left than right', (line) => {
  expect(isPhysical(line)).toBe(false);
});

test('components contain no words of their own', () => {
  const speaking = parts.map((file) => ({ file, words: ownWords(read(file)) }));
  expect(speaking.filter(({ words }) => words.length > 0)).toEqual([]);
});

test.each([
  '<span>Brouillon</span>',
  '<span>Draft of the book</span>',
  '<span>{children} and more</span>',
  "<span>{isDraft ? 'Draft' : null}</span>",
  '<span>{`Page ${page}`}</span>',
  '<button aria-label="Close" />',
  "<button aria-label={'Close'} />",
  "<IconButton label={label ?? 'Close'} />",
  "<IconButton {...{ 'aria-label': 'Close' }} />",
  "function Badge({ children = 'Draft' }) {}",
  "const looks = [{ id: 'dark', label: 'Dark' }];",
])('%s is seen to have words of its own', (line) => {
  expect(ownWords(line)).toHaveLength(1);
});

test.each([
  '<Icon name="pencil" className={sign} />',
  "function Badge({ tone = 'neutral', pendingLabel = '' }) {}",
  '<span title={title}>{first} · {last}</span>',
])('%s has no words of its own', (line) => {
  expect(ownWords(line)).toEqual([]);
});

test('every story is bilingual or wordless', () => {
  const monolingual = stories.filter((file) => !/(bilingual|playground)\(/.test(read(file)));
  expect(monolingual.map((file) => basename(file))).toEqual([]);
});

test('no story has a vague name', () => {
  const vague = stories.filter((file) =>
    /export const (States|Variants|Default|Basic|Test|Story)\b/.test(read(file)),
  );
  expect(vague).toEqual([]);
});
