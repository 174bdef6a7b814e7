import { failed } from './complaints.ts';
import {
  ask,
  deleteElsewhere,
  editor,
  expect,
  fill,
  languages,
  makeJournal,
  openHome,
  test,
  type Page,
  type Texts,
} from './test.ts';
import { projectWith } from './project-with.ts';

const [french, english] = languages;
const words = /\b3\s(?:mots|words)/u;

/** Writes three words in a document, as another window does; its session has to live. */
const writeElsewhere = (page: Page, documentId: string) =>
  ask(page, 'PATCH', `/api/documents/${documentId}/paragraphs`, {
    changes: [
      {
        operation: 'put',
        id: crypto.randomUUID(),
        parentVersion: 0,
        position: 'a0',
        type: 'paragraph',
        content: [{ text: 'Pluie sans fin', marks: [] }],
      },
    ],
  });

/** Asks to delete the page of the day. */
async function askToDelete(page: Page, { journal }: Texts) {
  const name = fill(journal.actions, { day: '' });
  await page.getByRole('main').getByRole('article').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: journal.delete }).click();
}

test('nothing that was written in elsewhere is deleted before it is shown so', async ({
  page,
  email,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(failed(412, /\/(documents|projects)\//));
  await openHome(page, prefix, email);
  const projectId = await projectWith(page, 'La Maison', ['un', 'deux']);
  const list = `/api/documents?projectId=${projectId}`;
  const { items } = await ask<{ items: { id: string }[] }>(page, 'GET', list);
  const [one = '', two = ''] = items.map(({ id }) => id);
  await ask(page, 'POST', '/api/sessions', { documentId: one, timeZone: 'Europe/Paris' });
  const question = page.getByRole('alertdialog');
  const { documents, projects, journalEntries } = texts.messages;

  await page.goto(`${prefix}/app/projects/${projectId}`);
  await page.getByRole('row', { name: 'un' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.common.delete }).click();
  await expect(question).not.toContainText(words);
  await writeElsewhere(page, one);
  const confirm = question.getByRole('button', { name: texts.project.deleteDocumentConfirm });
  await confirm.click();
  await expect(question.getByText(documents.changedBeforeDeletion)).toBeVisible();
  await expect(question).toContainText(words);
  await confirm.click();
  await expect(page.getByRole('main').getByRole('row').getByRole('link')).toHaveText(['deux']);

  for (const path of [`/app/projects/${projectId}`, '/app/projects']) {
    await page.goto(`${prefix}${path}`);
    const actions = fill(texts.projects.actions, { name: 'La Maison' });
    await page.getByRole('main').getByRole('button', { name: actions }).click();
    await page.getByRole('menuitem', { name: texts.common.delete }).click();
    await expect(question).toBeVisible();
    await writeElsewhere(page, two);
    await question.getByRole('button', { name: texts.projects.deleteConfirm }).click();
    await expect(question.getByText(projects.changedBeforeDeletion)).toBeVisible();
    await question.getByRole('button', { name: texts.common.cancel }).click();
    await expect(question).toBeHidden();
  }

  const { id: journalId } = await makeJournal(page);
  const entryPath = `/api/projects/${journalId}/entries/2026-01-05`;
  const body = { language: 'fr', timeZone: 'Europe/Paris' };
  const entry = await ask<{ id: string }>(page, 'PUT', entryPath, body);
  await page.goto(`${prefix}/app/projects/${journalId}`);
  const listLabel = fill(texts.journal.listLabel, { name: 'Carnet' });
  const day = page.getByRole('region', { name: listLabel }).getByRole('article');
  await day.getByRole('button').click();
  await page.getByRole('menuitem', { name: texts.journal.delete }).click();
  await expect(question).toBeVisible();
  await writeElsewhere(page, entry.id);
  await question.getByRole('button', { name: texts.journal.delete }).click();
  await expect(question.getByText(journalEntries.changedBeforeDeletion)).toBeVisible();
  await expect(question).toContainText(words);
  await question.getByRole('button', { name: texts.journal.delete }).click();
  await expect(question).toBeHidden();
  await expect(day).toHaveCount(0);
});

test('an entry with the words that were typed a moment ago is deleted at once @again', async ({
  page,
  email,
}) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  const { id } = await makeJournal(page);
  await page.goto(`${prefix}/app/projects/${id}`);
  await page.getByRole('button', { name: texts.journal.begin }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Pluie sans fin');
  await askToDelete(page, texts);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words);
  await question.getByRole('button', { name: texts.journal.delete }).click();
  await expect(page.getByRole('button', { name: texts.journal.begin })).toBeVisible();
  await expect(page.getByText(texts.messages.journalEntries.deleted)).toBeVisible();
});
test('whoever deletes an entry is asked soon, though the server does not say how it is by now @again', async ({
  page,
  email,
}) => {
  const { prefix, texts } = french;
  await openHome(page, prefix, email);
  const { id } = await makeJournal(page);
  await page.goto(`${prefix}/app/projects/${id}`);
  await page.getByRole('button', { name: texts.journal.begin }).click();
  await expect(editor(page)).toBeFocused();
  await page.route(/\/api\/documents\/[^/]+$/, () => {});
  await askToDelete(page, texts);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('what was deleted elsewhere already is gone here all the same @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(404, /\/documents\//));
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  const question = page.getByRole('alertdialog');
  const projectId = await projectWith(page, 'The House', ['one', 'two']);
  const { items } = await ask<{ items: { id: string }[] }>(
    page,
    'GET',
    `/api/documents?projectId=${projectId}`,
  );
  await page.goto(`${prefix}/app/projects/${projectId}`);
  await page.getByRole('row', { name: 'one' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.common.delete }).click();
  await deleteElsewhere(page, `/api/documents/${items[0]?.id}`);
  await question.getByRole('button', { name: texts.project.deleteDocumentConfirm }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByRole('row').getByRole('link')).toHaveText(['two']);

  const { id: journalId } = await makeJournal(page);
  const entryPath = `/api/projects/${journalId}/entries/2026-01-05`;
  const body = { language: 'en', timeZone: 'Europe/Paris' };
  const { id } = await ask<{ id: string }>(page, 'PUT', entryPath, body);
  await page.goto(`${prefix}/app/projects/${journalId}`);
  const name = fill(texts.journal.listLabel, { name: 'Carnet' });
  const day = page.getByRole('region', { name }).getByRole('article');
  await day.getByRole('button').click();
  await page.getByRole('menuitem', { name: texts.journal.delete }).click();
  await expect(question).toBeVisible();
  await deleteElsewhere(page, `/api/documents/${id}`);
  await question.getByRole('button', { name: texts.journal.delete }).click();
  await expect(question).toBeHidden();
  await expect(day).toHaveCount(0);
});
