import { failed } from './complaints.ts';
import { expect, languages, signInByHttp, test } from './test.ts';

const [{ texts }] = languages;

// SITE-14
test('Back from a reloaded page leads to the previous one', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: texts.pages.pricing.title }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(texts.pages.pricing.title);
  await page.reload();
  await page.goBack();
  await expect(title).not.toHaveText(texts.pages.pricing.title);
  await expect(page).toHaveURL('/faq');
});

// SITE-21
test('a guest’s prerendered page hydrates for writers', async ({ page, email }) => {
  const known = Promise.withResolvers<void>();
  await page.route(/_public\.index-.*\.js$/, async (route) => {
    await known.promise;
    await route.continue();
  });
  await signInByHttp(page, '', email);
  const answered = page.waitForResponse(/\/api\/auth\/me$/);
  await page.goto('/');
  await (await answered).finished();
  known.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('link', { name: texts.site.openStudio }).first()).toBeVisible();
});

for (const { name, prefix, texts } of languages) {
  // PAGE-21, PAGE-22
  test(`the page of an unknown address stays until hydration, ${name}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(failed(404, /nowhere/));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.getElementById('root');
        if (document.readyState !== 'loading' && root?.childElementCount === 0) {
          document.documentElement.dataset['wasEmpty'] = '';
        }
      }).observe(document, { childList: true, subtree: true });
    });
    for (const [path, ownWords] of [
      ['/nowhere', `${prefix}/nowhere`],
      ['/articles/nowhere', texts.messages.articles.notFound],
    ] as const) {
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(ownWords);
      await expect(page.locator('html')).not.toHaveAttribute('data-was-empty');
    }
  });
}
