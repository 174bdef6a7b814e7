import { failed } from './complaints.ts';
import {
  accountButton,
  chooseInAccount,
  continueAs,
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
} from './test.ts';
import { continueAsAgain, expectOneCalmWord } from './sign-in-again.ts';

const [french, english] = languages;

test('whoever loads the page anew, once the sign-in has expired, is told that words are kept; as is another who signs in then @again', async ({
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
  expect(await paragraphsOnServer(page)).toEqual(['À moi seule.']);
  await expect(page.getByText(texts.expired.keptForAnother)).toBeHidden();
});

test('whoever comes back to a device that holds words, in a new tab and signed in no more, is told that they are kept @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /\/api\//));
  const { texts } = english;
  await openNewDocument(page, english, email);
  await startSession(page, texts);
  const address = page.url();
  await context.setOffline(true);
  await page.keyboard.type('Without a network.');
  const sign = page.getByRole('main').locator('[data-state="offline"]');
  await expect(sign).toBeVisible();
  // The bar of the session says it in words, once.
  expect((await sign.boundingBox())?.width).toBeLessThan(40);
  await page.close();
  await context.clearCookies();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(texts.expired.text)).toBeVisible();
  await continueAs(again, texts, email);
  await expectSaved(again, texts);
  expect(await paragraphsOnServer(again)).toEqual(['Without a network.']);
});

test('a tab left open after its sign-in has expired tells another who signs in elsewhere that words wait @again', async ({
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

test('words kept for one writer are not given to another; once they are saved and their writer has signed out, nobody is told that words wait', async ({
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
  await expect(page.getByRole('heading', { name: texts.errorPage.notFoundTitle })).toBeVisible();
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
