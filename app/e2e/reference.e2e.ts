import { operations } from '@ecritoire/contracts';
import { expect, test } from './test.ts';

// SERVER-47, SERVER-48
test('the reference is searched by keyboard on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
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
  await search.fill('no such words as these zebras');
  await expect(page.getByText('0 found')).toBeVisible();
  await search.fill('numberTooSmall errors');
  await expect(found.first()).toHaveText('Field errors');
  await search.fill('saveparagraphs');
  await search.press('Enter');
  await expect(page).toHaveURL(/#tag\/documents\/operation\/saveParagraphs$/);
  await expect(page.locator('[id$="/operation/saveParagraphs"]')).toBeInViewport();
  await expect(page.locator(':focus')).toHaveText('Write text; all changes are accepted, or none');
  await expect(found).toHaveCount(0);

  const width = () => page.locator('header').evaluate(({ scrollWidth }) => scrollWidth);
  const focused = page.locator(':focus');
  await search.fill('publish');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  expect(await width()).toBe(320);
  await search.press('Enter');
  await expect(focused).toHaveText('Publish an ended session or a draft, with its review');
  await expect(focused).toHaveCSS('outline-style', 'solid');

  const contents = page.getByRole('navigation', { name: 'Contents' });
  await search.focus();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Contents');
  await page.keyboard.press('Enter');
  await expect(contents).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Requests');
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
  await expect(focused).toHaveText('Contents');
  await page.keyboard.press('Enter');
  await contents.getByRole('link', { name: 'openJournalEntry' }).press('Enter');
  await expect(contents).toBeHidden();
  await expect(page).toHaveURL(/#tag\/journal\/operation\/openJournalEntry$/);
  await expect(focused).toHaveText(
    'Open the entry of a day, which is made when it is not there yet',
  );
  await expect(focused).toBeInViewport();
});

// SERVER-46, SERVER-47
test('the reference is complete and self-contained', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  const answer = await page.goto('/docs');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-');

  await expect(page).toHaveTitle(/Écritoire/);
  const heading = page.getByRole('heading', { name: /Écritoire \(\d/ });
  const body = page.locator('body');
  // All operations are drawn in one task, which takes long on a busy machine.
  const timeout = 60_000;
  await expect(heading).toHaveCSS('color', 'rgb(232, 232, 232)', { timeout });
  await expect(body).toHaveCSS('background-color', 'rgb(28, 28, 28)');
  // The system changes its mind.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(heading).toHaveCSS('color', 'rgb(51, 51, 51)', { timeout });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const drawn = await page
    .locator('[id*="/operation/"]')
    .evaluateAll((all) => all.map(({ id }) => id));
  const names = drawn.map((id) => id.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(Object.keys(operations)));
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
