import { operations } from '@ecritoire/contracts';
import { expect, test } from './test.ts';

test('the reference page is searched by operation, by message key and by text', async ({
  page,
}) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/docs/openapi.json', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/docs');
  const search = page.getByRole('searchbox', { name: 'Operation or text' });
  const found = page.getByRole('search').getByRole('link');
  await search.fill('paragraphs.conflict');
  typed.resolve();
  await expect(found).toHaveText([/^saveParagraphs · PATCH/]);
  await search.fill('nowhere in any of it');
  await expect(page.getByText('0 found')).toBeVisible();
  await search.fill('numberTooSmall errors');
  await expect(found.first()).toHaveText('Field errors');
  await search.fill('saveparagraphs');
  await search.press('Enter');
  await expect(page).toHaveURL(/#tag\/documents\/operation\/saveParagraphs$/);
  await expect(page.locator('[id$="/operation/saveParagraphs"]')).toBeInViewport();
  await expect(found).toHaveCount(0);
});

test('the reference page shows every operation and opens an answer, asks nobody else and has nothing to complain of', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto('/docs');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-');

  await expect(page).toHaveTitle(/Écritoire/);
  await expect(page.getByRole('heading', { name: /Écritoire \(\d/ })).toBeVisible();
  for (const operationId of Object.keys(operations)) {
    await expect(page.locator(`[id$="/operation/${operationId}"]`)).toBeAttached();
  }
  const objectives = page.locator('[id$="/operation/getCurrentObjectives"]');
  await expect(objectives.getByText('getCurrentObjectives', { exact: true })).toBeVisible();
  const save = page.locator('[id$="/operation/saveParagraphs"]');
  await save.getByRole('button', { name: /^409/ }).click();
  await expect(save.getByText('paragraphs.conflict').first()).toBeAttached();
  await expect(save.getByText('Cache-Control').first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'journal' }).first().click();
  await expect(page).toHaveURL(/#tag\/journal/);
  await expect(page.getByRole('menuitem', { name: 'openJournalEntry' })).toBeVisible();

  const file = page.getByRole('link', { name: 'The contract as one file' });
  const contract = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(await contract.json()).toMatchObject({ openapi: '3.1.0' });

  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('the reference page is a light one, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const search = page.getByRole('searchbox', { name: 'Operation or text' });
  await expect(search).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
