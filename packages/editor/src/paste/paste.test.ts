import { expect, test } from 'vitest';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { withoutInlineStyles } from './html/styles.ts';
import { parsePlainText } from './plain-text.ts';

test.each([
  ['<p style="a:b">x</p>', '<p data-pasted-style="a:b">x</p>'],
  ["<b class=x STYLE='a:b'>x", "<b class=x data-pasted-style='a:b'>x"],
  ['<style><!-- p { a: b } --></style><p>x', '<p>x'],
  ['<p>le style="x" reste</p>', '<p>le style="x" reste</p>'],
  ['a < b style="x"', 'a < b style="x"'],
  ['<style>a</STYLE>x<Style b>c</style >y</style>z', 'xz'],
  ['<p>x<style>a', '<p>x<style>a'],
  ['<p title="a<b" style="c:d">x', '<p title="a<b" data-pasted-style="c:d">x'],
])('%j is parsed as %j', (html, parsed) => {
  expect(withoutInlineStyles(html)).toBe(parsed);
});

const { $from } = new TestDocument(paragraphsWith('')).state.selection;

// PAGE-98
test.each<[string, () => unknown]>([
  ['empty lines', () => parsePlainText(`un\n${'\n'.repeat(100_000)}`, $from)],
  ['tags without an end', () => withoutInlineStyles('<a '.repeat(100_000))],
  ['styles without an end', () => withoutInlineStyles('<style '.repeat(100_000))],
])('thousands of %s hold up nothing', (_, parse) => {
  const started = performance.now();
  parse();
  expect(performance.now() - started).toBeLessThan(1_000);
});
