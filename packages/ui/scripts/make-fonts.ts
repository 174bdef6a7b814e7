/** Writes the small fonts of what French and English are written with (decision 0019). */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { coreLetters } from '../src/styles/core-letters.ts';

const weights = { min: 400, max: 700 };
const fonts = [
  { family: 'literata', file: 'literata-latin-opsz', axes: { opsz: 18, wght: weights } },
  { family: 'instrument-sans', file: 'instrument-sans-latin-wght', axes: { wght: weights } },
] as const;

for (const { family, file, axes } of fonts) {
  for (const style of ['normal', 'italic']) {
    const source = import.meta.resolve(
      `@fontsource-variable/${family}/files/${file}-${style}.woff2`,
    );
    const font = await subsetFont(readFileSync(fileURLToPath(source)), coreLetters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(
      new URL(`../src/styles/fonts/${family}-core-${style}.woff2`, import.meta.url),
      font,
    );
    console.log(`${family} ${style}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}
