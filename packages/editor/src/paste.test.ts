import { expect, test } from 'vitest';
import { withoutInlineStyles } from './paste.ts';

test.each([
  ['<p style="a:b">x</p>', '<p data-pasted-style="a:b">x</p>'],
  ["<b class=x STYLE='a:b'>x", "<b class=x data-pasted-style='a:b'>x"],
  ['<style><!-- p { a: b } --></style><p>x', '<p>x'],
  ['<p>le style="x" reste</p>', '<p>le style="x" reste</p>'],
  ['a < b style="x"', 'a < b style="x"'],
])('%j is parsed as %j', (html, parsed) => {
  expect(withoutInlineStyles(html)).toBe(parsed);
});
