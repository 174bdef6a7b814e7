import { failed } from './complaints.ts';
import {
  cookie,
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
  paragraphsOnServer,
  openHome,
  startSession,
  test,
} from './test.ts';

const [french, english] = languages;

test('switching language keeps page, words and session', async ({ page, email }) => {
  await openNewDocument(page, french, email);
  const { pathname } = new URL(page.url());
  await startSession(page, french.texts);
  await page.keyboard.type('Une phrase');
  await page
    .getByRole('navigation', { name: french.texts.locale.label })
    .getByRole('link', { name: 'EN English' })
    .click();
  await expect(page).toHaveURL(`/en${pathname}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const bar = page.getByRole('region', { name: english.texts.session.barLabel });
  await expect(bar.getByRole('button', { name: english.texts.session.pause })).toBeVisible();
  await expect(editor(page)).toHaveText('Une phrase');
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  expect(await cookie(page, 'locale')).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });

  await editor(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' commencée en français.');
  await expectSaved(page, english.texts);
  await page.goBack();
  await expect(page).toHaveURL(pathname);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(editor(page)).toHaveText('Une phrase commencée en français.');
  expect(await paragraphsOnServer(page)).toEqual(['Une phrase commencée en français.']);
});

for (const { name, prefix, texts, again } of languages) {
  // PAGE-23
  test(`an unknown page says so and leads home, in ${name}${again}`, async ({
    page,
    email,
    complaints,
  }) => {
    complaints.expect(failed(404, /\/nowhere/));
    const answer = await page.goto(`${prefix}/nowhere/at-all`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: texts.errorPage.notFoundTitle })).toBeVisible();
    await expect(page.getByText(`${prefix}/nowhere/at-all`)).toBeVisible();
    await expect(page).toHaveTitle(`${texts.errorPage.notFoundTitle} · Écritoire`);
    await page.getByRole('link', { name: texts.errorPage.backHome }).click();
    await expect(page).toHaveURL(prefix === '' ? '/' : prefix);

    await openHome(page, prefix, email);
    await page.goto(`${prefix}/app/nowhere`);
    await expect(page.getByRole('heading', { name: texts.errorPage.notFoundTitle })).toBeVisible();
    // The studio stays around it.
    await expect(page.getByRole('navigation', { name: texts.navigation.label })).toBeVisible();
    await page.getByRole('link', { name: texts.errorPage.backHome }).click();
    await expect(page).toHaveURL(`${prefix}/app/home`);
  });
}
