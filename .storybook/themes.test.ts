import { expect, test, vi } from 'vitest';
import { contrast } from '../packages/ui/src/tokens/contrast.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { themeIn } = await import('./themes.ts');

/** As the library darkens the accent of its dark frame, for the ground of the row that is open. */
function darkened(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 510;
  const spread = (each: number) => 1 - Math.abs(2 * each - 1);
  const share = spread(lightness - 0.18) / spread(lightness);
  const hex = [red, green, blue].map((each) => {
    const channel = 255 * (lightness - 0.18) + (each - 255 * lightness) * share;
    return Math.round(channel).toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

test.each(['light', 'dark'])('the sidebar’s open row is legible: %s', (mode) => {
  const { colorSecondary } = themeIn(mode);
  const ground = mode === 'dark' ? darkened(colorSecondary) : colorSecondary;
  expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'])('accents are legible on the frame: %s', (mode) => {
  const { colorSecondary, appBg, barBg } = themeIn(mode);
  expect(contrast(colorSecondary, appBg)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colorSecondary, barBg)).toBeGreaterThanOrEqual(4.5);
});
