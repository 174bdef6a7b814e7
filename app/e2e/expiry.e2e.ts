import { failed } from './complaints.ts';
import {
  accountButton,
  chooseInAccount,
  continueAs,
  cookie,
  editor,
  expect,
  expectSaved,
  expireAccess,
  fill,
  languages,
  openHome,
  openNewDocument,
  paragraphsOnServer,
  signIn,
  startSession,
  test,
  type Page,
  type Texts,
} from './test.ts';

const [french, english] = languages;

test('a writer whose cookies vanish writes on, signs in again, and finds every word saved', async ({
  page,
  context,
  email,
  complaints,
}) => {
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

test('a writer whose sign-in was revoked is saved without leaving the page once signed in in another tab', async ({
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

test('while a sign-in has expired, every page calls the words kept, and their text is as it was left', async ({
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

test('whoever loads the page anew, once the sign-in has expired, is told that words are kept; as is another who signs in then', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), failed(404, /\/api\/documents/), /ApiError: HTTP 404/);
  const { texts } = french;
  await openNewDocument(page, french, email);
  const address = page.url();
  await startSession(page, texts);
  await context.clearCookies();
  await page.keyboard.type('À moi seule.');
  await expectOneCalmWord(page, texts);
  await page.reload();
  await expect(page.getByText(texts.expired.text)).toBeVisible();
  await continueAs(page, texts, `other-${email}`);
  await expect(page.getByText(texts.expired.keptForAnother)).toBeVisible();
  const newTab = await context.newPage();
  await newTab.goto('/app/home');
  await expect(newTab.getByText(texts.expired.keptForAnother)).toBeVisible();
  await newTab.close();

  await context.clearCookies();
  await page.goto(address);
  await continueAs(page, texts, email);
  await expect(editor(page)).toHaveText('À moi seule.');
  await expectSaved(page, texts);
  await expect(page.getByText(texts.expired.keptForAnother)).toBeHidden();
});

test('whoever comes back to a device that holds words, in a new tab and signed in no more, is told that they are kept', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /\/api\//));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  const address = page.url();
  await context.setOffline(true);
  await page.keyboard.type('Sans réseau.');
  await expect(page.getByRole('main').locator('[data-state="offline"]')).toBeVisible();
  await page.close();
  await context.clearCookies();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(texts.expired.text)).toBeVisible();
  await continueAs(again, texts, email);
  await expectSaved(again, texts);
  expect(await paragraphsOnServer(again)).toEqual(['Sans réseau.']);
});

test('a tab left open after its sign-in has expired tells another who signs in elsewhere that words wait', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await context.clearCookies();
  await page.keyboard.type('À moi seule.');
  await expectOneCalmWord(page, texts);
  const other = await context.newPage();
  await signIn(other, texts, '', `other-${email}`);
  await expect(page).toHaveURL('/app/home');
  await expect(page.getByText(texts.expired.keptForAnother)).toBeVisible();
});

test('words kept for one writer are not given to another who signs in in the same browser', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), failed(404, /\/api\/documents/), /ApiError: HTTP 404/);
  const { texts } = french;
  await openNewDocument(page, french, email);
  const address = page.url();
  await startSession(page, texts);
  await context.clearCookies();
  await page.keyboard.type('À moi seule.');
  const again = page.getByRole('button', { name: texts.expired.signIn });
  await again.press('Enter');
  await continueAsAgain(page, `other-${email}`);
  await expect(page.getByRole('heading', { name: texts.errorPage.notFoundTitle })).toBeVisible();
  await expect(page.getByText(texts.expired.keptForAnother)).toBeVisible();

  await context.clearCookies();
  await page.goto(address);
  await continueAs(page, texts, email);
  await expect(editor(page)).toHaveText('À moi seule.');
  await expect(page.getByText(texts.expired.keptForAnother)).toBeHidden();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['À moi seule.']);
});

test('once their writer has saved them and signed out, nobody is told that words wait', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), failed(404, /\/api\/documents/), /ApiError: HTTP 404/);
  const { texts } = french;
  const someoneElse = `other-${email}`;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await context.clearCookies();
  await page.keyboard.type('À moi seule.');
  await page.getByRole('button', { name: texts.expired.signIn }).press('Enter');
  await continueAsAgain(page, someoneElse);
  const told = page.getByText(texts.expired.keptForAnother);
  await expect(told).toBeVisible();

  await page.goto('about:blank');
  await context.clearCookies();
  const chosen = Promise.withResolvers<void>();
  await page.route('/api/documents/*/paragraphs', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await openHome(page, '', email);
  await sending;
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  chosen.resolve();
  await expect(page).toHaveURL('/');
  await openHome(page, '', someoneElse);
  await expect(accountButton(page, texts, someoneElse)).toBeVisible();
  await expect(told).toBeHidden();
});

test('a tab left open starts anew when another writer signs in in the same browser', async ({
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
  await expect(page.getByText('Chapitre premier')).toBeHidden();

  await context.clearCookies();
  await page.goto(address);
  await continueAs(page, texts, email);
  await expect(editor(page)).toHaveText('À moi seule.');
});

/** One sentence with one way on, words that are kept, and no talk of a failure. */
async function expectOneCalmWord(page: Page, texts: Texts) {
  await expect(page.getByRole('main').locator('[data-state]')).toHaveAttribute(
    'data-state',
    'kept',
  );
  await expect(page.getByRole('main')).toContainText(texts.saving.kept);
  await expect(page.getByRole('alert')).toHaveText([
    `${texts.expired.title}. ${texts.expired.kept}`,
  ]);
  await expect(page.getByText(texts.saving.error)).toBeHidden();
  await expect(page.getByText(texts.messages.auth.toasts.refreshFailed)).toBeHidden();
}

async function continueAsAgain(page: Parameters<typeof continueAs>[0], email: string) {
  const field = page.locator('#email');
  await field.fill(email);
  await field.press('Enter');
}
