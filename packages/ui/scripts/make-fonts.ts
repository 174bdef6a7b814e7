/** Writes the small fonts of what French and English are written with (decision 0019). */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { coreLetters } from '../src/styles/core-letters.ts';
import { withFrenchSigns } from './french-signs.ts';

/** Parts of the size: less than a space, enough to be seen. */
const narrowSpace = 0.16;

/** Upright text is set in every weight; slanted text in two, each in a file of its own. */
const styles = [
  { style: 'normal', name: 'normal', wght: { min: 400, max: 700 } },
  { style: 'italic', name: 'italic', wght: 400 },
  { style: 'italic', name: 'italic-bold', wght: 700 },
] as const;

const fonts = [
  {
    family: 'literata',
    file: 'literata-latin-opsz',
    axes: { opsz: 18 },
    figures: ['lnum', 'onum'],
  },
  {
    family: 'instrument-sans',
    file: 'instrument-sans-latin-wght',
    axes: {},
    figures: ['lnum', 'tnum'],
  },
] as const;

for (const { family, file, axes, figures } of fonts) {
  for (const { style, name, wght } of styles) {
    const source = import.meta.resolve(
      `@fontsource-variable/${family}/files/${file}-${style}.woff2`,
    );
    const cut = await subsetFont(readFileSync(fileURLToPath(source)), coreLetters, {
      targetFormat: 'truetype',
      variationAxes: { ...axes, wght },
      keepFeatures: ['kern', 'liga', ...figures],
      // Screens of today draw without hints. The other table lets the kerning follow the weight: a
      // fifth of the file for what nobody sees.
      noHinting: true,
      dropTables: ['GDEF'],
    });
    const font = await subsetFont(withFrenchSigns(cut, narrowSpace), coreLetters, {
      targetFormat: 'woff2',
    });
    writeFileSync(
      new URL(`../src/styles/fonts/${family}-core-${name}.woff2`, import.meta.url),
      font,
    );
    console.log(`${family} ${name}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}
