import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  accountButton,
  ask,
  chooseInAccount,
  cookie,
  deleteElsewhere,
  editor,
  expect,
  expectSaved,
  expireAccess,
  fill,
  languages,
  openNewDocument,
  paragraphsOnServer,
  requestsOf,
  openHome,
  type Page,
  startSession,
  test,
} from './test.ts';

const [french, english] = languages;

const confirmEverywhere = (page: Page) =>
  page
    .getByRole('alertdialog', { name: french.texts.signOut.everywhereTitle })
    .getByRole('button', { name: french.texts.navigation.signOutEverywhere })
    .click();

test('signing out gives the refresh token back, forgets everything and goes home @again', async ({
  page,
  email,
  complaints,
}) => {
  const { prefix, texts } = english;
  complaints.expect(failed(401, /\/api\/auth\/refresh/));
  await openHome(page, prefix, email);
  const refreshToken = (await cookie(page, 'refreshToken'))?.value;
  const posted = requestsOf(page, '/api/auth/logout');
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  await expect(page).toHaveURL(prefix);
  await expect(page.getByRole('link', { name: texts.site.start })).toBeVisible();
  expect(posted.map((request) => request.postDataJSON())).toEqual([{ refreshToken }]);
  expect(await cookie(page, 'authToken')).toBeUndefined();
  expect(await cookie(page, 'refreshToken')).toBeUndefined();
  const refused = await page.request.post('/api/auth/refresh', { data: { refreshToken } });
  expect(refused.status()).toBe(401);
  await page.goto(`${prefix}/app/home`);
  await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login`));
});

test('what was typed a moment before signing out is on the server', async ({ page, email }) => {
  await openNewDocument(page, french, email);
  const address = page.url();
  await startSession(page, french.texts);
  await page.keyboard.type('Dernier mot.');
  await chooseInAccount(page, french.texts, email, french.texts.navigation.signOut);
  await expect(page).toHaveURL('/');

  await openHome(page, '', email);
  const id = new URL(address).pathname.split('/').at(-1);
  const { words } = await ask<{ words: number }>(page, 'GET', `/api/documents/${id}`);
  expect(words).toBe(2);
});

test('signing out in one tab signs out the other, and keeps what it was typing @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /\/paragraphs/), failed(401, /\/api\//));
  await openNewDocument(page, english, email);
  const address = page.url();
  await startSession(page, english.texts);
  await page.keyboard.type('First words.');
  await expectSaved(page, english.texts);
  const other = await context.newPage();
  await other.goto('/en/app/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route(/\/paragraphs$/, (route) => route.abort());
  await page.keyboard.type(' Last words.');
  await expect(page.getByText(english.texts.saving.unreachable).first()).toBeVisible();
  await chooseInAccount(other, english.texts, email, english.texts.navigation.signOut);
  await other.getByRole('button', { name: english.texts.signOut.confirm }).click();
  await expect(other).toHaveURL('/en');
  await expect(page).toHaveURL('/en');

  await page.unroute(/\/paragraphs$/);
  await openHome(page, '/en', email);
  await page.goto(address);
  await expect(editor(page)).toHaveText('First words. Last words.');
  await expectSaved(page, english.texts);
  expect(await paragraphsOnServer(page)).toEqual(['First words. Last words.']);
});

for (const [language, item] of [
  [french, 'signOut'],
  [english, 'signOutEverywhere'],
] as const) {
  const { name, prefix, texts, again } = language;
  networkTest(
    `${item} asks before words that only this device holds are left behind, in ${name}${again}`,
    async ({ page, email, complaints, network }) => {
      complaints.expect(failed(500, /\/paragraphs/));
      await openNewDocument(page, language, email);
      const address = page.url();
      await startSession(page, texts);
      network.fail('PATCH', /\/paragraphs$/, 500);
      await page.keyboard.type('La brume.');
      await chooseInAccount(page, texts, email, texts.navigation[item]);
      const isEverywhere = item === 'signOutEverywhere';
      const { title, everywhereTitle, confirm } = texts.signOut;
      const question = page.getByRole('alertdialog', {
        name: isEverywhere ? everywhereTitle : title,
      });
      const leave = isEverywhere ? texts.navigation.signOutEverywhere : confirm;
      await expect(question).toContainText(/1\sdocument\./);
      await question.getByRole('button', { name: texts.signOut.stay }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(address);

      await chooseInAccount(page, texts, email, texts.navigation[item]);
      await question.getByRole('button', { name: leave }).click();
      await expect(page).toHaveURL(prefix === '' ? '/' : prefix);

      network.heal();
      await openHome(page, prefix, email);
      await page.goto(address);
      await expect(editor(page)).toHaveText('La brume.');
      await expectSaved(page, texts);
    },
  );
}

for (const item of ['signOut', 'signOutEverywhere'] as const) {
  networkTest(
    `a failed ${item} signs out here, and says on the home page that it failed @again`,
    async ({ page, email, complaints, network }) => {
      complaints.expect(failed(503, /\/api\/auth\/logout/));
      await openHome(page, '', email);
      network.fail('POST', /^\/api\/auth\/logout/, 503);
      await chooseInAccount(page, french.texts, email, french.texts.navigation[item]);
      if (item === 'signOutEverywhere') await confirmEverywhere(page);
      await expect(page).toHaveURL('/');
      const said = page.getByText(french.texts.messages.auth.toasts[`${item}Failed`]);
      await expect(said).toBeVisible();
      expect(await cookie(page, 'refreshToken')).toBeUndefined();
      await page.reload();
      await expect(page.getByRole('link', { name: french.texts.site.start })).toBeVisible();
      await expect(said).toBeHidden();
    },
  );
}

test('signing out everywhere ends another browser’s session at its next refresh @again', async ({
  page,
  email,
  studio,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), /ApiError: HTTP 401/);
  const other = await openBrowser();
  await openHome(page, '', email);
  await openHome(other, '', email);
  await chooseInAccount(page, french.texts, email, french.texts.navigation.signOutEverywhere);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: french.texts.signOut.stay })
    .click();
  await expect(page).toHaveURL('/app/home');
  await chooseInAccount(page, french.texts, email, french.texts.navigation.signOutEverywhere);
  await confirmEverywhere(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(french.texts.messages.auth.signedOutEverywhere)).toBeVisible();

  await other.getByRole('link', { name: french.texts.navigation.projects }).click();
  await expect(other).toHaveURL('/app/projects');
  await expireAccess(other, studio);
  await other.getByRole('link', { name: french.texts.navigation.sessions }).first().click();
  await expect(other.getByRole('button', { name: french.texts.expired.signIn })).toBeVisible();
  expect(await cookie(other, 'authToken')).toBeUndefined();
  expect(await cookie(other, 'refreshToken')).toBeUndefined();
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);
});

test('signing out shows at once that it waits for the last words', async ({ page, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.route(/\/paragraphs$/, () => {});
  await page.keyboard.type('La brume.');
  const waiting = accountButton(page, texts, email).getByRole('progressbar');
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  await expect(waiting).toBeVisible();
  const question = page.getByRole('alertdialog', { name: texts.signOut.title });
  await question.getByRole('button', { name: texts.signOut.stay }).click();
  await expect(waiting).toBeHidden();

  const seen = Promise.withResolvers<void>();
  await page.route('/api/auth/logout', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  await question.getByRole('button', { name: texts.signOut.confirm }).click();
  await expect(waiting).toBeVisible();
  seen.resolve();
  await expect(page).toHaveURL('/');
});

test('words of a deleted document are waited for no more: they are offered, to be copied or dropped @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(404, /\/paragraphs/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  const path = `/api/documents/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`;
  await deleteElsewhere(page, path);
  await page.keyboard.type('Trop tard.');
  await expect(page.getByRole('alert')).toContainText(texts.saving.gone);

  await page.goto('/app/home');
  const offer = page.getByRole('status').filter({
    hasText: fill(texts.goneWords.titleOf, { title: 'Chapitre premier' }),
  });
  await expect(offer).toContainText('Trop tard.');
  const saves = requestsOf(page, `${path}/paragraphs`);
  await page.reload();
  await expect(offer).toBeVisible();
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  await expect(page).toHaveURL('/');
  await openHome(page, '', email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await offer.getByRole('button', { name: texts.saving.copy }).click();
  await expect(offer.getByRole('button', { name: texts.saving.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Trop tard.');

  await page.goto('/app/documents');
  await offer.getByRole('button', { name: texts.goneWords.drop }).click();
  const question = page.getByRole('alertdialog', { name: texts.goneWords.dropTitle });
  await question.getByRole('button', { name: texts.goneWords.drop }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText(texts.documents.emptyTitle)).toBeVisible();
  await expect(offer).toBeHidden();
  expect(saves).toEqual([]);
});
