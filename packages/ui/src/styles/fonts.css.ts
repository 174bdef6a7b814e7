import { globalFontFace } from '@vanilla-extract/css';
import { coreRange, otherLatinRange } from './core-letters.ts';

const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-0177, U+0179-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** The small files (scripts/make-fonts.ts); slanted text has one for each of its two weights. */
const cores = (least: string, most: string) => [
  { fontStyle: 'normal', fontWeight: `${least} ${most}`, name: 'normal' },
  { fontStyle: 'italic', fontWeight: `${least} 550`, name: 'italic' },
  { fontStyle: 'italic', fontWeight: `551 ${most}`, name: 'italic-bold' },
];

function faces(family: string, folder: string, axis: string, weights: [string, string]) {
  return cores(...weights).flatMap(({ fontStyle, fontWeight, name }) => {
    const whole = (subset: string) =>
      `@fontsource-variable/${folder}/files/${folder}-${subset}-${axis}-${fontStyle}.woff2`;
    return [
      [whole('latin-ext'), latinExtended] as const,
      [whole('latin'), otherLatinRange] as const,
      [`./fonts/${folder}-core-${name}.woff2`, coreRange] as const,
    ].map(([file, unicodeRange]) => ({
      fontFamily: family,
      fontStyle,
      fontWeight,
      fontDisplay: 'swap' as const,
      src: `url('${file}') format('woff2')`,
      unicodeRange,
    }));
  });
}

for (const { fontFamily, ...rule } of [
  ...faces('Literata Variable', 'literata', 'opsz', ['200', '900']),
  ...faces('Instrument Sans Variable', 'instrument-sans', 'wght', ['400', '700']),
]) {
  globalFontFace(fontFamily, rule);
}

// System fonts stretched to the measures of ours, so that the text does not move when ours arrive;
// Android has others than the rest, and so has many a Linux.
for (const [family, src, sizeAdjust, ascentOverride, descentOverride] of [
  ['Literata Fallback', "local('Georgia'), local('Gelasio')", '105.9%', '111.2%', '29.1%'],
  ['Literata Fallback Android', "local('Noto Serif')", '98.1%', '120%', '31.4%'],
  ['Literata Fallback Linux', "local('DejaVu Serif')", '90.8%', '129.7%', '33.9%'],
  [
    'Instrument Sans Fallback',
    "local('Arial'), local('Helvetica'), local('Liberation Sans'), local('Arimo')",
    '100.6%',
    '96.4%',
    '24.9%',
  ],
  ['Instrument Sans Fallback Android', "local('Roboto')", '102.3%', '94.8%', '24.5%'],
  ['Instrument Sans Fallback Linux', "local('DejaVu Sans')", '88.1%', '110.1%', '28.4%'],
] as const) {
  globalFontFace(family, {
    src,
    sizeAdjust,
    ascentOverride,
    descentOverride,
    lineGapOverride: '0%',
  });
}
