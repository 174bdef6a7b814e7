import { expectAccessible } from './accessible.ts';
import { failed } from './complaints.ts';
import {
  ask,
  editor,
  expect,
  languages,
  openNewDocument,
  signInByHttp,
  startSession,
  test,
} from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;

test('pages for guests are accessible', async ({ page, complaints }) => {
  complaints.expect(failed(404, /\/nowhere/));
  const { texts } = english;
  await page.goto('/en/auth/login');
  await expect(page.getByRole('button', { name: texts.login.continueWithGoogle })).toBeVisible();
  await expectAccessible(page, 'login page');
  await page.goto('/en/auth/callback');
  await expect(page.getByText(texts.callback.authentication_failed)).toBeVisible();
  await expectAccessible(page, 'failed sign-in');
  await page.goto('/en/nowhere');
  await expect(page.getByText(texts.errorPage.notFoundTitle)).toBeVisible();
  await expectAccessible(page, 'unknown page');
});

test('the studio is accessible: home, projects, a project, sessions', async ({ page, email }) => {
  await openNewDocument(page, french, email);
  const started = await ask<{ id: string }>(page, 'POST', '/api/sessions', {
    timeZone: 'Europe/Paris',
  });
  await ask(page, 'POST', `/api/sessions/${started.id}/end`);

  await page.goto('/app/home');
  await expect(page.getByRole('link', { name: 'Chapitre premier' }).first()).toBeVisible();
  await expectAccessible(page, 'home');
  await page.getByRole('button', { name: french.texts.home.changeObjectives }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'weekly targets');
  await page.goto('/en/app/projects');
  const project = page.getByRole('link', { name: 'La Maison de l’estuaire' });
  await expect(project).toBeVisible();
  await expectAccessible(page, 'projects');
  await page.getByRole('button', { name: english.texts.projects.new }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'new project');
  await page.keyboard.press('Escape');
  await project.click();
  await expect(page.getByRole('link', { name: 'Chapitre premier' })).toBeVisible();
  await expectAccessible(page, 'project');
  await page.goto('/en/app/documents?search=premier');
  await expect(page.locator('mark')).toBeVisible();
  await expectAccessible(page, 'documents');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: english.texts.palette.label })).toBeVisible();
  await expectAccessible(page, 'commands');
  await page.keyboard.press('Escape');
  await page.goto('/app/sessions');
  await expect(page.getByRole('button', { name: french.texts.sessions.review })).toBeVisible();
  await expectAccessible(page, 'sessions');
});

test('sessions are accessible: found or not, one of them, its change, its reading @again', async ({
  page,
  email,
}) => {
  await signInByHttp(page, '', email);
  const shown = {
    text: 'Il pleut.',
    title: 'Pluie',
    visibility: 'team',
    outcome: 'publish',
  } as const;
  const { id } = await writtenSession(page, shown);
  await page.goto('/en/app/sessions?status=draft');
  await expect(
    page.getByRole('heading', { name: english.texts.sessions.nothingTitle }),
  ).toBeVisible();
  await expectAccessible(page, 'no session of this filter');
  await page.goto(`/app/sessions/${id}`);
  await expect(page.getByText('Il pleut.')).toBeVisible();
  await expectAccessible(page, 'a session');
  await page.getByRole('button', { name: french.texts.sessionPage.edit }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'change of a session');
  await page.goto(`/en/read/${id}`);
  await expect(page.getByText('Il pleut.')).toBeVisible();
  await expectAccessible(page, 'a published session');
});

test('days are accessible: a journal, a month, a year @again', async ({ page, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const journal = { name: 'Carnet', type: 'journal' };
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/projects', journal);
  const day = { language: 'fr', timeZone: 'Europe/Paris' };
  await ask(page, 'PUT', `/api/projects/${id}/entries/2026-09-14`, day);
  await page.goto(`/app/projects/${id}`);
  await page.getByRole('button', { name: texts.journal.begin }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Pluie toute la journée.');
  await expectAccessible(page, 'journal in session');
  await page.goto('/app/calendar');
  await expect(page.getByRole('list', { name: texts.calendar.daySessions })).toBeVisible();
  await expectAccessible(page, 'month');
  await page.goto('/app/calendar?year=2026');
  await expect(page.getByRole('heading', { level: 2, name: '2026' })).toBeVisible();
  await expectAccessible(page, 'year');
});

test('the page where one writes is accessible: read-only, in session, under review', async ({
  page,
  email,
}) => {
  const { texts } = english;
  await openNewDocument(page, english, email);
  await expectAccessible(page, 'read-only document');
  await startSession(page, texts);
  await page.keyboard.type('A line.');
  await expectAccessible(page, 'document in session');
  await page
    .getByRole('region', { name: texts.session.barLabel })
    .getByRole('button', { name: texts.session.stop })
    .click();
  await expect(page.getByRole('dialog', { name: texts.review.title })).toBeVisible();
  await expectAccessible(page, 'review');
  await page.getByRole('button', { name: texts.review.discard }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question before discarding');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeVisible();
});

test('what is one’s own is accessible: profile, settings, their questions, an invitation @again', async ({
  page,
  email,
}) => {
  const { settings } = french.texts;
  await signInByHttp(page, '', email);
  const { token } = await ask<{ token: string }>(page, 'POST', '/api/subscribers/invitations');
  await page.goto('/en/app/profile');
  await expect(page.getByRole('textbox', { name: english.texts.profile.bio })).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.goto('/app/settings');
  await expect(page.getByRole('list', { name: settings.invitations })).toBeVisible();
  await expect(page.getByText(settings.noAuthors)).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.getByRole('button', { name: settings.deleteAccount }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'question before deleting the account');
  await page.context().clearCookies();
  await page.goto(`/invitation#${token}`);
  const { signIn } = french.texts.invitation;
  await expect(page.getByRole('button', { name: signIn })).toBeVisible();
  await expectAccessible(page, 'invitation');
});
