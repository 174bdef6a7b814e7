import { editor, expect, languages, makeJournal, openHome, test, type Page } from './test.ts';

const [, english] = languages;

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

// DOC-24
test('a journal is deleted with its words', async ({ page, email }) => {
  const { texts } = english;
  await openHome(page, '/en', email);
  const { id } = await makeJournal(page);
  await page.goto(`/en/app/projects/${id}`);
  await page.getByRole('button', { name: texts.journal.begin }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Rain all day.');
  await choose(page, 'Actions for Carnet', texts.common.delete);
  await page.getByRole('button', { name: texts.projects.deleteConfirm }).click();
  await expect(page.getByText(texts.projects.emptyTitle)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(texts.messages.projects.deleted)).toBeVisible();
  await expect(page.getByText(texts.goneWords.title)).toBeHidden();
});
