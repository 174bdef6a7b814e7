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

test('without storage words still sync', async ({ page, email }) => {
  await refuseStorage(page);
  await openNewDocument(page, { prefix }, email);
  await startSession(page, texts);
  await page.keyboard.type('Sans filet.');
  await expect(page.getByRole('alert')).toContainText(texts.saving.memoryOnly);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Sans filet.']);
  await expect(editor(page)).toBeFocused();
});

// AUTH-36
test('without storage an expired sign-in stays on the page', async ({
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
  await expect(bar).not.toContainText(texts.expired.stored);
  const other = await context.newPage();
  await signIn(other, texts, prefix, email);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Ici seulement.']);
});

// AUTH-22
networkTest(
  'signing out warns about unstored words',
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
