import { failed } from './complaints.ts';
import type { Page, Texts } from './test.ts';
import { ask, editor, expect, expectSaved, fill, languages, signInByHttp, test } from './test.ts';
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

/** What the browser keeps of reviews. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('ecritoire:review')),
  );

test('what was filled in of a review outlives its tab, until it is sent @again', async ({
  page,
  context,
  email,
}) => {
  const { texts } = french;
  await signInByHttp(page, '', email);
  await writtenSession(page, { text: '—' });
  await page.goto('/app/sessions');
  await page.getByRole('button', { name: texts.sessions.review }).click();
  const before = fieldsOf(page, texts);
  await before.title.fill('La digue');
  // A sign is no word, and readers find it.
  await before.review.getByText(texts.review.visibilityPublic).click();
  await expect(before.review.getByText(texts.review.visibilityHint.public)).toBeVisible();
  await before.comment.fill('Enfin la scène de nuit.');
  await page.close();

  const next = await context.newPage();
  await next.goto('/app/sessions');
  await next.getByRole('button', { name: texts.sessions.review }).click();
  const { review, title, comment } = fieldsOf(next, texts);
  await expect(title).toHaveValue('La digue');
  await expect(comment).toHaveValue('Enfin la scène de nuit.');
  await review.getByRole('button', { name: texts.review.saveDraft }).click();
  await expect(review).toBeHidden();
  await expect.poll(() => kept(next)).toEqual([]);
});

test('a review on the page of its session outlives a reload, also while another session lives @again', async ({
  page,
  email,
}) => {
  const { texts } = english;
  await signInByHttp(page, '/en', email);
  const ended = await writtenSession(page, { text: ' ' });
  await writtenSession(page, { text: 'Not done.', outcome: 'live' });
  await page.goto(`/en/app/sessions/${ended.id}`);
  await page.getByRole('button', { name: texts.sessionPage.review }).click();
  const { review, title } = fieldsOf(page, texts);
  await title.fill('Nearly sent');
  await review.getByText(texts.review.visibilityTeam).click();
  await expect(review.getByText(texts.review.nothingToRead)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Nearly sent');
  await review.getByRole('button', { name: publishing(texts) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nearly sent' })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nearly sent' })).toBeVisible();
  await expect(review).toBeHidden();
});

test('a title that is too long is told in its field before the review is sent, and keeps its words', async ({
  page,
  email,
  complaints,
}) => {
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

test('what the server refuses a review for is told in its field, and the focus goes there @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(422, /\/api\/sessions\//));
  const { texts } = french;
  await signInByHttp(page, '', email);
  await writtenSession(page, { text: 'La digue tient.' });
  await page.goto('/app/sessions');
  await page.getByRole('button', { name: texts.sessions.review }).click();
  const { review, comment } = fieldsOf(page, texts);
  await page.route(
    '**/api/sessions/*/publish',
    (route) => {
      const errors = { comment: 'Trop sombre.', visibility: 'Trop tôt.', version: 'Passée.' };
      return route.fulfill({ status: 422, json: { errors } });
    },
    { times: 1 },
  );
  await comment.fill('La nuit.');
  await review.getByRole('button', { name: publishing(texts) }).click();
  await expect(review.getByText('Trop sombre.')).toBeVisible();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue('La nuit.');
  const visibility = review.getByRole('radiogroup', { name: texts.review.visibility });
  await expect(visibility).toHaveAccessibleDescription(/Trop tôt\./u);
  // There is no field for a version.
  await expect(review.getByRole('alert')).toHaveText(
    texts.messages.actions.endpoints.validationError,
  );
  await review.getByRole('button', { name: publishing(texts) }).click();
  await expect(review).toBeHidden();
});

test('a review that is being published on the page of its session stays until that is answered @again', async ({
  page,
  email,
  complaints,
}) => {
  complaints.expect(failed(500, /\/api\/sessions\/.+\/publish/));
  const { texts } = english;
  await signInByHttp(page, '/en', email);
  const { id } = await writtenSession(page, { text: 'It rains.' });
  await page.goto(`/en/app/sessions/${id}`);
  await page.getByRole('button', { name: texts.sessionPage.review }).click();
  const { review } = fieldsOf(page, texts);
  const answer = Promise.withResolvers<void>();
  await page.route(
    '**/api/sessions/*/publish',
    async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500 });
    },
    { times: 1 },
  );
  const asked = page.waitForRequest('**/api/sessions/*/publish');
  const publish = review.getByRole('button', { name: texts.review.keepToMyself });
  await publish.click();
  await asked;
  await page.keyboard.press('Escape');
  await review.getByRole('button', { name: texts.review.later }).click();
  answer.resolve();
  await expect(review.getByRole('alert')).toBeVisible();
  await publish.click();
  await expect(review).toBeHidden();
});

for (const [index, width] of [320, 1280].entries()) {
  const { name, prefix, texts } = index === 0 ? french : english;
  test(`Back puts the review away and stays on its page, ${width} px wide, in ${name} @again`, async ({
    page,
    email,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signInByHttp(page, prefix, email);
    await writtenSession(page, { text: 'La digue tient.' });
    await page.goto(`${prefix}/app/home`);
    await page.getByRole('link', { name: texts.home.allSessions }).click();
    await page.getByRole('button', { name: texts.sessions.review }).click();
    const { review, comment } = fieldsOf(page, texts);
    await comment.fill('Pas encore fini.');
    await page.goBack();
    await expect(review).toBeHidden();
    await expect(page).toHaveURL(`${prefix}/app/sessions`);

    await page.getByRole('button', { name: texts.sessions.review }).click();
    await expect(comment).toHaveValue('Pas encore fini.');
    await page.goBack();
    await expect(review).toBeHidden();
    await expect(page).toHaveURL(`${prefix}/app/sessions`);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/app/home`);
  });
}

for (const own of [true, false]) {
  const { prefix, texts } = own ? english : french;
  const place = own ? 'the page of its session' : 'the list';
  test(`a review on ${place} changes nothing of what was published elsewhere since`, async ({
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
    const told = texts.messages.writingSessions.publishedElsewhere;
    for (const _ of ['at first', 'again']) {
      await publish.click();
      await expect(review.getByRole('alert')).toHaveText(told);
      await expect(title).toHaveValue('La digue');
    }
    await review.getByRole('button', { name: texts.review.later }).click();
    await expect(review).toBeHidden();
    await page.goto(`${prefix}/app/sessions/${id}`);
    await expect(page.getByText(texts.sessionPage.publishedFor.private)).toBeVisible();
  });
}

test('a session whose publication was taken is published, though its answer was lost', async ({
  page,
  email,
  complaints,
}) => {
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

test('an end whose answer was lost leads to the review at the next press, and the page stays where one wrote', async ({
  page,
  email,
  complaints,
}) => {
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

test('signing out leaves nothing of a review in the browser @again', async ({
  page,
  context,
  email,
}) => {
  const { texts } = english;
  await signInByHttp(page, '/en', email);
  const { id } = await writtenSession(page, { text: 'Done.' });
  await page.goto(`/en/app/sessions/${id}`);
  await page.getByRole('button', { name: texts.sessionPage.review }).click();
  await fieldsOf(page, texts).comment.fill('For nobody else.');
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/en/app/home');
  const name = email.split('@')[0] ?? '';
  await next.getByRole('button', { name: fill(texts.navigation.account, { name }) }).click();
  await next.getByRole('menuitem', { name: texts.navigation.signOut, exact: true }).click();
  await expect(next).toHaveURL('/en');
  await expect.poll(() => kept(next)).toEqual([]);
});

test('a session that is published for others leads to its page @again', async ({ page, email }) => {
  const { texts } = french;
  await signInByHttp(page, '', email);
  const { id } = await writtenSession(page, { text: 'Il pleut sur la digue.' });
  await page.goto('/app/sessions');
  await page.getByRole('button', { name: texts.sessions.review }).click();
  const { review } = fieldsOf(page, texts);
  await review.getByText(texts.review.visibilityPublic).click();
  await review.getByRole('button', { name: texts.review.publish, exact: true }).click();
  const wayToPage = page.getByRole('link', { name: texts.messages.writingSessions.viewPage });
  await expect(wayToPage).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(wayToPage).toBeFocused();
  // Nobody lets a key go before the page that it leads to is there.
  await page.keyboard.down('Enter');
  await expect(page).toHaveURL(`/read/${id}`);
  await expect(page.getByText('Il pleut sur la digue.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.up('Enter');
  await expect(wayToPage).toBeHidden();
});
