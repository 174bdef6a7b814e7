import { failed } from './complaints.ts';
import { expect, languages, test } from './test.ts';

for (const { name, prefix, texts, again } of languages) {
  // SITE-38
  test(`without JavaScript the menu is open, ${name}${again}`, async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/why`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: texts.site.menu })).toBeHidden();
    await header.getByRole('link', { name: texts.pages.pricing.title }).click();
    await expect(page).toHaveURL(`${prefix}/pricing`);
  });

  // SITE-38
  test(`without JavaScript all articles are listed, ${name}${again}`, async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(`${prefix}/articles?tag=dialogue`);
    // What is looked for by its words is not looked for there.
    const said = page.locator('noscript p');
    await expect(said).toBeVisible();
    await expect(said).toHaveText(texts.site.articles.withoutScript);
  });

  // SITE-35
  test(`without JavaScript a missing article says so, in ${name}${again}`, async ({
    openBrowser,
    complaints,
  }) => {
    complaints.expect(failed(404, /no-such-article/));
    const page = await openBrowser({ javaScriptEnabled: false });
    const answer = await page.goto(`${prefix}/articles/no-such-article`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.messages.articles.notFound,
    );
    await expect(page).toHaveTitle(new RegExp(texts.messages.articles.notFound));
  });
}
