import {
  ask,
  editor,
  expect,
  fill,
  expectSaved,
  languages,
  makeJournal,
  openHome,
  openNewDocument,
  paragraphsOnServer,
  startSession,
  test,
  todayOn,
} from './test.ts';
import { holdBack } from './hold-back.ts';

const [french, english] = languages;

const entries = /\/entries\/\d/;

for (const from of ['the journal', 'the dashboard', 'an earlier day'] as const) {
  test(`what is typed from the press on that begins a page from ${from} is in it @again`, async ({
    page,
    email,
  }) => {
    const { texts } = french;
    await openHome(page, '', email);
    const { id } = await makeJournal(page);
    const today = await todayOn(page);
    const earlier = `${Number(today.slice(0, 4)) - 1}-05-01`;
    const day = from === 'an earlier day' ? earlier : today;
    if (from === 'the dashboard') await page.reload();
    else await page.goto(`/app/projects/${id}${day === today ? '' : `?date=${day}`}`);
    const press = {
      'the journal': texts.journal.begin,
      'the dashboard': fill(texts.home.beginEntryOf, { name: 'Carnet' }),
      'an earlier day': texts.journal.beginDay,
    }[from];
    const answer = await holdBack(page, entries);

    await page.getByRole('button', { name: press }).click();
    await page.keyboard.type('Cher journal, il pleut.');
    await expect(page.getByRole('textbox', { name: texts.earlyWords.label })).toHaveValue(
      'Cher journal, il pleut.',
    );
    answer();
    await expect(editor(page)).toHaveText('Cher journal, il pleut.');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type(' Encore.');
    await expectSaved(page, texts);
    const { items } = await ask<{ items: { words: number }[] }>(
      page,
      'GET',
      `/api/projects/${id}/entries`,
    );
    expect(items.map(({ words }) => words)).toEqual([5]);
  });
}

test('what is typed from the press on that starts a session on the dashboard is in the text @again', async ({
  page,
  email,
}) => {
  const { prefix, texts } = french;
  await openNewDocument(page, { prefix }, email);
  const { pathname } = new URL(page.url());
  await page.goto(`${prefix}/app/home`);
  const start = page.getByRole('button', { name: texts.home.start, exact: true });
  const words = page.getByRole('textbox', { name: texts.earlyWords.label });
  // Once the text is open before the session, once after.
  for (const [late, what] of [
    ['**/api/sessions', 'made'],
    ['**/api/documents/*', 'read'],
  ] as const) {
    const answer = await holdBack(page, late, what);
    await start.click();
    await page.keyboard.type('Il pleut');
    await expect(page).toHaveURL(pathname);
    await page.keyboard.type(' encore. ');
    // A text takes words while its session is on its way.
    if (what === 'made') await expect(editor(page)).toBeFocused();
    else await expect(words).toHaveValue('Il pleut encore. ');
    answer();
    await expect(words).toBeHidden();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('Toujours. ');
    await expectSaved(page, texts);
    await page.unroute(late);
    const { session } = await ask<{ session: { id: string } }>(page, 'GET', '/api/sessions/live');
    await ask(page, 'POST', `/api/sessions/${session.id}/end`);
    await page.goto(`${prefix}/app/home`);
  }
  await page.goto(pathname);
  expect(await paragraphsOnServer(page)).toEqual([
    'Il pleut encore. Toujours. Il pleut encore. Toujours. ',
  ]);
});

test('a text that is left before it is open takes no more keys, and has what was typed once it opens @again', async ({
  page,
  email,
}) => {
  const { texts } = english;
  await openNewDocument(page, english, email);
  const { pathname } = new URL(page.url());
  const { id } = await makeJournal(page);
  await page.goto('/en/app/home');
  const answer = await holdBack(page, `**/api${pathname.replace('/en/app', '')}`, 'read');
  await page.getByRole('button', { name: texts.home.start, exact: true }).click();
  await page.keyboard.type('It rains.');
  await expect(page).toHaveURL(pathname);
  const words = page.getByRole('textbox', { name: texts.earlyWords.label });
  const { calendar, navigation } = texts;
  await page.getByRole('link', { name: navigation.calendar, exact: true }).first().click();
  await page.getByRole('button', { name: calendar.previousMonth }).click();
  await expect(page.getByRole('button', { name: calendar.previousMonth })).toBeFocused();
  await expect(words).toHaveValue('It rains.');

  // What is begun then is another text.
  answer();
  await page.getByRole('link', { name: navigation.home, exact: true }).first().click();
  await page
    .getByRole('button', { name: fill(texts.home.beginEntryOf, { name: 'Carnet' }) })
    .click();
  await page.keyboard.type('Dear journal.');
  await expect(editor(page)).toHaveText('Dear journal.');
  await expect(page).toHaveURL(`/en/app/projects/${id}`);
  await expectSaved(page, texts);
  await page.getByRole('link', { name: navigation.documents, exact: true }).first().click();
  await page.locator(`main a[href="${pathname}"]`).first().click();
  await expect(editor(page)).toHaveText('It rains.');
  await expect(words).toBeHidden();
  await expectSaved(page, texts);
});

