import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import type { Page, Texts } from './test.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
  openHome,
  signInByHttp,
  startSession,
  test,
} from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;

const bar = (page: Page, texts: Texts) =>
  page.getByRole('region', { name: texts.session.barLabel });

const live = (page: Page) =>
  ask<{ session: { id: string; status: string } | null }>(page, 'GET', '/api/sessions/live');

/** Headless pages are all in view: a moment in another tab is told as the browser tells it. */
async function lookAtAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('the session bar and the clock in the title survive a reload @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('Trois mots ici.');
  await expectSaved(page, texts);
  const clock = bar(page, texts).getByRole('timer');
  const hasRun = /^(?!00:0[01])\d\d:\d\d/;
  await expect(clock).toHaveText(hasRun);
  await expect(page).toHaveTitle(/^● \d\d:\d\d · Chapitre premier · Écritoire$/);
  const before = await live(page);
  await page.reload();
  await expect(bar(page, texts).getByText('3 mots', { exact: true })).toBeVisible();
  await expect(clock).toHaveText(hasRun);
  await expect(page).toHaveTitle(/^● \d\d:\d\d · Chapitre premier/);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  expect((await live(page)).session?.id).toBe(before.session?.id);

  await bar(page, texts).getByRole('button', { name: texts.session.pause }).click();
  await expect(page).toHaveTitle(/^❚❚ \d\d:\d\d · Chapitre premier/);
  await page.reload();
  await expect(page).toHaveTitle(/^❚❚ \d\d:\d\d · Chapitre premier/);
  await expect(bar(page, texts).getByRole('button', { name: texts.session.resume })).toBeVisible();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
  await bar(page, texts).getByRole('link').click();
  await expect(page).toHaveURL(`/app/sessions/${before.session?.id}`);
});

test('words whose save is answered late are counted once @again', async ({ page, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('Début.');
  await expectSaved(page, texts);
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  await page.route('**/paragraphs', async (route) => {
    const response = await route.fetch();
    taken.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await page.keyboard.type(' un deux trois');
  await taken.promise;
  const read = page.waitForResponse('**/sessions/live?**');
  await lookAtAgain(page);
  await read;
  const words = bar(page, texts).getByText('4 mots', { exact: true });
  await expect(words).toBeVisible();
  held.resolve();
  await expectSaved(page, texts);
  await expect(words).toBeVisible();
});

test('without the network the session counts what is typed @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /\//));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('Trois mots ici.');
  await expectSaved(page, texts);
  await context.setOffline(true);
  await page.keyboard.type(' Et trois de plus.');
  const words = bar(page, texts).getByText('7 mots', { exact: true });
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page, texts);
  await expect(words).toBeVisible();
});

test('a pause elsewhere makes a page read-only as soon as it is looked at @again', async ({
  page,
  openBrowser,
  email,
}) => {
  const { texts } = english;
  await openNewDocument(page, english, email);
  await startSession(page, texts);
  const other = await openBrowser();
  await openHome(other, '/en', email);
  await other.goto(page.url());
  await expect(editor(other)).toHaveAttribute('contenteditable', 'true');
  await bar(other, texts).getByRole('button', { name: texts.session.pause }).click();
  await expect(editor(other)).toHaveAttribute('contenteditable', 'false');
  await expect.poll(async () => (await live(other)).session?.status).toBe('paused');

  await lookAtAgain(page);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
  await expect(bar(page, texts)).toContainText(texts.session.paused);
  await page.getByRole('main').getByRole('button', { name: texts.document.resumeSession }).click();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await lookAtAgain(other);
  await expect(editor(other)).toHaveAttribute('contenteditable', 'true');
});

test('words typed where one does not know of the pause are kept, and saved after it @again', async ({
  page,
  openBrowser,
  email,
  complaints,
}) => {
  complaints.expect(failed(409, /\/paragraphs/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  const other = await openBrowser();
  await openHome(other, '', email);
  await bar(other, texts).getByRole('button', { name: texts.session.pause }).click();
  await expect(bar(other, texts).getByRole('button', { name: texts.session.resume })).toBeVisible();

  await page.keyboard.type('Écrit pendant la pause.');
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
  await expect(editor(page)).toHaveText('Écrit pendant la pause.');
  await expect(page.getByText(texts.document.waitingWords)).toBeVisible();
  await bar(page, texts).getByRole('button', { name: texts.session.stop }).click();
  const { textNeedsSession } = texts.messages.writingSessions;
  await expect(bar(page, texts).getByText(textNeedsSession)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: texts.document.resumeSession }).click();
  await expect(page.getByText(textNeedsSession)).toBeHidden();
  await expectSaved(page, texts);
  await expect(page.getByText(texts.document.waitingWords)).toBeHidden();
});

test('starting or resuming from the prompt puts the caret back where it was @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('Au début, à la fin.');
  for (let step = 0; step < ', à la fin.'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await bar(page, texts).getByRole('button', { name: texts.session.pause }).click();
  await page.getByRole('main').getByRole('button', { name: texts.document.resumeSession }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' et au milieu');
  await expect(editor(page)).toHaveText('Au début et au milieu, à la fin.');
});

test('the bar of a session that starts does not lie over the caret @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await signInByHttp(page, '', email);
  const text = 'Une vague, puis une autre, et la mer monte. '.repeat(80);
  const { documentId } = await writtenSession(page, { text, outcome: 'discard' });
  await page.goto(`/app/documents/${documentId}`);
  await startSession(page, texts);
  const under = await bar(page, texts).evaluate((shown) => shown.getBoundingClientRect().top);
  const foot = () =>
    page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? Infinity);
  await expect.poll(foot).toBeLessThanOrEqual(under);
});

