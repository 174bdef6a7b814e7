import {
  deleteElsewhere,
  editor,
  expect,
  languages,
  makeJournal,
  openHome,
  overtake,
  test,
  type Page,
} from './test.ts';
import { failed } from './complaints.ts';
import { projectWith } from './project-with.ts';

const [french, english] = languages;

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a project is renamed, described and deleted from its own page @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openHome(page, '', email);
  const id = await projectWith(page, 'La Maison', ['un']);
  await projectWith(page, 'Nouvelles', []);
  await page.goto(`/app/projects/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('La Maison');

  await choose(page, 'Actions pour La Maison', texts.projects.edit);
  const [name, description] = await page.getByRole('dialog').getByRole('textbox').all();
  await name?.fill('Le Phare');
  await description?.fill('Un roman de mer.');
  await page.getByRole('button', { name: texts.common.save }).click();
  await expect(heading).toHaveText('Le Phare');
  await expect(page.getByText('Un roman de mer.')).toBeVisible();
  await expect(page.getByText(texts.messages.projects.updated)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions pour Le Phare' })).toBeFocused();

  await choose(page, 'Actions pour Le Phare', texts.common.delete);
  await expect(page.getByRole('alertdialog')).toContainText('1 document');
  await page.getByRole('button', { name: texts.projects.deleteConfirm }).click();
  await expect(page).toHaveURL(/\/app\/projects$/);
  await expect(heading).toHaveText(texts.projects.title);
  await expect(heading).toBeFocused();
  await expect(page.getByText(texts.messages.projects.deleted)).toBeVisible();
  const list = page.getByRole('list', { name: texts.projects.title });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(id));
});

test('whoever deletes a project that is deleted elsewhere already goes on in the list all the same @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(404, /\/projects\//));
  const { texts } = english;
  await openHome(page, '/en', email);
  const id = await projectWith(page, 'The House', []);
  const path = `/api/projects/${id}`;
  await page.goto(`/en/app/projects/${id}`);
  await overtake(page, 'DELETE', path, () => deleteElsewhere(page, path));
  await choose(page, 'Actions for The House', texts.common.delete);
  await page.getByRole('button', { name: texts.projects.deleteConfirm }).click();
  await expect(page.getByText(texts.projects.emptyTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/projects$/);
  await expect(page.getByText(texts.messages.projects.deleted)).toBeVisible();
});

test('a journal is deleted from its own page, with the words that were typed a moment ago', async ({
  page,
  email,
}) => {
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
