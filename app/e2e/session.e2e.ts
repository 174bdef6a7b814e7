import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import type { Page, Texts } from './test.ts';
import { ask, editor, expect, languages, openNewDocument, startSession, test } from './test.ts';

const [french, english] = languages;

const bar = (page: Page, texts: Texts) =>
  page.getByRole('region', { name: texts.session.barLabel });

test('discarding asks first and keeps text @again', async ({ page, email }) => {
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

// SESSION-29
networkTest(
  'a postponed review keeps its input @again',
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

// SESSION-32
networkTest(
  'a session that cannot start says why @again',
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
