import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  cookie,
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
  signIn,
  startSession,
  test,
} from './test.ts';

const [{ texts }] = languages;

// PAGE-40
test('keyboard navigation focuses the title or the text', async ({ page, email }) => {
  await signIn(page, texts, '', email);
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: texts.navigation.projects }).first().press('Enter');
  await expect(title).toHaveText(texts.projects.title);
  await expect(title).toBeFocused();

  await page.getByRole('button', { name: texts.projects.new }).press('Enter');
  await page.getByRole('textbox', { name: texts.projects.name }).fill('Au clavier');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Au clavier');
  await expect(title).toBeFocused();

  await page.getByRole('button', { name: texts.project.newDocument }).press('Enter');
  await page.getByRole('textbox', { name: texts.project.documentTitle }).fill('Sans séance');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Sans séance');
  await expect(title).toBeFocused();

  await startSession(page, texts);
  await page.goBack();
  await expect(title).toHaveText('Au clavier');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: texts.project.newDocument }).press('Enter');
  await page.getByRole('textbox', { name: texts.project.documentTitle }).fill('En séance');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('En séance');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Aussitôt.');
  await expectSaved(page, texts);
});

networkTest('a failed save moves nothing @again', async ({ page, email, network, complaints }) => {
  complaints.expect(failed(500, /\/paragraphs/));
  await page.setViewportSize({ width: 320, height: 640 });
  await openNewDocument(page, languages[0], email);
  await startSession(page, texts);
  await page.keyboard.type('Un mot.');
  await expectSaved(page, texts);
  const before = await editor(page).boundingBox();
  network.fail('PATCH', /\/paragraphs$/, 500);
  await page.keyboard.type(' Deux.');
  await expect(page.getByRole('button', { name: texts.errorPage.retry })).toBeVisible();
  expect(await editor(page).boundingBox()).toEqual(before);
  network.heal();
  await expectSaved(page, texts);
});

networkTest(
  'a failing start is retried silently @again',
  async ({ page, email, network, complaints }) => {
    complaints.expect(failed(503, /\/api\/auth\/me/), /unreachable/);
    await signIn(page, texts, '', email);
    network.fail('GET', /^\/api\/auth\/me$/, 503);
    await page.goto('/app/projects');
    await expect(page.getByRole('button', { name: texts.errorPage.retry })).toBeVisible();
    expect(await cookie(page, 'refreshToken')).toBeDefined();
    network.heal();
    await expect(page.getByRole('heading', { name: texts.projects.title })).toBeVisible();
  },
);
