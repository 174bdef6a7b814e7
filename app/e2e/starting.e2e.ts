import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  ask,
  editor,
  expect,
  fill,
  expectSaved,
  languages,
  openHome,
  openNewDocument,
  paragraphsOnServer,
  startSession,
  test,
  todayOn,
  type Page,
} from './test.ts';

const [french, english] = languages;

test('what is typed while a session starts is in the text at once, and saved', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const start = Promise.withResolvers<void>();
  await page.route('**/api/sessions', async (route) => {
    await start.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: texts.document.startSession }).click();
  await page.keyboard.type('Sans attendre.');
  await expect(editor(page)).toHaveText('Sans attendre.');
  await expect(editor(page)).toBeFocused();
  // Longer than what is typed waits for a pause: a save would be under way by now.
  await expect(page.getByText(texts.saving.saving, { exact: true })).toBeVisible();
  start.resolve();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Sans attendre.']);
});

networkTest(
  'when a session fails to start, what was typed waits on the device for the next one',
  async ({ page, email, network, complaints }) => {
    const { texts } = english;
    complaints.expect(failed(500, /\/api\/sessions/), failed(409, /\/paragraphs/));
    await openNewDocument(page, english, email);
    const start = Promise.withResolvers<void>();
    await page.route('**/api/sessions', async (route) => {
      await start.promise;
      await route.continue();
    });
    network.fail('POST', /^\/api\/sessions$/, 500);
    await page.getByRole('button', { name: texts.document.startSession }).click();
    await page.keyboard.type('Too soon.');
    start.resolve();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      texts.messages.writingSessions.toasts.startFailed,
    );
    await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByText(texts.document.waitingWords)).toBeVisible();
    await page.reload();
    await expect(editor(page)).toHaveText('Too soon.');
    network.heal();
    await startSession(page, texts);
    await expectSaved(page, texts);
    expect(await paragraphsOnServer(page)).toEqual(['Too soon.']);
  },
);

