import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setColourMode } from '../ColourMode/colour-mode.ts';
import { Screenshot } from './Screenshot.tsx';

/** Its colours and shape can be told from its address alone. */
const address = (mode: string, shape: string) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20id='${mode}-${shape}'/%3E`;

const shown = (screen: Awaited<ReturnType<typeof render>>) => {
  const picture = screen.getByRole('img', { name: 'Le bureau' }).element();
  return picture instanceof HTMLImageElement ? picture.currentSrc : '';
};

async function renderOne() {
  const measures = { wide: { width: 600, height: 400 }, narrow: { width: 300, height: 400 } };
  return render(<Screenshot alt="Le bureau" measures={measures} address={address} />);
}

afterEach(async () => {
  setColourMode('system');
  await commands.emulateColourScheme('light');
});

test.each(['light', 'dark'] as const)('it is seen in the %s colours of the page', async (mode) => {
  await page.viewport(1000, 800);
  const screen = await renderOne();
  await commands.emulateColourScheme(mode);
  await expect.poll(() => shown(screen)).toContain(`${mode}-wide`);
  const chosen = mode === 'light' ? 'dark' : 'light';
  setColourMode(chosen);
  await expect.poll(() => shown(screen)).toContain(`${chosen}-wide`);
});

test('a small screen gets the picture of one, and its place is kept before it comes', async () => {
  await page.viewport(320, 640);
  const screen = await renderOne();
  await expect.poll(() => shown(screen)).toContain('light-narrow');
  const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
  expect(height / width).toBeCloseTo(4 / 3, 1);
});
