import { failed } from './complaints.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  fill,
  languages,
  makeProject,
  openHome,
  openNewDocument,
  startSession,
  test,
} from './test.ts';

const [french, english] = languages;

// DOC-17, PAGE-125, PAGE-126
test('documents are created and searchable', async ({ page, email }) => {
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
  await startSession(page, texts);
  await page.keyboard.type('Un soir, le phare s’est éteint.');
  await expectSaved(page, texts);

  await page.getByRole('link', { name: texts.navigation.documents }).first().click();
  const list = page.getByRole('list', { name: texts.documents.listLabel });
  await expect(list.getByRole('listitem')).toContainText('Tides');
  await page.getByRole('searchbox').fill('evreux');
  await expect(page).toHaveURL(/documents\?search=evreux$/);
  await expect(list.locator('mark')).toHaveText('Évreux');
  await page.getByRole('searchbox').fill("s'est eteint");
  await expect(list.locator('mark')).toHaveText('s’est éteint');
  await expect(list).toContainText('Un soir, le phare');
  await page.getByRole('searchbox').fill('lighthouse');
  await expect(page.getByText(/lighthouse/)).toBeVisible();
  await page.getByRole('button', { name: texts.documents.showAll }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  // What was looked for is in the address.
  await page.goto(`${prefix}/app/documents?search=SEA`);
  await expect(page.getByRole('searchbox')).toHaveValue('SEA');
  await expect(list.locator('mark')).toHaveText('Sea');

  // In every interface language, what an English writer starts is English.
  await page.goto('/app/documents');
  const { documents, project } = french.texts;
  await page.getByRole('main').getByRole('button', { name: documents.new }).click();
  await dialog.getByRole('textbox', { name: project.documentTitle }).fill('An English tale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An English tale');
  await expect(editor(page)).toHaveAttribute('lang', 'en');
});

// DOC-11, SAVE-45
test('a remote rename appears while writing @again', async ({ page, email, complaints }) => {
  complaints.expect(failed(412, /\/api\/documents\//));
  await openNewDocument(page, french, email);
  const path = `/api/documents/${page.url().split('/').at(-1)}`;
  const { id } = await makeProject(page, { name: 'Autre projet' });
  await ask(page, 'PATCH', path, { title: 'Autrement' });
  await ask(page, 'POST', `${path}/move`, { projectId: id, after: null });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Chapitre premier');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(title).toHaveText('Autrement');
  await expect(page).toHaveTitle(/Autrement/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Autre projet' })).toBeVisible();

  // A remote title is not overwritten unseen by one given here.
  const { common, messages, project: texts } = french.texts;
  await page.getByRole('button', { name: fill(texts.editTitle, { title: 'Autrement' }) }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: common.save });
  await dialog.getByRole('textbox').fill('Ici');
  await ask(page, 'PATCH', path, { title: 'Là-bas' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveTitle(/Là-bas/);
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(messages.documents.changedRemotely);
  await save.click();
  await expect(title).toHaveText('Ici');
});
