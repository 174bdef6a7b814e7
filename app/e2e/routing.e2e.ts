import { failed } from './complaints.ts';
import { cookie, expect, languages, test } from './test.ts';
import type { Page } from './test.ts';

const [french, english] = languages;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the app has taken the page over. */
const wake = async (page: Page) => {
  await page.getByRole('link', { name: 'Écritoire' }).first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
};

test('a first visit to the home page goes by the browser’s languages, a choice stays @again', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: 'de-DE' });
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await expect(heading(page)).toHaveText(english.texts.site.heading);
  expect(await cookie(page, 'locale')).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const { expires = 0 } = (await cookie(page, 'locale')) ?? {};
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'FR Français' }).click({ button: 'middle' });
  await expect(heading(await opened)).toHaveText(french.texts.site.heading);
  await page.getByRole('link', { name: 'FR Français' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(french.texts.site.heading);
  expect(await cookie(page, 'locale')).toMatchObject({ value: 'fr' });
  await page.reload();
  await expect(page).toHaveURL('/');
  const later = await page.context().newPage();
  await later.goto('/');
  await expect(heading(later)).toHaveText(french.texts.site.heading);
});

test('whoever goes home by a link of a page stays in its language @again', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: 'en-GB' });
  for (const isAwake of [false, true]) {
    await page.goto('/pricing');
    await page.evaluate(() => sessionStorage.clear());
    if (isAwake) await wake(page);
    await page.getByRole('link', { name: 'Écritoire' }).first().press('Enter');
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(heading(page)).toHaveText(french.texts.site.heading);
  }
});

test('where the browser keeps nothing, a page comes to life and its language can be chosen @again', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: 'en-GB' });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/');
  await expect(heading(page)).toHaveText(french.texts.site.heading);
  await wake(page);
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL('/en');
  await page.getByRole('link', { name: 'FR Français' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page).toHaveURL('/');
});

test('an article in capitals, and articles that are looked for, are there as the address says @again', async ({
  page,
}) => {
  await page.goto('/articles/La-Premiere-Page');
  await wake(page);
  await expect(heading(page)).toHaveText('À quoi sert une première page');
  // Without a touch: the built list holds every article.
  await page.goto('/articles?q=1984');
  await expect(page.getByText(french.texts.site.articles.noneTitle)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('1984');
  await page.goto('/articles?tag=INCIPIT');
  await expect(page.getByRole('button', { name: 'incipit' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL('/en/articles');
});

test('a page in capitals and with a slash at its end comes to life as that page @again', async ({
  page,
}) => {
  await page.goto('/EN/Faq/');
  await expect(heading(page)).toHaveText(/./);
  await wake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.getByRole('link', { name: 'FR Français' }).click();
  await expect(page).toHaveURL(/\/faq$/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('an address that has moved leads on, from the server and within the page @again', async ({
  page,
}) => {
  await page.goto('/en/blog');
  await expect(page).toHaveURL('/en/articles');
  await wake(page);
  await page.evaluate(() => history.pushState({}, '', '/en/Blog/'));
  await expect(page).toHaveURL('/en/articles');
  await expect(heading(page)).toHaveText(english.texts.pages.articles.title);
});

test('what is pressed before the app is there is done once it is @again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: french.texts.site.menu }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  app.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a robot gets no error page, only a log @again', async ({ browser, studio, complaints }) => {
  const context = await browser.newContext({
    baseURL: studio.origin,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await context.newPage();
  const logged = page.waitForEvent('console', (message) => /Page Not Found/.test(message.text()));
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByText(french.texts.errorPage.notFoundTitle)).toHaveCount(0);
  for (const address of ['/articles/no-such', '/read/00000000-0000-4000-8000-000000000000']) {
    const said = page.waitForEvent('console', (message) => message.text().includes(address));
    expect((await page.goto(address))?.status()).toBe(404);
    await said;
    await expect(page.getByRole('main').getByText('404')).toHaveCount(0);
  }
  complaints.expect(failed(404, /\/(?:nowhere|articles|read|published)/));
  await context.close();
});

test('an article whose address cannot be one is not found @again', async ({ page, complaints }) => {
  complaints.expect(failed(404, /\/articles\//), failed(422, /\/articles\//), /PageNotFound/);
  const odd = await page.goto('/articles/!');
  expect(odd?.status()).toBe(404);
  await expect(heading(page)).toHaveText(french.texts.errorPage.notFoundTitle);
  await expect(page.getByText('/articles/!')).toBeVisible();
});