test('a session is discarded only after a confirmation, and its text stays', async ({
  page,
  email,
}) => {
  const { texts } = english;
  await openNewDocument(page, english, email);
  await startSession(page, texts);
  await page.keyboard.type('It stays.');
  await bar(page, texts).getByRole('button', { name: texts.session.stop }).click();
  const review = page.getByRole('dialog', { name: texts.review.title });
  await review.getByRole('button', { name: texts.review.discard }).click();
  const question = page.getByRole('alertdialog', { name: texts.review.discardTitle });
  await question.getByRole('button', { name: texts.common.cancel }).click();
  await expect(question).toBeHidden();
  const status = async () =>
    (await ask<{ items: { status: string }[] }>(page, 'GET', '/api/sessions')).items.map(
      (session) => session.status,
    );
  expect(await status()).toEqual(['ended']);

  await review.getByRole('button', { name: texts.review.discard }).click();
  await question.getByRole('button', { name: texts.review.discardConfirm }).click();
  await expect(page.getByText(texts.messages.writingSessions.discarded)).toBeVisible();
  expect(await status()).toEqual(['discarded']);
  await expect(editor(page)).toHaveText('It stays.');
  await page.reload();
  await expect(editor(page)).toHaveText('It stays.');
});

test('a draft is taken up again from the list, and published @again', async ({ page, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  await startSession(page, texts);
  await page.keyboard.type('Un brouillon.');
  await bar(page, texts).getByRole('button', { name: texts.session.stop }).click();
  const review = page.getByRole('dialog', { name: texts.review.title });
  const title = review.getByRole('textbox', { name: texts.review.sessionTitle });
  await title.fill('Premier jet');
  await review.getByRole('textbox', { name: texts.review.comment }).fill('À relire.');
  await review.getByRole('button', { name: texts.review.saveDraft }).click();
  await expect(page.getByText(texts.messages.writingSessions.draftSaved)).toBeVisible();
  // The bar went with the session, and its button with it: one goes on at the head of the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: texts.navigation.sessions }).first().click();
  const session = page.getByRole('list', { name: texts.sessions.listLabel }).getByRole('listitem');
  await expect(session).toContainText('Premier jet');
  await expect(session).toContainText(texts.sessions.status.draft);
  await session.getByRole('button').click();
  await page.getByRole('menuitem', { name: texts.sessionPage.publish }).click();
  await expect(title).toHaveValue('Premier jet');
  await expect(review.getByRole('textbox', { name: texts.review.comment })).toHaveValue(
    'À relire.',
  );
  await review.getByRole('button', { name: texts.review.keepToMyself }).click();
  await expect(session).toContainText(texts.sessions.keptToMyself);
  await expect(session.getByRole('button')).toHaveCount(0);
  // So did the button of the review: its row has the focus, or the head of the page.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

networkTest(
  'a review that is put off keeps what was filled in, and a draft can be kept again @again',
  async ({ page, email, complaints, network }) => {
    complaints.expect(failed(500, /\/api\/sessions\//));
    const { texts } = english;
    await openNewDocument(page, english, email);
    await startSession(page, texts);
    await page.keyboard.type('For later.');
    await bar(page, texts).getByRole('button', { name: texts.session.stop }).click();
    const review = page.getByRole('dialog', { name: texts.review.title });
    const title = review.getByRole('textbox', { name: texts.review.sessionTitle });
    await title.fill('Half a title');
    // Enter publishes nothing.
    await title.press('Enter');
    network.fail('PATCH', /^\/api\/sessions\/[^/]+$/, 500);
    await review.getByRole('button', { name: texts.review.later }).click();
    const { saveReviewFailed } = texts.messages.writingSessions.toasts;
    await expect(page.getByText(saveReviewFailed)).toBeVisible();
    await expect(review).toBeHidden();
    network.heal();

    await page.getByRole('link', { name: texts.navigation.sessions }).first().click();
    const session = page
      .getByRole('list', { name: texts.sessions.listLabel })
      .getByRole('listitem');
    await expect(session).toContainText(texts.sessions.status.ended);
    await session.getByRole('button').click();
    await expect(title).toHaveValue('Half a title');
    await page.keyboard.press('Escape');
    await expect(session).toContainText('Half a title');
    for (const name of ['A whole title', 'Another one']) {
      await session.getByRole('button').click();
      // Of what has become a draft by then it opens the menu.
      if (name !== 'A whole title') {
        await page.getByRole('menuitem', { name: texts.sessionPage.publish }).click();
      }
      await title.fill(name);
      await review.getByRole('button', { name: texts.review.saveDraft }).click();
      await expect(review).toBeHidden();
      await expect(session).toContainText(name);
      await expect(session).toContainText(texts.sessions.status.draft);
    }
  },
);

networkTest(
  'a session that cannot start says why, until one does @again',
  async ({ page, email, complaints, network }) => {
    complaints.expect(failed(500, /\/api\/sessions/));
    const { texts } = french;
    await openNewDocument(page, french, email);
    network.fail('POST', /^\/api\/sessions$/, 500);
    await page.getByRole('main').getByRole('button', { name: texts.document.startSession }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(texts.messages.writingSessions.toasts.startFailed);
    network.heal();
    await startSession(page, texts);
    await expect(alert).toBeHidden();
  },
);

test('starting while a session lives elsewhere takes that one up @again', async ({
  page,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(409, /\/api\/sessions/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  const elsewhere = await openBrowser();
  await openHome(elsewhere, '', email);
  await elsewhere.goto(page.url());
  await startSession(elsewhere, texts);
  const { session } = await live(elsewhere);

  await startSession(page, texts);
  await page.keyboard.type('Dans la même séance.');
  await expectSaved(page, texts);
  expect((await live(page)).session?.id).toBe(session?.id);
  const { items } = await ask<{ items: unknown[] }>(page, 'GET', '/api/sessions');
  expect(items).toHaveLength(1);
});
