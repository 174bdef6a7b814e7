import { failed } from './complaints.ts';
import {
  ask,
  expect,
  languages,
  openHome,
  overtake,
  requestsOf,
  signInByHttp,
  test,
} from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;

// SESSION-39
test('an inverted date range is reported', async ({ page, email }) => {
  const { messages, sessions: texts } = french.texts;
  await signInByHttp(page, '', email);
  const asked = requestsOf(page, '/api/sessions');
  await page.goto('/app/sessions?from=2026-11-23&to=2026-11-01');
  await expect(page.getByText(messages.validation.rangeReversed)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: texts.nothingTitle })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: texts.clearFilters }).last().click();
  await expect(page.getByText(texts.emptyText)).toBeVisible();
});

// PAGE-79, SESSION-48, SESSION-49
test('a session’s page publishes and discards', async ({ page, email, complaints }) => {
  complaints.expect(failed(412, /\/api\/sessions\//));
  const { messages, review: asked, sessionPage: texts, sessions, common } = english.texts;
  await signInByHttp(page, '/en', email);
  const { id } = await writtenSession(page, {
    text: 'It rained all night.',
    title: 'First draft',
    language: 'en',
    outcome: 'save-draft',
  });
  await page.goto(`/en/app/sessions/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await expect(main.getByText('It rained all night.')).toBeVisible();
  await page.getByRole('button', { name: texts.publish }).click();
  const review = page.getByRole('dialog', { name: asked.title });
  await review.getByText(asked.visibilityPublic).click();
  await expect(review.getByText(asked.visibilityHint.public)).toBeVisible();
  // Pointed at, a link to what readers see loads it ahead: the toast’s may come under the pointer.
  const readAhead = page.waitForResponse((answer) =>
    answer.url().endsWith(`/published-sessions/${id}`),
  );
  await review.getByRole('button', { name: asked.publish }).click();
  await expect(review).toBeHidden();
  await expect(main.getByText(texts.publishedFor.public)).toBeVisible();
  await expect(heading).toBeFocused();
  const toast = page.getByRole('region', { name: common.notifications });
  const wayToPage = toast.getByRole('link', { name: messages.writingSessions.viewPage });
  await expect(wayToPage).toHaveAttribute('href', `/en/read/${id}`);
  await main.locator(`a[href$="/read/${id}"]`).hover();
  await readAhead;

  await page.getByRole('button', { name: texts.edit }).click();
  const edit = page.getByRole('dialog', { name: texts.editTitle });
  await edit.getByRole('textbox', { name: asked.sessionTitle }).fill('A night of rain');
  const path = `/api/sessions/${id}`;
  await overtake(page, 'PATCH', path, () =>
    ask(page, 'PATCH', path, { comment: 'From the other window.' }),
  );
  await edit.getByRole('button', { name: common.save }).click();
  await expect(edit.getByRole('alert')).toHaveText(messages.writingSessions.changedRemotely);
  await expect(edit.getByRole('textbox', { name: asked.comment })).toHaveValue(
    'From the other window.',
  );
  await expect(edit.getByRole('textbox', { name: asked.sessionTitle })).toHaveValue(
    'A night of rain',
  );
  await edit.getByRole('button', { name: common.save }).click();
  await expect(heading).toHaveText('A night of rain');
  await expect(main.getByText('From the other window.')).toBeVisible();

  const more = page.getByRole('button', { name: texts.actions });
  await more.click();
  await page.getByRole('menuitem', { name: texts.unpublish }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.unpublishConfirm }).click();
  await expect(main.getByText(sessions.status.draft, { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: asked.discardConfirm }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: asked.discardConfirm }).click();
  await expect(main.getByText(texts.discarded)).toBeVisible();
  await expect(heading).toBeFocused();
});

// SESSION-48
test('an earlier session is reviewed meanwhile @again', async ({ page, email }) => {
  const { texts } = english;
  await openHome(page, '/en', email);
  const ended = await writtenSession(page, { text: 'Done.' });
  await writtenSession(page, { text: 'Not done.', outcome: 'live' });
  await page.goto('/en/app/sessions');
  await page.getByRole('button', { name: texts.sessions.review }).click();
  await expect(page).toHaveURL(`/en/app/sessions/${ended.id}`);
  await expect(page.getByRole('heading', { name: texts.sessions.untitled })).toBeFocused();
  await page.getByRole('button', { name: texts.sessionPage.review }).click();
  const review = page.getByRole('dialog', { name: texts.review.title });
  await review.getByRole('textbox', { name: texts.review.sessionTitle }).fill('Draft');
  await review.getByRole('button', { name: texts.review.saveDraft }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Draft' })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.sessionPage.publish })).toBeFocused();
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await expect(bar.getByRole('button', { name: texts.session.pause })).toBeVisible();
});
