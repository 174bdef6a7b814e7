import { ask, editor, expect, languages, signInByHttp, test, type Page } from './test.ts';
import { writtenSession } from './written-session.ts';

const [{ texts }] = languages;
const { settings } = texts;

async function chooseArchive(page: Page, path: string): Promise<void> {
  await page.goto('/app/settings');
  await page.getByRole('button', { name: settings.importArchive }).click();
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(path);
}

// ACCOUNT-14, ACCOUNT-15, ACCOUNT-17
test('an archive brings texts and sessions to another account', async ({
  page,
  email,
  openBrowser,
}, testInfo) => {
  await signInByHttp(page, '', email);
  const text = 'Une lampe brûlait encore.';
  const written = { text, title: 'La lampe', visibility: 'public', outcome: 'publish' } as const;
  await writtenSession(page, written);
  await page.goto('/app/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: settings.archiveDownload }).click();
  const path = testInfo.outputPath('archive.zip');
  await (await download).saveAs(path);

  const other = await openBrowser();
  await signInByHttp(other, '', `other-${email}`);
  await chooseArchive(other, path);
  const confirm = other.getByRole('button', { name: settings.importConfirm, exact: true });
  await confirm.click();
  await expect(other.getByText(settings.importDone)).toBeVisible();
  await other.getByRole('link', { name: settings.importOpenProjects }).click();
  const main = other.getByRole('main');
  await main.getByRole('link', { name: 'La Maison de l’estuaire' }).click();
  await main.getByRole('link', { name: 'Chapitre premier' }).click();
  await expect(editor(other)).toHaveText(text);
  const sessions = () => ask<{ items: object[] }>(other, 'GET', '/api/sessions');
  const [session, ...more] = (await sessions()).items;
  expect(session).toMatchObject({ title: 'La lampe', visibility: 'private' });
  expect(more).toEqual([]);

  await chooseArchive(other, path);
  await expect(other.getByText(settings.importNothing)).toBeVisible();
  await expect(confirm).toBeHidden();
  expect((await sessions()).items).toEqual([session]);
});
