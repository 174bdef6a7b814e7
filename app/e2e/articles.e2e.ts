import { expect, requestsOf, test } from './test.ts';
import { comeToLife } from './come-to-life.ts';

// PAGE-29
test('hydration refetches no prerendered articles', async ({ page }) => {
  const asked = requestsOf(page, '/api/articles');
  for (const path of ['/', '/articles']) {
    await page.goto(path);
    await comeToLife(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Écritoire', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(asked).toEqual([]);
});
