import { failed } from './complaints.ts';
import {
  ask,
  cookie,
  editor,
  expect,
  fill,
  languages,
  openHome,
  overtake,
  test,
  type Locator,
  type Page,
} from './test.ts';

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

async function projectWith(page: Page, name: string, titles: readonly string[]): Promise<string> {
  const project = await ask<{ id: string }>(page, 'POST', '/api/projects', { name, type: 'plain' });
  for (const title of titles) {
    await ask(page, 'POST', '/api/documents', { projectId: project.id, title, language: 'fr' });
  }
  return project.id;
}

const rows = (page: Page) => page.getByRole('main').getByRole('row').getByRole('link');

test('documents are made with their first project, and found by title and text from the address', async ({
  page,
  email,
}) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  await page.getByRole('link', { name: texts.navigation.documents }).first().click();
  await expect(page.getByText(texts.documents.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: texts.documents.new }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.common.create }).click();
  await expect(dialog.getByRole('textbox', { name: texts.project.documentTitle })).toBeFocused();
  await page.keyboard.type('The Sea at Évreux');
  await dialog.getByRole('textbox', { name: texts.documents.projectName }).fill('Tides');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sea at Évreux');
  await expect(editor(page)).toBeVisible();

  const title = 'The Sea at Évreux';
  const edit = (of: string) =>
    page.getByRole('button', { name: fill(texts.project.editTitle, { title: of }) });
  await edit(title).click();
  await dialog.getByRole('textbox').fill(`${title}, again`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`);
  await expect(edit(`${title}, again`)).toBeFocused();

  // What was begun in English may go on in French: the text is spelt and read as such at once.
  await expect(editor(page)).toHaveAttribute('lang', 'en');
  await edit(`${title}, again`).click();
  await dialog.getByRole('radio', { name: texts.locale.fr }).check({ force: true });
  await dialog.getByRole('button', { name: texts.common.save }).click();
  await expect(editor(page)).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`);
  await page.reload();
  await expect(editor(page)).toHaveAttribute('lang', 'fr');

  await page.getByRole('link', { name: texts.navigation.documents }).first().click();
  const list = page.getByRole('list', { name: texts.documents.listLabel });
  await expect(list.getByRole('listitem')).toContainText('Tides');
  await page.getByRole('searchbox').fill('evreux');
  await expect(page).toHaveURL(/documents\?search=evreux$/);
  await expect(list.locator('mark')).toHaveText('Évreux');
  await page.getByRole('searchbox').fill('lighthouse');
  await expect(page.getByText(/lighthouse/)).toBeVisible();
  await page.getByRole('button', { name: texts.documents.showAll }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  // What was looked for is in the address.
  await page.goto(`${prefix}/app/documents?search=SEA`);
  await expect(page.getByRole('searchbox')).toHaveValue('SEA');
  await expect(list.locator('mark')).toHaveText('Sea');

  // Whatever the interface is in, what an English writer begins is English.
  await page.goto('/app/documents');
  const { documents, project } = french.texts;
  await page.getByRole('main').getByRole('button', { name: documents.new }).click();
  await dialog.getByRole('textbox', { name: project.documentTitle }).fill('An English tale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An English tale');
  await expect(editor(page)).toHaveAttribute('lang', 'en');
});

test('the list of documents can be that of one project, which is in its address', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(404, /\/api\/documents/), /ApiError: HTTP 404/);
  const { texts } = french;
  await openHome(page, '', email);
  const novel = await projectWith(page, 'La Maison', ['un', 'deux']);
  const tales = await projectWith(page, 'Nouvelles', ['zéro']);
  const bare = await projectWith(page, 'Poèmes', []);
  const found = page.getByRole('list', { name: texts.documents.listLabel }).getByRole('listitem');
  const project = page.getByRole('button', { name: texts.documents.project });
  const choose = async (name: string) => {
    await project.click();
    await page.getByRole('option', { name }).click();
  };
  await page.goto('/app/documents');
  await expect(found).toHaveCount(3);
  await choose('La Maison');
  await expect(page).toHaveURL(`/app/documents?projectId=${novel}`);
  await expect(found).toHaveText([/^un/, /^deux/]);
  await page.getByRole('searchbox').fill('deu');
  await expect(found).toHaveText([/^deux/]);
  await page.getByRole('searchbox').fill('deux');
  await expect(page).toHaveURL(`/app/documents?projectId=${novel}&search=deux`);
  await page.goBack();
  await expect(page).toHaveURL(`/app/documents?projectId=${novel}`);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(found).toHaveText([/^un/, /^deux/]);
  await page.getByRole('searchbox').fill('deu');
  await expect(found).toHaveText([/^deux/]);
  await choose('Nouvelles');
  const nothing = fill(texts.documents.nothingTitle, { search: 'deu' });
  await expect(page.getByText(nothing)).toBeVisible();
  await page.goBack();
  await expect(found).toHaveText([/^deux/]);
  await page.reload();
  await expect(project).toContainText('La Maison');
  await expect(found).toHaveText([/^deux/]);
  await page.goto(`/app/documents?projectId=${tales}&utm_source=lettre`);
  await expect(found).toHaveText([/^zéro/]);
  await page.goto(`/app/documents?projectId=${bare}`);
  await expect(page.getByText(texts.documents.projectEmptyText)).toBeVisible();
  await page.getByRole('button', { name: texts.documents.showAll }).click();
  await expect(page).toHaveURL('/app/documents');
  await expect(found).toHaveCount(3);

  await page.goto(`/app/documents?projectId=${crypto.randomUUID()}`);
  await expect(page.getByText(texts.messages.projects.notFound)).toBeVisible();
  await expect(page.getByText(texts.documents.projectLead)).toBeHidden();
  await expect(page.getByText(texts.documents.lead)).toBeHidden();
  await expect(page.getByRole('button', { name: texts.errorPage.retry })).toBeHidden();
  await page.getByRole('button', { name: texts.documents.showAll }).click();
  await expect(found).toHaveCount(3);
});

test('a project keeps its documents in order: dragged, by keys, renamed, moved elsewhere, deleted', async ({
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
  await overtake(page, 'PATCH', path, () =>
    ask(page, 'POST', `${path}/move`, { projectId, after: items[1]?.id ?? null }),
  );

  await page.getByRole('row', { name: 'un' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.project.edit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('premier');
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

  const authorization = `Bearer ${(await cookie(page, 'authToken'))?.value ?? ''}`;
  const address = new URL(`/api/documents/${three?.id}`, page.url());
  await overtake(page, 'POST', `/api/documents/${three?.id}/move`, () =>
    fetch(address, { method: 'DELETE', headers: { authorization } }),
  );
  await moveDown('three');
  await expect(page.getByText(texts.messages.documents.moveFailed)).toBeVisible();
  await expect(rows(page)).toHaveText(['two', 'one']);
});
