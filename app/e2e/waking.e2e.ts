import { comeToLife } from './come-to-life.ts';
import { expect, languages, test, type Page } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Holds scripts back until they are released. */
async function hold(page: Page, scripts = '*'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${scripts}.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [index, { name, prefix }] of languages.entries()) {
  const width = index === 0 ? 320 : 1280;
  // SITE-11
  test(`hydration and Back keep the scroll position, ${width} px, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    const release = await hold(page);
    await page.goto(`${prefix}/privacy`);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => scrolled(page)).toBe(1500);
    const alive = comeToLife(page);
    release();
    await alive;
    // Everything after the first render of the app has run, too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await scrolled(page)).toBe(1500);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`${prefix}/faq`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/privacy`);
    await expect.poll(() => scrolled(page)).toBe(1500);
  });
}
