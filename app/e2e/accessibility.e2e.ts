import { expectAccessible } from './accessible.ts';
import { failed } from './complaints.ts';
import { ask, editor, expect, languages, openNewDocument, startSession, test } from './test.ts';

const [french, english] = languages;

test('pages for guests are accessible @again', async ({ page, complaints }) => {
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

test('the studio is accessible: home, projects, a project, sessions @again', async ({
  page,
  email,
}) => {
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

test('the writing page is accessible @again', async ({ page, email }) => {
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
