import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { failed } from './complaints.ts';
import { continueAsAgain } from './sign-in-again.ts';
import {
  ask,
  chooseInAccount,
  cookie,
  expect,
  fill,
  languages,
  requestsOf,
  signInByHttp,
  test,
  type Page,
} from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;

test('what is chosen in the settings, and whatever is unsaved by who signs out, is asked about first @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  const question = page.getByRole('alertdialog', { name: texts.formDialog.discardTitle });
  const keep = question.getByRole('button', { name: texts.formDialog.keep });
  await signInByHttp(page, '', email);
  await page.goto('/app/settings');
  const saturday = page.getByRole('radio', { name: texts.settings.saturday });
  await page.getByText(texts.settings.saturday, { exact: true }).click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts.navigation.projects, exact: true })
    .click();
  await keep.click();
  await expect(saturday).toBeChecked();
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  await keep.click();
  await expect(saturday).toBeChecked();
  await chooseInAccount(page, texts, email, texts.navigation.signOut);
  await question.getByRole('button', { name: texts.formDialog.discard, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('an invited reader signs in, accepts and reads what subscribers may @again', async ({
  page: author,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(404, /\/api\/subscriptions\/preview/));
  const { settings, invitation } = french.texts;
  await signInByHttp(author, '', email);
  const shown = { text: 'Il pleut.', title: 'Pluie', visibility: 'team' } as const;
  await writtenSession(author, { ...shown, outcome: 'publish' });
  await author.goto('/app/settings');
  await author.getByRole('button', { name: settings.invite }).click();
  const link = await author.getByRole('textbox', { name: settings.link }).inputValue();
  await author.getByRole('button', { name: settings.done }).click();
  await expect(author.getByText(settings.invitations, { exact: true })).toBeVisible();

  const reader = await openBrowser();
  const addresses: string[] = [];
  reader.on('request', (request) => addresses.push(request.url()));
  await reader.goto(link);
  await reader.getByRole('button', { name: invitation.signIn }).click();
  await reader.getByRole('textbox').fill(`reader-of-${email}`);
  await reader.getByRole('textbox').press('Enter');
  await reader.getByRole('button', { name: invitation.accept }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toBeFocused();
  await reader.getByRole('link', { name: 'Pluie' }).click();
  await expect(reader.getByText('Il pleut.')).toBeVisible();
  // From home they find it again by themselves.
  await reader.goto('/app/home');
  const name = email.split('@')[0] ?? '';
  await reader.getByRole('link', { name }).click();
  await expect(reader).toHaveURL(/\/app\/authors\//);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(name);
  await expectAccessible(reader, 'an author');
  await reader.getByRole('link', { name: 'Pluie' }).click();
  await expect(reader.getByText('Il pleut.')).toBeVisible();
  await reader.goto('/app/settings');
  await reader.getByRole('link', { name }).click();
  await expect(reader.getByRole('link', { name: 'Pluie' })).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(invitation.invalidHeading);
  // Neither a log nor a referrer has what follows the sign.
  const [, token = ''] = link.split('#');
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(addresses.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
});

test('an author whose invitations are all open is told to take one back @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(409, /\/api\/subscribers\/invitations/));
  const { messages, settings } = french.texts;
  await signInByHttp(page, '', email);
  for (let open = 0; open < 50; open += 1) await ask(page, 'POST', '/api/subscribers/invitations');
  await page.goto('/app/settings');
  await page.getByRole('button', { name: settings.invite }).click();
  await expect(page.getByText(messages.invitations.tooMany)).toBeVisible();
});

test('an account leaves with a file of all it holds, once its address has been typed @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(422, /\/api\/account\/deletion/));
  const { settings, messages } = french.texts;
  await signInByHttp(page, '', email);
  // With a session under way, which goes with the account.
  await ask(page, 'POST', '/api/sessions', { timeZone: 'Europe/Paris' });
  await page.goto('/app/settings');
  await expect(page.getByRole('region', { name: french.texts.session.barLabel })).toBeVisible();
  await page.getByRole('button', { name: settings.cookiesOpen }).click();
  await page.getByRole('button', { name: french.texts.cookies.refuse }).click();
  await expect(page.getByText(messages.cookies.kept)).toBeVisible();
  await expect(page.getByRole('button', { name: settings.cookiesOpen })).toBeFocused();
  const kept = await page.context().cookies();
  expect(kept.find(({ name }) => name === 'cookieConsent')?.value).toContain('allowed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: settings.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ecritoire-\d{4}-\d\d-\d\d\.json$/);
  const { user } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(user).toMatchObject({ email });

  // What was not saved, here or in another tab, has nobody left to be asked about.
  const questions: string[] = [];
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    tab.on('dialog', (question) => {
      questions.push(question.type());
      void question.dismiss();
    });
  }
  await other.goto('/app/profile');
  await other.getByRole('textbox', { name: french.texts.profile.bio }).fill('La nuit.');
  await page.bringToFront();
  await page.getByText(settings.saturday, { exact: true }).click();
  await page.getByRole('button', { name: settings.deleteAccount }).click();
  const typed = page.getByRole('textbox', { name: fill(settings.typeEmail, { email }) });
  await expect(typed).toBeFocused();
  await page.keyboard.type(`not-${email}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.account.emailMismatch)).toBeVisible();
  await expect(typed).toBeFocused();
  await typed.fill(email.toUpperCase());
  await page.getByRole('button', { name: settings.deleteForGood }).click();

  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText(messages.account.deleted)).toBeVisible();
  expect(await cookie(page, 'authToken')).toBeUndefined();
  expect(await cookie(page, 'refreshToken')).toBeUndefined();
  await expect(other).toHaveURL(/:\d+\/$/);
  expect(questions).toEqual([]);
});

test('an export and a deletion resume after their sign-in', async ({ page, email, complaints }) => {
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
  await refuseOnce('**/api/account/export');
  await page.getByRole('button', { name: settings.export }).click();
  const download = page.waitForEvent('download');
  await signInAgain();
  expect((await download).suggestedFilename()).toMatch(/^ecritoire-/);
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

test('a device signed out elsewhere asks to sign in again @again', async ({
  page,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  const { settings, expired } = french.texts;
  await signInByHttp(page, '', email);
  const lost = await openBrowser();
  await signInByHttp(lost, '', email);
  await lost.goto('/app/home');
  await page.goto('/app/settings');
  const name = fill(settings.endDeviceNamed, { name: settings.unknownDevice });
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: settings.endDevice }).click();
  await expect(page.getByText(french.texts.messages.devices.ended)).toBeVisible();
  await lost
    .getByRole('link', { name: french.texts.navigation.projects, exact: true })
    .first()
    .click();
  await expect(lost.getByText(expired.title).first()).toBeVisible();
});

test('what had ended in another window is ended, and nothing is asked for but its list', async ({
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
