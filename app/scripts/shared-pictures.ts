import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { sharedPictureSize } from '../src/site/page-address.ts';
import { escaped } from './escaped.ts';

const { width, height } = sharedPictureSize;
const require = createRequire(import.meta.resolve('@ecritoire/ui/tokens.json'));

/** The desk of the brand, as it stands in the head of every page. */
const desk = 'M4.5 15.5 9 4.75h10.5L15 15.5Zm-2 3.75h19M9.6 11.9h4.6M11 8.4h4.6';
const colours = { paper: '#fdfcfa', ink: '#20272b', muted: '#5e6669', green: '#225638' };

/** Lines of about as many letters; a no-break space holds its words together. */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** As few lines as there must be, all about as long. */
function balancedLines(text: string, letters: number): string[] {
  const { length } = linesOf(text, letters);
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  let narrow = letters;
  while (narrow > longest && linesOf(text, narrow - 1).length === length) narrow -= 1;
  return linesOf(text, narrow);
}

/** Pixels: as large as a title can be in the room between the brand and the tagline. */
function fitted(title: string) {
  const sizes = [120, 108, 96, 86, 76, 68];
  const fits = sizes.map((size) => ({
    size,
    lines: balancedLines(title, Math.floor(2080 / size)),
  }));
  const found = fits.find(({ size, lines }) => lines.length * size * 1.16 <= 320);
  if (found === undefined) throw new Error(`“${title}” is too long for its picture.`);
  return found;
}

export type SharedPicture = {
  title: string;
  brand: string;
  tagline: string;
  /** What the page is, where that is not the site itself: an article. */
  kind?: string;
};

const kindOf = (kind: string): string =>
  `<text x="1120" y="119" text-anchor="end" font-size="48" fill="${colours.green}">${escaped(kind)}</text>`;

/** As SVG. Its smallest words can be read where it is shown at two fifths of its size. */
export function pictureOf({ title, brand, tagline, kind }: SharedPicture): string {
  const { size, lines } = fitted(title);
  const top = 330 - (lines.length * size * 1.16) / 2 + size * 0.86;
  const text = lines
    .map((line, index) => `<tspan x="80" y="${top + index * size * 1.16}">${escaped(line)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${colours.paper}"/>
  <rect width="${width}" height="16" fill="${colours.green}"/>
  <g transform="translate(74 60) scale(3.2)" fill="none" stroke="${colours.green}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${desk}"/></g>
  <g font-family="Literata">
    <text x="172" y="119" font-size="60" fill="${colours.ink}">${escaped(brand)}</text>
    ${kind === undefined ? '' : kindOf(kind)}
    <text font-size="${size}" fill="${colours.ink}">${text}</text>
    <text x="80" y="574" font-size="42" fill="${colours.muted}">${escaped(tagline)}</text>
  </g>
</svg>`;
}

/** Draws pictures of titles, for when the address of a page is shared (Open Graph). */
export async function createPainter(letters: string) {
  const file =
    require.resolve('@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2');
  const font = await subsetFont(await readFile(file), letters, {
    targetFormat: 'truetype',
    variationAxes: { opsz: 36, wght: 500 },
  });
  // The library reads fonts from files only.
  const folder = await mkdtemp(join(tmpdir(), 'ecritoire-font-'));
  const fontFile = join(folder, 'literata.ttf');
  await writeFile(fontFile, font);
  return {
    paint: (shown: SharedPicture): Buffer => {
      const picture = new Resvg(pictureOf(shown), {
        font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Literata' },
      });
      return Buffer.from(picture.render().asPng());
    },
    close: () => rm(folder, { recursive: true }),
  };
}
