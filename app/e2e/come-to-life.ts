import { expect, type Page } from './test.ts';

/** The app comes when somebody is about to use the page. */
export async function comeToLife(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}
