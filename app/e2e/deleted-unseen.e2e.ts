import { failed } from './complaints.ts';
import { ask, expect, fill, languages, makeJournal, openHome, test, type Page } from './test.ts';
import { projectWith } from './project-with.ts';

const [french] = languages;
const words = /\b3\s(?:mots|words)/u;

/** Writes three words in a document, as another window does; its session has to live. */
const writeRemotely = (page: Page, documentId: string) =>
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

// DOC-22
test('nothing changed remotely is deleted unseen @again', async ({ page, email, complaints }) => {
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
  await writeRemotely(page, one);
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
    await writeRemotely(page, two);
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
  await writeRemotely(page, entry.id);
  await question.getByRole('button', { name: texts.journal.delete }).click();
  await expect(question.getByText(journalEntries.changedBeforeDeletion)).toBeVisible();
  await expect(question).toContainText(words);
  await question.getByRole('button', { name: texts.journal.delete }).click();
  await expect(question).toBeHidden();
  await expect(day).toHaveCount(0);
});
