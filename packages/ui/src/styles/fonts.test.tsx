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
        ascent: size * percent(get('ascent-override')),
        descent: size * percent(get('descent-override')),
      };
    }
  }
  throw new Error(`No font face is called ${family}.`);
}

test.each([
  ['Literata Variable', 'Literata Fallback'],
  ['Instrument Sans Variable', 'Instrument Sans Fallback'],
])('lines of %s are as high while it is still loading', async (family, fallback) => {
  await document.fonts.load(`100px '${family}'`, 'é');
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('No canvas.');
  pen.font = `100px '${family}'`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('é');
  const { ascent, descent } = overridden(fallback);
  expect(ascent).toBeCloseTo(fontBoundingBoxAscent / 100, 1.5);
  expect(descent).toBeCloseTo(fontBoundingBoxDescent / 100, 1.5);
});

test('French needs one file of each family and style', async () => {
  const french = 'L’été, où l’œuvre naît : « 10 000 € »…';
  expect(await document.fonts.load("16px 'Literata Variable'", french)).toHaveLength(1);
  expect(await document.fonts.load("16px 'Instrument Sans Variable'", french)).toHaveLength(1);
});
