import { expect, type Page, type Texts } from './test.ts';

/** One sentence with one action, words on the device, and no mention of a failure. */
export async function expectOneCalmWord(page: Page, texts: Texts) {
  await expect(page.getByRole('main').locator('[data-state]')).toHaveAttribute(
    'data-state',
    'kept',
  );
  await expect(page.getByRole('main')).toContainText(texts.saving.kept);
  await expect(page.getByRole('alert')).toHaveText([
    `${texts.expired.title}. ${texts.expired.stored}`,
  ]);
  await expect(page.getByText(texts.messages.paragraphs.updateFailed)).toBeHidden();
  await expect(page.getByText(texts.messages.auth.toasts.refreshFailed)).toBeHidden();
}

/** Says who one is to the provider, whose page is there already. */
export async function continueAsAgain(page: Page, email: string) {
  const field = page.locator('#email');
  await field.fill(email);
  await field.press('Enter');
}
