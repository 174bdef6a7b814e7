import { expect, languages, test } from './test.ts';

const [, english] = languages;

const font = /instrument-sans-core-normal/;

// PAGE-83
test('the interface font loads after painting', async ({ page }) => {
  const { prefix } = english;
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      dataset['paintsBefore'] = String(performance.getEntriesByType('paint').length);
      const known = performance.getEntriesByType('resource').map(({ name }) => name);
      dataset['fontsBefore'] = known.filter((name) => name.includes('instrument-sans')).join(' ');
    }).observe(document, { subtree: true, attributeFilter: ['media'] });
  });
  const came = page.waitForResponse(font);
  await page.goto(`${prefix}/why`);
  expect((await came).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-paints-before', /^[12]$/);
  // It is there once it is named, so that the page is laid out for it once.
  await expect(page.locator('html')).toHaveAttribute('data-fonts-before', font);
});

// PAGE-83
test('the interface font loads without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  const came = page.waitForResponse(font);
  await page.goto('/why');
  expect((await came).status()).toBe(200);
});
