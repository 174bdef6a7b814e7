import { failed } from './complaints.ts';
import { ask, chooseInAccount, expect, languages, signInByHttp, test } from './test.ts';

const [, english] = languages;

// DOC-10
test('a failed profile form keeps its input', async ({ page, email, complaints }) => {
  const path = /\/api\/auth\/profile/;
  complaints.expect(failed('offline', path), failed(412, path));
  const { common, messages, profile } = english.texts;
  await signInByHttp(page, '/en', email);
  await page.goto('/en/app/profile');
  const bio = page.getByRole('textbox', { name: profile.bio });
  const save = page.getByRole('button', { name: common.save });
  await bio.fill('Novels.');
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(messages.auth.toasts.updateProfileFailed)).toBeVisible();
  await page.context().setOffline(false);
  await ask(page, 'PATCH', '/api/auth/profile', { bio: 'Poems.' });
  await save.click();
  await expect(page.getByText(messages.profile.changedRemotely)).toBeVisible();
  await expect(bio).toHaveValue('Novels.');
  await save.click();
  await expect(page.getByText(messages.profile.updated)).toBeVisible();
  expect(await ask(page, 'GET', '/api/auth/me')).toMatchObject({ bio: 'Novels.' });
});

// SESSION-41
test('an unsaved biography asks before leaving', async ({ page, email }) => {
  const { prefix, texts } = english;
  const { formDialog, navigation, profile } = texts;
  await signInByHttp(page, prefix, email);
  await page.goto(`${prefix}/app/home`);
  const link = (label: string) =>
    page.getByRole('navigation').getByRole('link', { name: label, exact: true });
  await chooseInAccount(page, texts, email, navigation.profile);
  const bio = page.getByRole('textbox', { name: profile.bio });
  await bio.pressSequentially('La nuit.');
  const question = page.getByRole('alertdialog', { name: formDialog.discardTitle });

  await link(navigation.projects).click();
  await question.getByRole('button', { name: formDialog.keep }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await page.goBack();
  await expect(question).toBeVisible();
  // The address is restored a moment after the question.
  await expect(page).toHaveURL(/\/app\/profile$/);
  // Back puts away what stands over the page.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(bio).toHaveValue('La nuit.');

  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.assign('about:blank'));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;

  await link(navigation.projects).click();
  await question.getByRole('button', { name: formDialog.discard, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/projects$/);

  // What is as it was, or saved, asks nothing.
  await chooseInAccount(page, texts, email, navigation.profile);
  await bio.fill('Le jour.');
  await page.getByRole('button', { name: texts.common.save }).click();
  await expect(page.getByText(texts.messages.profile.updated)).toBeVisible();
  await bio.press('End');
  await page.keyboard.type('?');
  await page.keyboard.press('Backspace');
  await link(navigation.projects).click();
  await expect(page).toHaveURL(/\/app\/projects$/);
});

// SESSION-41
test('Back asks on a directly loaded profile @again', async ({ page, email }) => {
  const { prefix, texts } = english;
  await signInByHttp(page, prefix, email);
  await page.goto(`${prefix}/faq`);
  await page.goto(`${prefix}/app/profile`);
  const bio = page.getByRole('textbox', { name: texts.profile.bio });
  await bio.pressSequentially('La nuit.');
  const question = page.getByRole('alertdialog', { name: texts.formDialog.discardTitle });
  const isGuarded = () => page.evaluate(() => history.state.isUnderDialog !== true);
  // Not every browser asks on its own before a document unloads.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await page.goBack();
  await expect(question).toBeVisible();
  await expect.poll(isGuarded).toBe(true);
  await question.getByRole('button', { name: texts.formDialog.keep }).click();
  await expect(bio).toHaveValue('La nuit.');
  await page.goBack();
  await expect(question).toBeVisible();
  await expect.poll(isGuarded).toBe(true);
  await question.getByRole('button', { name: texts.formDialog.discard, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/faq`);
  expect(asked).toEqual([]);
});
