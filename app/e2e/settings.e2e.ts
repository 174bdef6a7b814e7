import { failed } from './complaints.ts';
import { continueAsAgain } from './sign-in-again.ts';
import { ask, expect, fill, languages, requestsOf, signInByHttp, test, type Page } from './test.ts';

const [french, english] = languages;

// AUTH-15
test('an export and a deletion resume after their sign-in @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(403, /\/api\/account\/(export|deletion)/));
  const { settings } = french.texts;
  const messageKey = 'auth.freshSignInRequired';
  const problem = { type: 'about:blank', title: '', status: 403, detail: '', messageKey };
  /** As when the sign-in is older than five minutes. */
  const refuseOnce = (path: string) =>
    page.route(
      path,
      (route) =>
        route.fulfill({ status: 403, json: problem, contentType: 'application/problem+json' }),
      { times: 1 },
    );
  const signInAgain = async () => {
    await page.getByRole('button', { name: settings.confirmSignIn }).click();
    await continueAsAgain(page, email);
    await expect(page).toHaveURL('/app/settings');
  };
  await signInByHttp(page, '', email);
  await page.goto('/app/settings');
  const { objectives } = french.texts;
  const words = page.getByRole('textbox', { name: objectives.words });
  await words.fill('12345');
  await page.getByRole('radio', { name: settings.saturday }).check({ force: true });
  await refuseOnce('**/api/account/export');
  await page.getByRole('button', { name: settings.export }).click();
  const download = page.waitForEvent('download');
  await signInAgain();
  expect((await download).suggestedFilename()).toMatch(/^ecritoire-/);
  await expect(words).toHaveValue(/^12\s?345$/u);
  await expect(page.getByRole('radio', { name: settings.saturday })).toBeChecked();
  // The sign-in before is over: this browser is one device.
  await expect(
    page.getByRole('list', { name: settings.devices }).getByRole('listitem'),
  ).toHaveCount(1);

  await refuseOnce('**/api/account/deletion');
  await page.getByRole('button', { name: settings.deleteAccount }).click();
  const typed = page.getByRole('textbox', { name: fill(settings.typeEmail, { email }) });
  await typed.fill(email);
  await typed.press('Enter');
  await signInAgain();
  await expect(typed).toHaveValue(email);
  await page.getByRole('button', { name: settings.deleteForGood }).click();
  await expect(page.getByText(french.texts.messages.account.deleted)).toBeVisible();
});

// READ-7
test('deleting what another window deleted refetches its list only', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(404, /\/api\/subscribers\/invitations\//));
  const { messages, settings } = english.texts;
  await signInByHttp(page, '/en', email);
  await ask(page, 'POST', '/api/subscribers/invitations');
  const other = await context.newPage();
  const revoke = async (window: Page) => {
    await window.getByRole('button', { name: new RegExp(`^${settings.revoke}`) }).click();
    const question = window.getByRole('alertdialog');
    await question.getByRole('button', { name: settings.revoke }).click();
    await expect(window.getByText(messages.invitations.revoked)).toBeVisible();
  };
  for (const window of [page, other]) {
    await window.goto('/en/app/settings');
    await expect(window.getByText(settings.noReaders)).toBeVisible();
    await expect(window.getByText(settings.noAuthors)).toBeVisible();
    await expect(window.getByText(settings.invitations, { exact: true })).toBeVisible();
  }
  await revoke(other);
  const asked = requestsOf(page, '/api/subscribers/invitations');
  const unasked = ['/api/subscribers', '/api/subscriptions', '/api/objectives/current'].map(
    (path) => requestsOf(page, path),
  );
  await revoke(page);
  await expect(page.getByText(settings.invitations, { exact: true })).toBeHidden();
  await expect.poll(() => asked.length).toBe(1);
  expect(unasked.flat()).toEqual([]);
});
