import { expect, languages, signInByHttp, test } from './test.ts';

const [french] = languages;

// DOC-23
test('Back closes a dialog on a freshly loaded page @again', async ({ page, email }) => {
  const { texts } = french;
  await signInByHttp(page, '', email);
  await page.goto('/faq');
  await page.goto('/app/projects');
  const field = page.getByRole('textbox', { name: texts.projects.name });
  const question = page.getByRole('alertdialog', { name: texts.formDialog.discardNew.project });
  await page.getByRole('button', { name: texts.projects.new }).click();
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL('/app/projects');

  await page.getByRole('button', { name: texts.projects.new }).click();
  await field.fill('La Maison');
  const isGuarded = () => page.evaluate(() => history.state.isUnderDialog !== true);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect.poll(isGuarded).toBe(true);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect.poll(isGuarded).toBe(true);
  await expect(field).toHaveValue('La Maison');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: texts.formDialog.discard }).click();
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: texts.palette.label })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: texts.palette.label })).toBeHidden();
  await expect.poll(isGuarded).toBe(true);
  await expect(page).toHaveURL('/app/projects');

  // Without a dialog one step leaves the page.
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});
