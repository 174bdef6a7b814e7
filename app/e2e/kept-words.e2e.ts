import { failed } from './complaints.ts';
import {
  accountButton,
  chooseInAccount,
  expect,
  languages,
  openHome,
  openNewDocument,
  startSession,
  test,
} from './test.ts';
import { continueAsAgain } from './sign-in-again.ts';

const [french] = languages;

// AUTH-20, AUTH-34
test('waiting words are never another writer’s', async ({ page, context, email, complaints }) => {
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
  const notice = page.getByText(texts.expired.otherWritersWords);
  await expect(notice).toBeVisible();

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
  await expect(notice).toBeHidden();
});
