import { ask, editor, expect, languages, openHome, test } from './test.ts';

const [french, english] = languages;

test('the list of commands finds any document by its title @again', async ({ page, email }) => {
  const { prefix, texts } = french;
  await openHome(page, prefix, email);
  const project = await ask<{ id: string }>(page, 'POST', '/api/projects', {
    name: 'La Maison de l’estuaire',
    type: 'plain',
  });
  const titles = ['Le cœur', ...Array.from({ length: 21 }, (_, place) => `Page ${place}`)];
  for (const title of titles) {
    await ask(page, 'POST', '/api/documents', { projectId: project.id, title, language: 'fr' });
  }
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: texts.palette.label });
  await expect(commands.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('coeur le');
  await expect(commands.getByRole('menuitem', { name: 'Le cœur' })).toBeVisible();
  await expect(commands.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le cœur');
  await page.keyboard.press('Control+k');
  await expect(commands.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nulle part');
  await expect(commands.getByText(texts.palette.empty)).toBeVisible();
});

test('anything can be gone to and done from the list of commands, and ? lists the keys @again', async ({
  page,
  email,
}) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  const commands = page.getByRole('dialog', { name: texts.palette.label });
  const run = async (letters: string) => {
    await page.keyboard.press('Control+k');
    await expect(commands.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(letters);
    await expect(commands.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(commands).toBeHidden();
  };

  await run('new document');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: texts.project.documentTitle })).toBeFocused();
  await page.keyboard.type('By commands');
  await page.keyboard.press('Tab');
  await page.keyboard.type('All by keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By commands');
  await expect(editor(page)).toBeVisible();

  await run('start a session');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Is it so?');
  await expect(editor(page)).toHaveText('Is it so?');
  await run('pause the');
  await expect(page.getByText(texts.document.pausedText)).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: texts.shortcuts.title });
  await expect(shortcuts).toContainText('Ctrl+K');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await run('dark');
  await expect(page.locator('html')).toHaveAttribute('data-colour-mode', 'dark');
  await run('calendar');
  await expect(page).toHaveURL(/\/en\/app\/calendar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await run('french');
  await expect(page).toHaveURL(/\/app\/calendar$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});