test('what one window does to the session, the other shows at once', async ({
  page,
  context,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await startSession(page, texts);
  await expect(editor(other)).toHaveAttribute('contenteditable', 'true');
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await bar.getByRole('button', { name: texts.session.pause }).click();
  await expect(other.getByRole('alert')).toContainText(texts.document.pausedElsewhere);
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await bar.getByRole('button', { name: texts.session.resume }).click();
  await expect(editor(other)).toHaveAttribute('contenteditable', 'true');
  await bar.getByRole('button', { name: texts.session.stop }).click();
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await expect(other.getByRole('alert')).toContainText(texts.document.endedElsewhere);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

for (const language of languages) {
  const { name, prefix, texts } = language;
  test(`a session that another device has ended and discarded is said to be discarded, the text to stay, in ${name}`, async ({
    page,
    email,
    openBrowser,
  }) => {
    await openNewDocument(page, language, email);
    await startSession(page, texts);
    await page.keyboard.type('Rien de bon.');
    await expectSaved(page, texts);
    const other = await openBrowser();
    await openHome(other, prefix, email);
    const { session } = await ask<{ session: { id: string } }>(other, 'GET', '/api/sessions/live');
    for (const move of ['end', 'discard']) {
      await ask(other, 'POST', `/api/sessions/${session.id}/${move}`);
    }
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toContainText(
      `${texts.document.discardedElsewhere} ${texts.document.writtenIsKept}`,
    );
    await expect(editor(page)).toHaveText('Rien de bon.');
    expect(await paragraphsOnServer(page)).toEqual(['Rien de bon.']);
  });
}

for (const [{ name, prefix, texts }, button, told, go] of [
  [french, 'stop', 'endedElsewhere', 'startSession'],
  [english, 'pause', 'pausedElsewhere', 'resumeSession'],
] as const) {
  test(`whoever types on as another window’s ${button} ends the writing keeps every letter, in ${name}`, async ({
    page,
    context,
    email,
    complaints,
  }) => {
    complaints.expect(failed(409, /\/paragraphs/));
    await openNewDocument(page, { prefix }, email);
    await startSession(page, texts);
    await page.keyboard.type('Il pleuvait pendant que l’a');
    await expectSaved(page, texts);
    const other = await context.newPage();
    await other.goto(`${prefix}/app/home`);
    const bar = other.getByRole('region', { name: texts.session.barLabel });
    await bar.getByRole('button', { name: texts.session[button], exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(texts.document[told]);

    const rest = 'utre fenêtre terminait la séance, sans que personne lève les yeux.';
    await page.keyboard.type(rest, { delay: 20 });
    await expect(editor(page)).toHaveText(`Il pleuvait pendant que l’a${rest}`);
    await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
    await page.reload();
    await expect(page.getByText(texts.document.waitingWords)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: texts.document[go] }).click();
    await expectSaved(page, texts);
    expect(await paragraphsOnServer(page)).toEqual([`Il pleuvait pendant que l’a${rest}`]);
  });
}

/** Holds back what makes a text, as a slow network does. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await answer.promise;
    await route.continue();
  });
  return answer.resolve;
}

const makeJournal = (page: Page) =>
  ask<{ id: string }>(page, 'POST', '/api/projects', { name: 'Carnet', type: 'journal' });

const entries = /\/entries\/\d/;

for (const from of ['the journal', 'the dashboard', 'an earlier day'] as const) {
  test(`what is typed from the press on that begins a page from ${from} is in it`, async ({
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

test('while the page of one journal is being begun, a press on another takes no words from it', async ({
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

test('a journal pressed while the first page is being begun is not begun, and takes no words from it', async ({
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

for (const [index, width] of [320, 1280].entries()) {
  const { name, prefix, texts } = languages[index] ?? french;
  test(`a journal is made and its first page begun in one press, ${width} px wide, in ${name}`, async ({
    page,
    email,
  }) => {
    await page.setViewportSize({ width, height: 700 });
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
}

networkTest(
  'a journal whose first page fails to begin is there for the next try, with what was typed',
  async ({ page, email, network, complaints }) => {
    const { texts } = french;
    complaints.expect(failed(500, entries));
    await openHome(page, '', email);
    network.fail('PUT', entries, 500, 1);
    await page.getByRole('button', { name: texts.home.createJournal }).click();
    await page.keyboard.type('Trop tôt.');
    await expect(page.getByText(texts.earlyWords.failed)).toBeVisible();
    const name = fill(texts.home.beginEntryOf, { name: texts.home.journalName });
    await page.getByRole('button', { name }).click();
    await expect(editor(page)).toHaveText('Trop tôt.');
    const { items } = await ask<{ items: unknown[] }>(page, 'GET', '/api/projects');
    expect(items).toHaveLength(1);
  },
);

networkTest(
  'when a page fails to begin, what was typed stays in sight and is in it at the next try',
  async ({ page, email, network, complaints }) => {
    const { texts } = english;
    complaints.expect(failed(500, entries));
    await openHome(page, '/en', email);
    const { id } = await makeJournal(page);
    await page.goto(`/en/app/projects/${id}`);
    network.fail('PUT', entries, 500, 1);
    const answer = await holdBack(page, entries);
    await page.getByRole('button', { name: texts.journal.begin }).click();
    await page.keyboard.type('Too soon.');
    answer();
    await expect(page.getByText(texts.earlyWords.failed)).toBeVisible();
    await page.getByRole('button', { name: texts.journal.begin }).click();
    await expect(editor(page)).toHaveText('Too soon.');
    await expectSaved(page, texts);
  },
);

for (const { name, prefix, texts } of languages) {
  test(`a new writer begins in one action, with a project and a page, in ${name}`, async ({
    page,
    email,
  }) => {
    await openHome(page, prefix, email);
    const answer = await holdBack(page, '**/api/documents');
    await page.getByRole('button', { name: texts.home.beginFirstPage }).click();
    await page.keyboard.type('Premier mot.');
    answer();
    await expect(editor(page)).toHaveText('Premier mot.');
    await expect(editor(page)).toBeFocused();
    await expectSaved(page, texts);
    expect(await paragraphsOnServer(page)).toEqual(['Premier mot.']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.firstPage);
    await expect(page.getByRole('link', { name: texts.home.firstProject })).toBeVisible();
  });
}
