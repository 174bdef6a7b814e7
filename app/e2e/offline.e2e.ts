import { failed } from './complaints.ts';
import { expect, languages, openHome, requestsOf, test } from './test.ts';

const [french] = languages;

for (const [index, width] of [320, 1280].entries()) {
  const { name, prefix, texts, again } = languages[index] ?? french;
  // DOC-30
  test(`home says it is offline and recovers, ${width} px, ${name}${again}`, async ({
    page,
    context,
    email,
    complaints,
  }) => {
    complaints.expect(failed('offline', /./), /ApiError/);
    await openHome(page, prefix, email);
    const first = page.getByRole('button', { name: texts.home.beginFirstPage });
    await expect(first).toBeVisible();
    await page.getByRole('link', { name: texts.navigation.documents }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: texts.documents.title }),
    ).toBeVisible();

    await page.setViewportSize({ width, height: 800 });
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: texts.errorPage.offlineText });
    await expect(notice).toBeVisible();
    const asked = requestsOf(page, '/api/documents');
    await page.goBack();
    await expect(page.getByText(texts.home.partFailed).first()).toBeVisible();
    await expect(notice).toBeVisible();
    expect(asked.length, 'by the page and its route, and not again').toBeLessThan(3);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.home.noDocumentsTitle)).toBeHidden();
    for (const start of [texts.home.start, texts.home.beginFirstPage]) {
      await expect(main.getByRole('button', { name: start })).toBeHidden();
    }

    await context.setOffline(false);
    await expect(first).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(main.getByText(texts.home.partFailed)).toHaveCount(0);
  });
}
