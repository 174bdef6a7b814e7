import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  chooseInAccount,
  editor,
  expect,
  expectSaved,
  languages,
  openHome,
  openNewDocument,
  paragraphsOnServer,
  signIn,
  startSession,
  test,
  type Page,
} from './test.ts';

const [{ prefix, texts }] = languages;

/** What a browser does where the writer has forbidden sites to keep data. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });

test('a browser that keeps nothing on the device says so, and the words reach the server', async ({
  page,
  email,
}) => {
  await refuseStorage(page);
  await openNewDocument(page, { prefix }, email);
  await startSession(page, texts);
  await page.keyboard.type('Sans filet.');
  await expect(page.getByRole('alert')).toContainText(texts.saving.memoryOnly);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Sans filet.']);
  await expect(editor(page)).toBeFocused();
});

test('there, words that no network took yet outlive the page they were typed on @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  // The page that one goes to without a network says so, and React logs it.
  complaints.expect(failed('offline', /\//), /ApiError/);
  await refuseStorage(page);
  await openNewDocument(page, { prefix }, email);
  await startSession(page, texts);
  const address = page.url();
  await context.setOffline(true);
  await page.keyboard.type('Nulle part ailleurs.');
  await expect(page.getByRole('main').locator('[data-state]')).toHaveAttribute(
    'data-state',
    'offline',
  );
  await page.getByRole('main').getByRole('link', { name: 'La Maison de l’estuaire' }).click();
  await expect(editor(page)).toBeHidden();

  // Leaving altogether would lose them: the browser asks.
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await context.setOffline(false);
  await saved;
  // With the words gone, the page that had not come begins anew.
  await expect(
    page.getByRole('heading', { level: 1, name: 'La Maison de l’estuaire' }),
  ).toBeVisible();
  await page.goto(address);
  await expect(editor(page)).toHaveText('Nulle part ailleurs.');
  expect(await paragraphsOnServer(page)).toEqual(['Nulle part ailleurs.']);
});

test('where only the page holds the words, an expired sign-in says so, and takes nobody away from it', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  await refuseStorage(page);
  await openNewDocument(page, { prefix }, email);
  await startSession(page, texts);
  await context.clearCookies();
  await page.keyboard.type('Ici seulement.');
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await expect(bar.getByRole('alert')).toContainText(texts.expired.inPageOnly);
  await expect(bar).not.toContainText(texts.expired.kept);
  const other = await context.newPage();
  await signIn(other, texts, prefix, email);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Ici seulement.']);
});

test('words outlive storage cleared under an idle offline tab @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /\//));
  await openNewDocument(page, { prefix }, email);
  await startSession(page, texts);
  const address = page.url();
  await context.setOffline(true);
  await page.keyboard.type('Rien ne se perd.');
  const indicator = page.getByRole('main').locator('[data-state]');
  await expect(indicator).toHaveAttribute('data-state', 'offline');
  await expect(indicator).toContainText(texts.saving.offline);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'indexeddb,local_storage',
  });
  // The page asks first while it is storing the words again, which it does every few seconds.
  page.on('dialog', (dialog) => void dialog.accept());
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await expect(editor(next)).toHaveText('Rien ne se perd.');
  await expectSaved(next, texts);
  expect(await paragraphsOnServer(next)).toEqual(['Rien ne se perd.']);
});

networkTest(
  'signing out says that words which only the page holds will be lost',
  async ({ page, email, complaints, network }) => {
    complaints.expect(failed(500, /\/paragraphs/));
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await refuseStorage(page);
    await openNewDocument(page, { prefix }, email);
    const address = page.url();
    await startSession(page, texts);
    network.fail('PATCH', /\/paragraphs$/, 500);
    await page.keyboard.type('Perdus.');
    const question = page.getByRole('alertdialog', { name: texts.signOut.title });
    await chooseInAccount(page, texts, email, texts.navigation.signOut);
    await expect(question).toContainText(/1\sdocument, .* perdus\./);
    await question.getByRole('button', { name: texts.signOut.stay }).click();
    network.heal();
    await expectSaved(page, texts);
    expect(await paragraphsOnServer(page)).toEqual(['Perdus.']);

    network.fail('PATCH', /\/paragraphs$/, 500);
    await editor(page).press('End');
    await page.keyboard.type(' Vraiment.');
    await chooseInAccount(page, texts, email, texts.navigation.signOut);
    await question.getByRole('button', { name: texts.signOut.confirm }).click();
    await expect(page).toHaveURL('/');
    expect(asked).toEqual([]);
    network.heal();
    await openHome(page, '', email);
    await page.goto(address);
    await expect(editor(page)).toHaveText('Perdus.');
  },
);
