import { failed } from './complaints.ts';
import { ask, deleteRemotely, expect, fill, languages, openHome, test, type Page } from './test.ts';
import { projectWith } from './project-with.ts';

const [french, english] = languages;

const chapters = ['Le départ', 'La traversée', 'Le retour'];
const links = (page: Page) => page.getByRole('main').getByRole('row').getByRole('link');

// TRASH-2, TRASH-10
test('a deleted chapter is back with two presses', async ({ page, email }) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  const projectId = await projectWith(page, 'La Maison', chapters);
  await page.goto(`${prefix}/app/projects/${projectId}`);
  await page.getByRole('row', { name: 'La traversée' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.common.delete }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('30 days');
  await question.getByRole('button', { name: texts.project.deleteDocumentConfirm }).click();
  await expect(links(page)).toHaveText(['Le départ', 'Le retour']);
  // The first page that one goes to has the way back, too.
  await page.getByRole('link', { name: texts.project.back }).click();
  await page.getByRole('button', { name: texts.messages.trash.undo }).click();
  await expect(page.getByText(texts.messages.trash.restored.document)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'La Maison' }).click();
  await expect(links(page)).toHaveText(chapters);
});

// TRASH-7
test('the trash survives a restarted server @again', async ({
  page,
  email,
  studio,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(failed('offline', /\//));
  await openHome(page, prefix, email);
  const projectId = await projectWith(page, 'La Maison', chapters);
  const list = `/api/documents?projectId=${projectId}`;
  const { items } = await ask<{ items: { id: string }[] }>(page, 'GET', list);
  await deleteRemotely(page, `/api/documents/${items[1]?.id}`);
  await studio.stop();
  await studio.run();
  await page.goto(`${prefix}/app/projects`);
  await page.getByRole('main').getByRole('link', { name: texts.navigation.trash }).click();
  const rows = page.getByRole('list', { name: texts.trash.list }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('La Maison');
  const restore = fill(texts.trash.restoreItem, { title: 'La traversée' });
  await rows.getByRole('button', { name: restore }).click();
  await expect(page.getByText(texts.trash.emptyTitle)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: texts.messages.trash.open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La traversée');
});
