import { failed } from './complaints.ts';
import { projectWith } from './project-with.ts';
import {
  editor,
  expect,
  expectSaved,
  languages,
  openHome,
  openNewDocument,
  requestsOf,
  signInByHttp,
  startSession,
  test,
} from './test.ts';

const [french, english] = languages;

for (const [index, width] of [320, 1280].entries()) {
  const { name, prefix, texts, again } = languages[index] ?? french;
  test(`without a network home says so at once, takes nothing for empty, and comes with it, ${width} px wide, in ${name}${again}`, async ({
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

test('what home lacks comes by itself once a server that was away answers again @again', async ({
  page,
  email,
  complaints,
}) => {
  const { texts } = french;
  complaints.expect(failed('offline', /\/api\//), /ApiError/);
  await signInByHttp(page, '', email);
  await page.goto('/app/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.settings.title);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: texts.navigation.home, exact: true }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(texts.home.partFailed)).not.toHaveCount(0);

  await page.unroute('**/api/**');
  await expect(main.getByText(texts.home.partFailed)).toHaveCount(0);
  await expect(main.getByRole('button', { name: texts.home.beginFirstPage })).toBeVisible();
});

test('a document whose page does not come is said within the studio, and comes once it can @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  const { prefix, texts } = english;
  complaints.expect(failed('offline', /./), /ApiError/, /did not come/);
  await signInByHttp(page, prefix, email);
  await projectWith(page, 'Estuaire', ['Chapitre premier']);
  await page.goto(`${prefix}/app/documents`);
  const link = page.getByRole('link', { name: 'Chapitre premier' }).first();
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: texts.errorPage.thingTitle.documents }),
  ).toBeVisible();
  await expect(main.getByText(texts.errorPage.notHereText)).toBeVisible();
  await expect(page.getByText(texts.errorPage.networkTitle)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: texts.navigation.label })).toBeVisible();
  await context.setOffline(false);
  await expect(editor(page)).toBeVisible();
});

test('without a network a page that is not on the device says so once, and leads back to the text @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  const { texts } = french;
  complaints.expect(failed('offline', /./), /ApiError/, /did not come/);
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('La marée.');
  await expectSaved(page, texts);
  await context.setOffline(true);
  await page.getByRole('link', { name: texts.navigation.calendar }).first().click();
  const main = page.getByRole('main');
  await expect(page.getByText(texts.errorPage.networkTitle)).toHaveCount(1);
  await expect(main.getByRole('alert')).toContainText(texts.errorPage.notHereText);
  await main.getByRole('link', { name: texts.home.toText }).click();
  await expect(editor(page)).toHaveText('La marée.');
});
