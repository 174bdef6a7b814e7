import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
  paragraphsOnServer,
  startSession,
  test,
} from './test.ts';

const [french, english] = languages;

// SESSION-7
test('words typed while starting are saved', async ({ page, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const start = Promise.withResolvers<void>();
  await page.route('**/api/sessions', async (route) => {
    await start.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: texts.document.startSession }).click();
  await page.keyboard.type('Sans attendre.');
  await expect(editor(page)).toHaveText('Sans attendre.');
  await expect(editor(page)).toBeFocused();
  // Longer than what is typed waits for a pause: a save would be under way by now.
  await expect(page.getByText(texts.saving.saving, { exact: true })).toBeVisible();
  start.resolve();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Sans attendre.']);
});

// SESSION-7
networkTest('words of a failed start wait @again', async ({ page, email, network, complaints }) => {
  const { texts } = english;
  complaints.expect(failed(500, /\/api\/sessions/), failed(409, /\/paragraphs/));
  await openNewDocument(page, english, email);
  const start = Promise.withResolvers<void>();
  await page.route('**/api/sessions', async (route) => {
    await start.promise;
    await route.continue();
  });
  network.fail('POST', /^\/api\/sessions$/, 500);
  await page.getByRole('button', { name: texts.document.startSession }).click();
  await page.keyboard.type('Too soon.');
  start.resolve();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    texts.messages.writingSessions.toasts.startFailed,
  );
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByText(texts.document.waitingWords)).toBeVisible();
  await page.reload();
  await expect(editor(page)).toHaveText('Too soon.');
  network.heal();
  await startSession(page, texts);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Too soon.']);
});

// SESSION-10
test('session changes reach other windows @again', async ({ page, context, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await startSession(page, texts);
  await expect(editor(other)).toHaveAttribute('contenteditable', 'true');
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await bar.getByRole('button', { name: texts.session.pause }).click();
  await expect(other.getByRole('alert')).toContainText(texts.document.pausedRemotely);
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await bar.getByRole('button', { name: texts.session.resume }).click();
  await expect(editor(other)).toHaveAttribute('contenteditable', 'true');
  await bar.getByRole('button', { name: texts.session.stop }).click();
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await expect(other.getByRole('alert')).toContainText(texts.document.endedRemotely);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
