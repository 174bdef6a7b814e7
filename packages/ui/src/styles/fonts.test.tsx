/// <reference types="vite/client" />
// As wide, letter by letter, as the system fonts, which not every machine has.
import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import notoSerif from '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2?url';
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import dejaVuSans from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2?url';
import dejaVuSerif from '@fontsource/dejavu-serif/files/dejavu-serif-latin-400-normal.woff2?url';
import gelasio from '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2?url';
import { expect, test } from 'vitest';

const percent = (value: string) => Number.parseFloat(value) / 100;
const bare = (family: string) => family.replaceAll(/["']/g, '');

/** The metrics that a rule gives a stretched system font, in em. */
function overridden(family: string) {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const get = (name: string) => rule.style.getPropertyValue(name);
      if (bare(get('font-family')) !== family) continue;
      const size = percent(get('size-adjust'));
      return {
        size,
        ascent: size * percent(get('ascent-override')),
        descent: size * percent(get('descent-override')),
      };
    }
  }
  throw new Error(`No font face is called ${family}.`);
}

// PAGE-84
test.each([
  ['Literata Variable', 'Literata Fallback'],
  ['Literata Variable', 'Literata Fallback Android'],
  ['Literata Variable', 'Literata Fallback Linux'],
  ['Instrument Sans Variable', 'Instrument Sans Fallback'],
  ['Instrument Sans Variable', 'Instrument Sans Fallback Android'],
  ['Instrument Sans Variable', 'Instrument Sans Fallback Linux'],
])('%s keeps its line height while loading', async (family, fallback) => {
  await document.fonts.load(`100px '${family}'`, 'é');
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('No canvas.');
  pen.font = `100px '${family}'`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('é');
  const { ascent, descent } = overridden(fallback);
  expect(ascent).toBeCloseTo(fontBoundingBoxAscent / 100, 1.5);
  expect(descent).toBeCloseTo(fontBoundingBoxDescent / 100, 1.5);
});

const prose = [
  'Elle posa la plume, relut la page à voix basse et n’y trouva plus rien qui la gênât : le matin entrait déjà par la fenêtre.',
  'She put the pen down, read the page again under her breath and found nothing left that troubled her.',
].join(' ');

// PAGE-84
test.each([
  ['Literata Variable', 'Literata Fallback', gelasio],
  ['Literata Variable', 'Literata Fallback Android', notoSerif],
  ['Literata Variable', 'Literata Fallback Linux', dejaVuSerif],
  ['Instrument Sans Variable', 'Instrument Sans Fallback', arimo],
  ['Instrument Sans Variable', 'Instrument Sans Fallback Android', roboto],
  ['Instrument Sans Variable', 'Instrument Sans Fallback Linux', dejaVuSans],
])('%s keeps its line width while loading', async (family, fallback, twin) => {
  const face = new FontFace(`${fallback} twin`, `url(${twin})`);
  document.fonts.add(await face.load());
  await document.fonts.load(`18px '${family}'`, prose);
  const pen = document.createElement('canvas').getContext('2d');
  const lengthIn = (name: string) => {
    if (!pen) throw new Error('No canvas.');
    // At the size of text: large letters of Literata are drawn narrower.
    pen.font = `18px '${name}'`;
    return pen.measureText(prose).width;
  };
  const meanwhile = lengthIn(`${fallback} twin`) * overridden(fallback).size;
  document.fonts.delete(face);
  expect(Math.abs(meanwhile / lengthIn(family) - 1)).toBeLessThan(0.01);
});

test('French needs one file of each family and style', async () => {
  const french = 'Y a\u{2011}t\u{2011}il l’été, où l’œuvre naît : « 10 000 € »…';
  expect(await document.fonts.load("16px 'Literata Variable'", french)).toHaveLength(1);
  expect(await document.fonts.load("16px 'Instrument Sans Variable'", french)).toHaveLength(1);
});

// PAGE-39
test.each(['Literata Variable', 'Instrument Sans Variable'])(
  '%s shows French narrow spaces, thinner than a space',
  async (family) => {
    await document.fonts.load(`100px '${family}'`, '\u{202F}');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas.');
    pen.font = `100px '${family}'`;
    const widthOf = (space: string) =>
      pen.measureText(`a${space}a`).width - pen.measureText('aa').width;
    expect(widthOf('\u{202F}')).toBeCloseTo(16, 0);
    expect(widthOf('\u{A0}')).toBeCloseTo(widthOf(' '), 0);
  },
);

// PAGE-88
test.each(['Literata Variable', 'Instrument Sans Variable'])(
  'the non-breaking hyphen in %s looks like the other',
  async (family) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('No canvas.');
    await document.fonts.load(`100px '${family}'`, '\u{2011}');
    const drawingOf = (text: string) => {
      pen.clearRect(0, 0, 300, 150);
      pen.font = `100px '${family}'`;
      pen.fillText(text, 0, 100);
      return pen.getImageData(0, 0, 300, 150).data.join();
    };
    expect(drawingOf('a\u{2011}t')).toBe(drawingOf('a-t'));
  },
);
