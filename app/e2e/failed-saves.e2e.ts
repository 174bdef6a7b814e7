import type { BrowserContext } from '@playwright/test';
import { failed } from './complaints.ts';
import { networkTest as test } from './network-test.ts';
import {
  ask,
  deleteElsewhere,
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
  paragraphsOnServer,
  requestsOf,
  startSession,
  type Page,
  type Texts,
} from './test.ts';

const [french, english] = languages;

/** The text can be taken along, and the page says so. */
async function expectCopied(page: Page, context: BrowserContext, texts: Texts, text: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.saving.copy }).click();
  await expect(main.getByRole('button', { name: texts.saving.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
}

const paragraphs = /^\/api\/documents\/[^/]+\/paragraphs$/;

test('a failing server is told, the words are kept, and saving now works once it is well @again', async ({
  page,
  context,
  email,
  network,
  complaints,
}) => {
  complaints.expect(failed(500, /\/paragraphs/));
  const { texts } = french;
  await page.clock.install();
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  // Time stands still: nothing is tried again but by the press.
  await page.clock.pauseAt(Date.now() + 60_000);
  network.fail('PATCH', paragraphs, 500);
  await page.keyboard.type('Gardé.');
  await page.clock.runFor(1000);
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await expect(bar.getByText(texts.messages.paragraphs.updateFailed).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[data-state="error"]')).toBeVisible();
  // Said by the bar; at the title it is read out only.
  await expect(
    page.getByRole('main').getByText(texts.messages.paragraphs.updateFailed),
  ).toHaveCount(1);
  await expectCopied(page, context, texts, 'Gardé.');
  await editor(page).press('Control+End');
  await page.keyboard.type(' Et encore.');
  network.heal();
  await bar.getByRole('button', { name: texts.errorPage.retry }).click();
  await expect.poll(() => paragraphsOnServer(page)).toEqual(['Gardé.']);
  await page.clock.resume();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Gardé. Et encore.']);
});

test('what was refused once is sent again by Ctrl+S, and from the session bar @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  complaints.expect(failed(422, /\/paragraphs/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  const again = bar.getByRole('button', { name: texts.errorPage.retry });

  network.fail('PATCH', paragraphs, 422, 1);
  await page.keyboard.type('Gardé.');
  await expect(again).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Gardé.']);
  await expect(again).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  network.fail('PATCH', paragraphs, 422, 1);
  await page.keyboard.type(' Encore.');
  await again.click();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Gardé. Encore.']);
  await expect(editor(page)).toBeFocused();
});

test('an answer lost on its way back neither loses nor doubles a word @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  complaints.expect(failed('offline', /\/paragraphs/));
  const { texts } = english;
  await openNewDocument(page, english, email);
  await startSession(page, texts);
  network.fail('PATCH', paragraphs, 'answerLost', 1);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') keys.push(request.headers()['idempotency-key']);
  });
  await page.keyboard.type('Once and only once.');
  await expect.poll(() => keys[1], { message: 'a batch is sent again' }).toBeDefined();
  await expectSaved(page, texts);
  // Words of after the loss may go in a batch of their own; the lost one goes twice, and no more.
  expect(keys.filter((key) => key === keys[0])).toHaveLength(2);
  expect(await paragraphsOnServer(page)).toEqual(['Once and only once.']);
  const { session } = await ask<{ session: { stats: object } }>(page, 'GET', '/api/sessions/live');
  expect(session.stats).toMatchObject({ words: 4, wordsRemoved: 0, paragraphs: 1 });
});

test('a stop waits for the text: when it cannot be saved, the session goes on @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  complaints.expect(failed(500, /\/paragraphs/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  network.fail('PATCH', paragraphs, 500);
  await page.keyboard.type('Pas encore.');
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await bar.getByRole('button', { name: texts.session.stop }).click();
  await expect(bar).toContainText(texts.messages.writingSessions.textNotSaved);
  await expect(editor(page)).toBeFocused();
  network.heal();
  await bar.getByRole('button', { name: texts.session.stop }).click();
  await expect(page.getByRole('dialog', { name: texts.review.title })).toBeVisible();
  expect(await paragraphsOnServer(page)).toEqual(['Pas encore.']);
});

test('words typed into a document deleted elsewhere stay on the page, and the session can stop', async ({
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
  const saves = requestsOf(page, `${path}/paragraphs`);
  await page.keyboard.type('Trop tard.');
  await expect(page.getByRole('alert')).toContainText(texts.saving.gone);
  await expect(editor(page)).toHaveText('Trop tard.');
  await expectCopied(page, context, texts, 'Trop tard.');
  await page
    .getByRole('region', { name: texts.session.barLabel })
    .getByRole('button', { name: texts.session.stop })
    .click();
  const review = page.getByRole('dialog', { name: texts.review.title });
  await review.getByRole('button', { name: texts.review.later }).click();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByText(texts.document.readOnlyText)).toBeHidden();
  expect(saves).toHaveLength(1);
});

test('the address of a document deleted elsewhere offers the words that are kept of it, by its name @again', async ({
  page,
  email,
  complaints,
}) => {
  const { prefix, texts } = english;
  complaints.expect(
    failed(404, /\/api\/documents/),
    failed('offline', /\/paragraphs/),
    /ApiError: HTTP 404/,
  );
  await openNewDocument(page, english, email);
  await startSession(page, texts);
  const address = page.url();
  const path = `/api/documents/${new URL(address).pathname.split('/').at(-1) ?? ''}`;
  // Left before the server had it: nobody has said yet that the document is gone.
  await page.route(/\/paragraphs$/, (route) => route.abort());
  await page.keyboard.type('Trop tard.');
  await expect(page.getByText(texts.saving.unreachable).first()).toBeVisible();
  await deleteElsewhere(page, path);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.goneWords.pageTitle);
  const offer = page.getByRole('status').filter({ hasText: 'Chapitre premier' });
  await expect(offer).toContainText('Trop tard.');
  await offer.getByRole('button', { name: texts.goneWords.drop }).click();
  await page
    .getByRole('alertdialog', { name: texts.goneWords.dropTitle })
    .getByRole('button', { name: texts.goneWords.drop })
    .click();
  await expect(page).toHaveURL(`${prefix}/app/documents`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(address);
  await expect(page.getByText(texts.errorPage.notFoundTitle)).toBeVisible();
});
