import { failed } from './complaints.ts';
import {
  ask,
  deleteRemotely,
  expect,
  languages,
  openHome,
  overtake,
  test,
  type Page,
} from './test.ts';
import { projectWith } from './project-with.ts';

const [french, english] = languages;

type Summary = { id: string; title: string; projectName: string };

const rows = (page: Page) => page.getByRole('main').getByRole('row').getByRole('link');

// DOC-11, DOC-21, DOC-22, SESSION-25
test('a stale change succeeds when resent', async ({ page, email, complaints }) => {
  complaints.expect(failed(412, /\/(documents|projects)\//));
  const { texts } = french;
  await openHome(page, '', email);
  const projectId = await projectWith(page, 'La Maison', ['un', 'deux']);
  await page.goto(`/app/projects/${projectId}`);
  await expect(rows(page)).toHaveText(['un', 'deux']);
  const { items } = await ask<{ items: Summary[] }>(
    page,
    'GET',
    `/api/documents?projectId=${projectId}`,
  );
  const [first] = items;
  const path = `/api/documents/${first?.id}`;
  await page.getByRole('row', { name: 'un' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.project.edit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('premier');
  await ask(page, 'POST', `${path}/move`, { projectId, after: items[1]?.id ?? null });
  // The list behind the dialog shows it already; the writer has not seen it.
  // A list that was read a moment ago is not read again yet.
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    const behind = page.locator('main [role=row] a');
    await expect(behind).toHaveText(['deux', 'un'], { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(texts.messages.documents.changedRemotely);
  await expect(dialog.getByRole('textbox')).toHaveValue('premier');
  await dialog.getByRole('button', { name: texts.common.save }).click();
  await expect(rows(page)).toHaveText(['deux', 'premier']);

  await overtake(page, 'DELETE', path, () => ask(page, 'PATCH', path, { title: 'ailleurs' }));
  await page.getByRole('row', { name: 'premier' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.common.delete }).click();
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: texts.project.deleteDocumentConfirm });
  await confirm.click();
  await expect(question.getByText(texts.messages.documents.changedBeforeDeletion)).toBeVisible();
  await expect(question).toContainText('ailleurs');
  await confirm.click();
  await expect(rows(page)).toHaveText(['deux']);

  await page.getByRole('link', { name: texts.project.back }).click();
  const project = page.getByRole('list', { name: texts.projects.title }).getByRole('listitem');
  await expect(project).toContainText('La Maison');
  const projectPath = `/api/projects/${projectId}`;
  await overtake(page, 'DELETE', projectPath, () =>
    ask(page, 'PATCH', projectPath, { name: 'Le Jardin' }),
  );
  await project.getByRole('button').click();
  await page.getByRole('menuitem', { name: texts.common.delete }).click();
  const confirmProject = question.getByRole('button', { name: texts.projects.deleteConfirm });
  await confirmProject.click();
  await expect(question.getByText(texts.messages.projects.changedBeforeDeletion)).toBeVisible();
  await expect(question).toContainText('Le Jardin');
  await confirmProject.click();
  await expect(page.getByText(texts.projects.emptyTitle)).toBeVisible();
});

// DOC-20
test('a remotely moved document stays in place', async ({ page, email, complaints }) => {
  complaints.expect(failed(412, /\/move/), failed(404, /\/move/));
  const { texts } = english;
  await openHome(page, '/en', email);
  const projectId = await projectWith(page, 'The House', ['one', 'two', 'three']);
  await page.goto(`/en/app/projects/${projectId}`);
  await expect(rows(page)).toHaveText(['one', 'two', 'three']);
  const list = `/api/documents?projectId=${projectId}`;
  const [one, , three] = (await ask<{ items: Summary[] }>(page, 'GET', list)).items;
  const moveDown = async (title: string) => {
    await page.getByRole('row', { name: title }).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: texts.project.moveDown }).click();
  };
  const move = `/api/documents/${one?.id}/move`;
  await overtake(page, 'POST', move, () =>
    ask(page, 'POST', move, { projectId, after: three?.id }),
  );
  await moveDown('one');
  await expect(page.getByText(texts.messages.documents.orderChanged)).toBeVisible();
  await expect(rows(page)).toHaveText(['two', 'three', 'one']);

  const address = `/api/documents/${three?.id}`;
  await overtake(page, 'POST', `${address}/move`, () => deleteRemotely(page, address));
  await moveDown('three');
  await expect(page.getByText(texts.messages.documents.moveFailed)).toBeVisible();
  await expect(rows(page)).toHaveText(['two', 'one']);
});