test('whoever goes elsewhere while a text is being made stays there, and what was typed waits for it @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const { id } = await makeJournal(page);
  await page.goto('/app/home');
  const answer = await holdBack(page, entries);
  const begin = page.getByRole('button', {
    name: fill(texts.home.beginEntryOf, { name: 'Carnet' }),
  });
  await begin.click();
  await page.keyboard.type('Cher journal.');
  const { documents, navigation } = texts;
  await page.getByRole('link', { name: navigation.documents, exact: true }).first().click();
  const search = page.getByRole('searchbox', { name: documents.search });
  await search.fill('pluie');
  const made = page.waitForResponse(entries);
  answer();
  await made;
  await search.pressSequentially(' fine');
  await expect(search).toHaveValue('pluie fine');
  await expect(page).toHaveURL(/\/app\/documents/);
  await page.getByRole('link', { name: navigation.projects, exact: true }).first().click();
  const project = page.locator(`main a[href="/app/projects/${id}"]`);
  await expect(project.first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: texts.earlyWords.label })).toHaveValue(
    'Cher journal.',
  );
  await project.first().click();
  await startSession(page, texts);
  await expect(editor(page)).toHaveText('Cher journal.');
});

test('while the page of a journal is being begun, a press that starts a session takes no words from it @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const { id } = await makeJournal(page);
  await page.goto('/app/home');
  const answer = await holdBack(page, entries);
  await page
    .getByRole('button', { name: fill(texts.home.beginEntryOf, { name: 'Carnet' }) })
    .click();
  await page.keyboard.type('Cher journal.');
  await page.getByRole('button', { name: texts.home.start, exact: true }).click();
  await page.keyboard.type(' Encore.');
  answer();
  await expect(editor(page)).toHaveText('Cher journal. Encore.');
  await expect(page).toHaveURL(`/app/projects/${id}`);
});

test('a new writer begins in one action, with a project and a page, and no key is too quick for it @again', async ({
  page,
  email,
}) => {
  const { texts } = english;
  const sheet = await holdBack(page, '**/assets/EarlyWordsSheet*.js', 'read');
  await openHome(page, '/en', email);
  const answer = await holdBack(page, '**/api/documents');
  const shown = page.getByRole('textbox', { name: texts.earlyWords.label });
  await page.getByRole('button', { name: texts.home.beginFirstPage }).click();
  await page.keyboard.type('It rainz');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('So');
  await expect(shown).toBeHidden();
  sheet();
  await expect(shown).toHaveValue('It rains.\nSo');
  await page.keyboard.type(' what.');
  answer();
  await expect(editor(page)).toHaveText('It rains.So what.');
  await expect(editor(page)).toBeFocused();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['It rains.', 'So what.']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.firstPage);
  await expect(page.getByRole('link', { name: texts.home.firstProject })).toBeVisible();
  const { items } = await ask<{ items: unknown[] }>(page, 'GET', '/api/projects');
  expect(items).toHaveLength(1);
});

test('a field keeps its own keys while a text is being begun @again', async ({ page, email }) => {
  const { texts } = english;
  const sheet = await holdBack(page, '**/assets/EarlyWordsSheet*.js', 'read');
  await openHome(page, '/en', email);
  const answer = await holdBack(page, '**/api/documents');
  await page.getByRole('button', { name: texts.home.beginFirstPage }).click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('sea');
  await expect(field).toHaveValue('sea');
  sheet();
  answer();
});

test('while the page of one journal is being begun, a press on another takes no words from it @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openHome(page, '', email);
  const { id } = await makeJournal(page);
  await ask(page, 'POST', '/api/projects', { name: 'Rêves', type: 'journal' });
  await page.reload();
  const begin = (name: string) =>
    page.getByRole('button', { name: fill(texts.home.beginEntryOf, { name }) });
  const answer = await holdBack(page, entries);
  await begin('Carnet').click();
  await page.keyboard.type('Il pleut.');
  await begin('Rêves').click();
  await page.keyboard.type(' Encore.');
  await expect(begin('Carnet').getByRole('progressbar')).toBeVisible();
  await expect(begin('Rêves').getByRole('progressbar')).toBeHidden();
  answer();
  await expect(editor(page)).toHaveText('Il pleut. Encore.');
  await expect(page).toHaveURL(`/app/projects/${id}`);
});

test('a journal pressed while the first page is being begun is not begun, and takes no words from it @again', async ({
  page,
  email,
}) => {
  const { texts } = english;
  await openHome(page, '/en', email);
  const answer = await holdBack(page, '**/api/documents');
  await page.getByRole('button', { name: texts.home.beginFirstPage }).click();
  await expect(page.getByRole('textbox', { name: texts.earlyWords.label })).toBeFocused();
  await page.keyboard.type('It rains.');
  await page.getByRole('button', { name: texts.home.createJournal }).click();
  await page.keyboard.type(' Still.');
  answer();
  await expect(editor(page)).toHaveText('It rains. Still.');
  await expect(page).toHaveURL(/\/en\/app\/documents\//);
  const { items } = await ask<{ items: { type: string }[] }>(page, 'GET', '/api/projects');
  expect(items.map(({ type }) => type)).toEqual(['plain']);
});

test('a journal is made and its first page begun in one press @again', async ({ page, email }) => {
  const { prefix, texts } = french;
  await page.setViewportSize({ width: 320, height: 700 });
  await openHome(page, prefix, email);
  const answer = await holdBack(page, entries);
  await page.getByRole('button', { name: texts.home.createJournal }).click();
  await page.keyboard.type('Cher journal.');
  answer();
  await expect(editor(page)).toHaveText('Cher journal.');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' Encore.');
  await expectSaved(page, texts);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.journalName);
});

test('from the empty list of sessions one begins in one action @again', async ({ page, email }) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  await page.getByRole('link', { name: texts.navigation.sessions }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(texts.sessions.emptyTitle)).toBeVisible();
  await main.getByRole('button', { name: texts.home.beginFirstPage }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('La marée.');
  await expectSaved(page, texts);
});
