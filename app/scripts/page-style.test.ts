import { expect, it } from 'vitest';
import { createPageStyle, partFonts } from './page-style.ts';

const page = '<main class="text wide"><p class="note" data-state="open">…</p></main>';
const styleOf = (css: string) => createPageStyle(css)(page);

// SITE-56
it.each([
  '.text{color:red}',
  '.text.wide>.note:hover{color:red}',
  'p::before{content:"} .gone{"}',
  ':root{--a:1;--b:var(--a)}[data-colour-mode=dark]{--a:2}p{color:var(--b)}',
  '.text:not(.gone,[data-open]){color:red}',
  '.note[data-state=open][data-invalid] [title="a.gone"]{color:red}',
  '.note:where(.gone,.else) p{color:red}',
  '@media (width>40rem){.text{color:red}@supports (color:red){.note{color:red}}}',
  '@font-face{font-family:A;src:url(./a.woff2)}',
  '@font-face{font-family:A;unicode-range:U+0100-0130,U+2026}',
  '@keyframes turn{0%{opacity:0}to{opacity:1}}.note{animation:turn 1s}',
  "[title=',.gone']{color:red}",
])('keeps what the page needs: %s', (css) => {
  expect(styleOf(css)).toBe(css);
});

// SITE-56
it.each([
  ['.gone{color:red}', ''],
  ['.note[data-hovered],.note:hover{color:red}', '.note:hover{color:red}'],
  ['.text .gone,.note,.gone:hover{color:red}', '.note{color:red}'],
  ['@font-face{font-family:A;unicode-range:U+0100-0130,U+0132}', ''],
  [':root{--a:1;--b:var(--a);--c:3}p{color:var(--c)}', ':root{--c:3}p{color:var(--c)}'],
  ['@media print{.gone{color:red}}.text{a:b}', '.text{a:b}'],
  ['@keyframes turn{0%{opacity:0}to{opacity:1}}.gone{animation:turn 1s}', ''],
])('leaves out what it does not: %s', (css, rest) => {
  expect(styleOf(css)).toBe(rest);
});

it('does not read what it cannot', () => {
  expect(() => styleOf('.text{color:red')).toThrow(/Unclosed block/);
});

it('separates the deferred fonts from the preloaded', () => {
  const [first, local, later] = [
    '@font-face{font-family:A;src:url(/assets/a-1.woff2)}',
    '@font-face{font-family:"A Fallback";src:local(Arial)}',
    '@font-face{font-family:B;src:url(/assets/b-2.woff2)}',
  ];
  expect(partFonts(`p{a:b}${later}${first}${local}`, ['/assets/a-1.woff2'])).toEqual({
    style: `p{a:b}${first}${local}`,
    fonts: later,
  });
});
