import type { BrowserContext } from '@playwright/test';
import { failed } from './complaints.ts';
import { networkTest as test } from './network-test.ts';
import {
  deleteRemotely,
  editor,
  expect,
  languages,
  openNewDocument,
  requestsOf,
  startSession,
  type Page,
  type Texts,
} from './test.ts';

const [french] = languages;

/** The text can be taken along, and the page says so. */
async function expectCopied(page: Page, context: BrowserContext, texts: Texts, text: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.saving.copy }).click();
  await expect(main.getByRole('button', { name: texts.saving.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
}

// SAVE-34
test('words in a remotely deleted document stay on the page', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed(404, /\/api\/documents\//));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  const path = `/api/documents/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`;
  await deleteRemotely(page, path);
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
