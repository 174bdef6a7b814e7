import { failed } from './complaints.ts';
import {
  continueAs,
  cookie,
  editor,
  expect,
  expectSaved,
  expireAccess,
  fill,
  languages,
  openNewDocument,
  paragraphsOnServer,
  signIn,
  startSession,
  test,
} from './test.ts';
import { continueAsAgain, expectOneCalmWord } from './sign-in-again.ts';

const [french, english] = languages;

// AUTH-33, AUTH-34
test('vanished cookies lose no word @again', async ({ page, context, email, complaints }) => {
  complaints.expect(failed(401, /\/api\//));
  const { texts } = french;
  await openNewDocument(page, french, email);
  const address = page.url();
  await startSession(page, texts);
  await page.keyboard.type('Avant.');
  await expectSaved(page, texts);

  await context.clearCookies();
  await page.keyboard.type(' Pendant.');
  const again = page.getByRole('button', { name: texts.expired.signIn });
  await expect(again).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await expectOneCalmWord(page, texts);
  await page.keyboard.type(' Après');
  await expect(page).toHaveURL(address);
  // The very last letters are followed by the press at once.
  await page.keyboard.type(', toujours.');
  // In mid-text, where one goes on.
  for (const _letter of ', toujours.') await page.keyboard.press('ArrowLeft');
  await again.press('Enter');
  await continueAsAgain(page, email);

  await expect(page).toHaveURL(address);
  await expect(editor(page)).toHaveText('Avant. Pendant. Après, toujours.');
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Avant. Pendant. Après, toujours.']);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' et');
  await expect(editor(page)).toHaveText('Avant. Pendant. Après et, toujours.');
});

test('a revoked sign-in recovers through another tab @again', async ({
  page,
  context,
  email,
  studio,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  const { texts } = english;
  await openNewDocument(page, english, email);
  const address = page.url();
  await startSession(page, texts);
  await page.keyboard.type('Before.');
  await expectSaved(page, texts);

  const token = (await cookie(page, 'refreshToken'))?.value;
  await page.request.post('/api/auth/logout', { data: { refreshToken: token } });
  await expireAccess(page, studio);
  await page.keyboard.type(' Meanwhile.');
  await expect(page.getByRole('button', { name: texts.expired.signIn })).toBeVisible();
  await page.keyboard.type(' Still here.');
  await expectOneCalmWord(page, texts);

  const other = await context.newPage();
  await signIn(other, texts, '/en', email);
  await expect(page.getByRole('button', { name: texts.expired.signIn })).toBeHidden();
  await expectSaved(page, texts);
  await expect(page).toHaveURL(address);
  await expect(editor(page)).toHaveText('Before. Meanwhile. Still here.');
  expect(await paragraphsOnServer(page)).toEqual(['Before. Meanwhile. Still here.']);
});

// AUTH-33
test('an expired sign-in keeps words and text on every page @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), /ApiError: HTTP 401/);
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('Avant.');
  await expectSaved(page, texts);
  await context.clearCookies();
  await page.keyboard.type(' Pendant.');
  await expectOneCalmWord(page, texts);

  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await page.getByRole('link', { name: texts.navigation.sessions }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sessions.title);
  await expect(bar.locator('[data-state]')).toHaveAttribute('data-state', 'kept');
  await page.goBack();
  await expect(editor(page)).toHaveText('Avant. Pendant.');
  await expectOneCalmWord(page, texts);

  await page.getByRole('button', { name: texts.expired.signIn }).press('Enter');
  await continueAsAgain(page, email);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Avant. Pendant.']);
});

test('another writer’s sign-in reloads a tab @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), failed(404, /\/api\/documents/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  const address = page.url();
  await startSession(page, texts);
  await page.keyboard.type('À moi seule.');
  await expectSaved(page, texts);
  const loaded = page.waitForEvent('load');

  await context.clearCookies();
  const other = await context.newPage();
  await signIn(other, texts, '', `other-${email}`);
  await loaded;
  await expect(page).toHaveURL('/app/home');
  const account = fill(texts.navigation.account, { name: `other-${email.split('@')[0]}` });
  await expect(page.getByRole('button', { name: account })).toBeVisible();
  // Once the lists of home have come: they are those of somebody who has written nothing.
  await expect(page.getByRole('button', { name: texts.home.beginFirstPage })).toBeVisible();
  await expect(page.getByText('Chapitre premier')).toBeHidden();

  await context.clearCookies();
  await page.goto(address);
  await continueAs(page, texts, email);
  await expect(editor(page)).toHaveText('À moi seule.');
});
