import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setColourMode } from '../ColourMode/colour-mode.ts';
import { Screenshot } from './Screenshot.tsx';

/** Its address alone identifies it. */
const address = (mode: string, shape: string, density: number) =>
  `data:image/svg+xml;id=${mode}-${shape}-${density},%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E`;

const shown = (screen: Awaited<ReturnType<typeof render>>) => {
  const picture = screen.getByRole('img', { name: 'Le bureau' }).element();
  return picture instanceof HTMLImageElement ? picture.currentSrc : '';
};

async function renderOne() {
  const measures = {
    wide: { width: 1200, height: 800, densities: [1, 2] },
    middle: { width: 600, height: 600, densities: [1, 2] },
    narrow: { width: 300, height: 400, densities: [1, 2] },
  };
  return render(<Screenshot alt="Le bureau" measures={measures} address={address} />);
}

afterEach(async () => {
  setColourMode('system');
  await commands.emulateColourScheme('light');
});

// PAGE-55
test.each(['light', 'dark'] as const)('it is seen in the %s colours of the page', async (mode) => {
  await page.viewport(1000, 800);
  const screen = await renderOne();
  await commands.emulateColourScheme(mode);
  await expect.poll(() => shown(screen)).toContain(`${mode}-wide`);
  const chosen = mode === 'light' ? 'dark' : 'light';
  setColourMode(chosen);
  await expect.poll(() => shown(screen)).toContain(`${chosen}-wide`);
});

// PAGE-55
test.each([
  [320, 'narrow', 4 / 3],
  [600, 'middle', 1],
  [1200, 'wide', 2 / 3],
])('a %i px screen gets the %s picture, space reserved', async (width, shape, ratio) => {
  await page.viewport(width, 640);
  const screen = await renderOne();
  await expect.poll(() => shown(screen)).toContain(`light-${shape}`);
  const place = screen.getByRole('img').element().getBoundingClientRect();
  expect(place.height / place.width).toBeCloseTo(ratio, 1);
});

// PAGE-55
test('a dense screen gets a dense file', async () => {
  const screen = await renderOne();
  const [light] = screen.container.querySelectorAll('picture');
  const offered = [...(light?.querySelectorAll('[srcset]') ?? [])].map((files) =>
    files.getAttribute('srcset')?.replaceAll(/data:\S*id=light-|,\S+(?= )/g, ''),
  );
  expect(offered).toEqual([
    'narrow-1 300w, narrow-2 600w',
    'middle-1 600w, middle-2 1200w',
    'wide-1 1200w, wide-2 2400w',
  ]);
});
