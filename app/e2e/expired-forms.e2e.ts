import { failed } from './complaints.ts';
import {
  ask,
  continueAs,
  expect,
  languages,
  openHome,
  signInByHttp,
  test,
  type Locator,
  type Page,
  type Texts,
} from './test.ts';

const [french, english] = languages;

/** Presses what signs in in another tab, and does it there. */
async function signInInTab(
  page: Page,
  place: Page | Locator,
  texts: Texts,
  email: string,
): Promise<void> {
  const again = place.getByRole('button', { name: texts.expired.signIn });
  const opened = page.context().waitForEvent('page');
  await again.click();
  const tab = await opened;
  await continueAs(tab, texts, email);
  await expect(tab).toHaveURL(/\/app\/home$/);
  await tab.close();
  await expect(again).toBeHidden();
}

test('a dialog in which one types stays while one signs in again @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(failed(401, /\/api\//));
  await openHome(page, prefix, email);
  await page.goto(`${prefix}/app/projects`);
  await page.getByRole('button', { name: texts.projects.new }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: texts.projects.name });
  await field.fill('La Maison');
  await context.clearCookies();
  const create = dialog.getByRole('button', { name: texts.common.create });
  await create.click();
  await expect(dialog.getByText(texts.expired.here)).toBeVisible();
  const refusal = dialog.getByText(texts.messages.auth.required);
  await expect(refusal).toBeVisible();
  // While nothing is typed, nothing is said to stay.
  await field.fill('');
  await expect(dialog.getByText(texts.expired.inTab, { exact: true })).toBeVisible();
  await field.fill('La Maison');
  await signInInTab(page, dialog, texts, email);
  await expect(refusal).toBeHidden();
  await expect(field).toHaveValue('La Maison');
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'La Maison' })).toBeVisible();
});

test('a biography that was not saved stays while one signs in again, and says so where someone else does @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  const { texts } = english;
  await openHome(page, '/en', email);
  await page.goto('/en/app/profile');
  const bio = page.getByRole('textbox', { name: texts.profile.bio });
  const save = page.getByRole('button', { name: texts.common.save });
  await bio.fill('Novels, at night.');
  await context.clearCookies();
  await save.click();
  await expect(page.getByText(texts.expired.here)).toBeVisible();
  await expect(page.getByText(texts.expired.text)).toBeHidden();
  await signInInTab(page, page, texts, email);
  await save.click();
  await expect(page.getByText(texts.messages.profile.updated)).toBeVisible();
  expect(await ask(page, 'GET', '/api/auth/me')).toMatchObject({ bio: 'Novels, at night.' });

  await bio.fill('Novels, by day.');
  page.on('dialog', (question) => void question.dismiss());
  await signInByHttp(page, '/en', `another-than-${email}`);
  await save.click();
  await expect(page.getByText(texts.messages.auth.otherUser)).toBeVisible();
  await expect(bio).toHaveValue('Novels, by day.');
});
