import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  accountButton,
  ask,
  chooseInAccount,
  cookie,
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
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

test('signing out saves the latest words first', async ({ page, email }) => {
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

for (const [language, item] of [
  [french, 'signOut'],
  [english, 'signOutEverywhere'],
] as const) {
  const { name, prefix, texts, again } = language;
  // AUTH-20
  networkTest(
    `${item} asks before leaving device-only words, in ${name}${again}`,
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
    `a failed ${item} signs out here, with notice @again`,
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

// AUTH-23
test('signing out shows pending saves', async ({ page, email }) => {
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
