import { failed } from './complaints.ts';
import type { Page, Texts } from './test.ts';
import { ask, editor, expect, expectSaved, languages, signInByHttp, test } from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;

const fieldsOf = (page: Page, texts: Texts) => {
  const review = page.getByRole('dialog', { name: texts.review.title });
  return {
    review,
    title: review.getByRole('textbox', { name: texts.review.sessionTitle }),
    comment: review.getByRole('textbox', { name: texts.review.comment }),
  };
};

/** The button that publishes, for any visibility. */
const publishing = ({ review: { publish, keepToMyself } }: Texts) =>
  new RegExp(`^(?:${publish}|${keepToMyself})$`);

// DOC-5, PAGE-132, SESSION-45
test('an overlong title is reported before sending @again', async ({ page, email, complaints }) => {
  complaints.expect(failed(422, /\/api\/sessions\//));
  const { texts } = french;
  await signInByHttp(page, '', email);
  await writtenSession(page, { text: ' ' });
  await writtenSession(page, { text: 'La digue tient.' });
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url());
  });
  await page.goto('/app/home');
  await page.getByRole('link', { name: texts.home.allSessions }).click();
  await page.getByRole('button', { name: texts.sessions.review }).first().click();
  const { review, title } = fieldsOf(page, texts);
  await title.fill('La digue '.repeat(30));
  await review.getByRole('button', { name: publishing(texts) }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await review.getByRole('button', { name: publishing(texts) }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('La digue '.repeat(30));
  expect(changes).toEqual([]);

  // Another session's review has nothing of it.
  await review.getByRole('button', { name: texts.review.later }).click();
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: texts.sessions.review }).last().click();
  await expect(title).not.toHaveValue(/La digue La digue/);
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');
  await review.getByText(texts.review.visibilityPublic).click();
  await expect(review.getByText(texts.review.nothingToRead)).toBeVisible();
  await review.getByRole('button', { name: texts.review.later }).click();
  await expect(review).toBeHidden();

  await page.getByRole('button', { name: texts.sessions.review }).first().click();
  await title.fill('La digue');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');
  await review.getByRole('button', { name: publishing(texts) }).click();
  await expect(review).toBeHidden();
});

for (const own of [true, false]) {
  const { prefix, texts } = own ? english : french;
  const place = own ? 'the page of its session' : 'the list';
  // SESSION-50
  test(`a review on ${place} spares remote publications @again`, async ({
    page,
    email,
    complaints,
  }) => {
    complaints.expect(failed(412, /\/api\/sessions\//));
    await signInByHttp(page, prefix, email);
    const { id } = await writtenSession(page, { text: 'La digue tient.' });
    await page.goto(`${prefix}/app/sessions${own ? `/${id}` : ''}`);
    await page
      .getByRole('button', { name: own ? texts.sessionPage.review : texts.sessions.review })
      .click();
    const { review, title } = fieldsOf(page, texts);
    await title.fill('La digue');
    await review.getByText(texts.review.visibilityPublic).click();
    await ask(page, 'POST', `/api/sessions/${id}/publish`, { visibility: 'private' });

    const publish = review.getByRole('button', { name: texts.review.publish });
    const message = texts.messages.writingSessions.publishedRemotely;
    for (const _ of ['at first', 'again']) {
      await publish.click();
      await expect(review.getByRole('alert')).toHaveText(message);
      await expect(title).toHaveValue('La digue');
    }
    await review.getByRole('button', { name: texts.review.later }).click();
    await expect(review).toBeHidden();
    await page.goto(`${prefix}/app/sessions/${id}`);
    await expect(page.getByText(texts.sessionPage.publishedFor.private)).toBeVisible();
  });
}

// SESSION-51
test('a publication with a lost response succeeds @again', async ({ page, email, complaints }) => {
  complaints.expect(failed('offline', /\/publish/));
  const { texts } = french;
  await signInByHttp(page, '', email);
  const { id } = await writtenSession(page, { text: 'La digue tient.' });
  await page.goto('/app/sessions');
  await page.getByRole('button', { name: texts.sessions.review }).click();
  const { review, title } = fieldsOf(page, texts);
  await title.fill('La digue');
  await page.route(
    '**/api/sessions/*/publish',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await review.getByRole('button', { name: texts.review.keepToMyself }).click();
  await expect(review).toBeHidden();
  await page.goto(`/app/sessions/${id}`);
  await expect(page.getByText(texts.sessionPage.publishedFor.private)).toBeVisible();
});

// SESSION-13, SESSION-23
test('a lost response reviews on retry @again', async ({ page, email, complaints }) => {
  const { prefix, texts } = english;
  complaints.expect(failed('offline', /\/api\/sessions\//), failed(409, /\/end/));
  await signInByHttp(page, prefix, email);
  const text = 'A long line of rain. '.repeat(300);
  const { documentId } = await writtenSession(page, { text, outcome: 'live' });
  await page.goto(`${prefix}/app/documents/${documentId}`);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('The end.');
  await expectSaved(page, texts);
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);

  let isLost = true;
  await page.route('**/api/sessions/*/end', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await page.route('**/api/sessions/*', (read) => read.abort('connectionreset'), { times: 1 });
    return route.abort('connectionreset');
  });
  const end = page.getByRole('button', { name: texts.session.stop, exact: true });
  await end.click();
  await expect(page.getByText(texts.messages.writingSessions.toasts.endFailed)).toBeVisible();
  await end.click();
  const { review } = fieldsOf(page, texts);
  await review.getByRole('button', { name: texts.review.keepToMyself }).click();
  await expect(review).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The bar of the session is gone, and a prompt has come.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled / 2);
});
