import { failed } from './complaints.ts';
import {
  ask,
  deleteElsewhere,
  expect,
  languages,
  openHome,
  overtake,
  test,
  type Locator,
  type Page,
} from './test.ts';
import { projectWith } from './project-with.ts';

const [french, english] = languages;

type Summary = { id: string; title: string; projectName: string };

const titlesOf = async (page: Page, projectId: string) => {
  const { items } = await ask<{ items: Summary[] }>(
    page,
    'GET',
    `/api/documents?projectId=${projectId}`,
  );
  return items.map(({ title }) => title);
};

const rows = (page: Page) => page.getByRole('main').getByRole('row').getByRole('link');

test('a project keeps its documents in order: dragged, by keys, renamed, moved elsewhere, deleted @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openHome(page, '', email);
  const projectId = await projectWith(page, 'La Maison', ['un', 'deux', 'trois']);
  const other = await projectWith(page, 'Nouvelles', ['zéro']);
  await page.goto(`/app/projects/${projectId}`);
  await expect(rows(page)).toHaveText(['un', 'deux', 'trois']);

  const handles = page.getByRole('row').locator('[slot="drag"]');
  const middleOf = async (handle: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, from] = await middleOf(handles.nth(2));
  const [, to] = await middleOf(handles.nth(0));
  await page.mouse.move(x, from);
  await page.mouse.down();
  await page.mouse.move(x, to + 20, { steps: 6 });
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  // The upper half of the first row is the place before it.
  await page.mouse.move(x, to - 12, { steps: 4 });
  await expect(page.locator('[data-drop-target] + [role=row]')).toContainText('un');
  await page.mouse.up();
  await expect(rows(page)).toHaveText(['trois', 'un', 'deux']);
  await expect.poll(() => titlesOf(page, projectId)).toEqual(['trois', 'un', 'deux']);

  await handles.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['un', 'deux', 'trois']);
  await expect.poll(() => titlesOf(page, projectId)).toEqual(['un', 'deux', 'trois']);

  const choose = async (title: string, action: string) => {
    await page.getByRole('row', { name: title }).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('un', texts.project.edit);
  await page.getByRole('dialog').getByRole('textbox').fill('premier');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['premier', 'deux', 'trois']);

  await choose('deux', texts.project.moveTo);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.project.moveConfirm }).click();
  await expect(rows(page)).toHaveText(['premier', 'trois']);
  await expect.poll(() => titlesOf(page, other)).toEqual(['zéro', 'deux']);

  await choose('trois', texts.common.delete);
  await expect(page.getByRole('alertdialog')).toContainText('séances');
  await page.getByRole('button', { name: texts.project.deleteDocumentConfirm }).click();
  await expect(rows(page)).toHaveText(['premier']);
  // The focus has not fallen out of the page with the row it was in.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a change from a window that saw something else says so, and goes through when sent again', async ({
  page,
  email,
  complaints,
}) => {
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
  // The list behind the dialog shows it by now; whoever types has not seen it.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.locator('main [role=row] a')).toHaveText(['deux', 'un']);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(texts.messages.documents.changedElsewhere);
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

test('a document that was moved or deleted elsewhere is not moved, and the list says why', async ({
  page,
  email,
  complaints,
}) => {
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
  await overtake(page, 'POST', `${address}/move`, () => deleteElsewhere(page, address));
  await moveDown('three');
  await expect(page.getByText(texts.messages.documents.moveFailed)).toBeVisible();
  await expect(rows(page)).toHaveText(['two', 'one']);
});
