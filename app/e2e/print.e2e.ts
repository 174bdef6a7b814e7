import {
  ask,
  editor,
  expect,
  expectSaved,
  languages,
  makeJournal,
  openNewDocument,
  signInByHttp,
  startSession,
  test,
  todayOn,
  type Page,
} from './test.ts';

const [, english] = languages;

/** What comes onto paper, line by line. */
async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  return text.split('\n').filter((line) => line.trim() !== '');
}

// SESSION-61
test('a text prints with its title only', async ({ page, email }) => {
  const { prefix, texts } = english;
  await openNewDocument(page, english, email);
  await startSession(page, texts);
  await page.keyboard.type('Une vague.');
  await expectSaved(page, texts);
  expect(await printed(page)).toEqual(['Chapitre premier', 'Une vague.']);

  const { session } = await ask<{ session: { id: string } }>(page, 'GET', '/api/sessions/live');
  await page.goto(`${prefix}/app/sessions/${session.id}`);
  await expect(page.getByText('Une vague.')).toBeVisible();
  const lines = await printed(page);
  expect(lines.at(-1)).toBe('Une vague.');
  expect(lines).not.toContain(texts.sessionPage.back);
  expect(lines).not.toContain(texts.sessionPage.keepWriting);

  const journal = await makeJournal(page);
  const day = await todayOn(page);
  await ask(page, 'PUT', `/api/projects/${journal.id}/entries/${day}`, {
    language: 'fr',
    timeZone: 'Europe/Paris',
  });
  await page.goto(`${prefix}/app/projects/${journal.id}`);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await editor(page).click();
  await page.keyboard.type('Un jour.');
  await expectSaved(page, texts);
  const [title, ...entry] = await printed(page);
  expect(title).toBe('Carnet');
  expect(entry).toContain('Un jour.');
  expect(entry).not.toContain(texts.project.back);
  expect(entry).not.toContain(texts.journal.jump);
});

// SAVE-37
test('a printed sheet is black on white and names omissions @again', async ({ page, email }) => {
  const { prefix, texts } = english;
  await signInByHttp(page, prefix, email);
  const { id } = await makeJournal(page);
  for (let day = 1; day <= 25; day += 1) {
    const date = `2026-01-${String(day).padStart(2, '0')}`;
    const entry = { language: 'fr', timeZone: 'Europe/Paris' };
    await ask(page, 'PUT', `/api/projects/${id}/entries/${date}`, entry);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${prefix}/app/projects/${id}`);
  await expect(page.getByText(texts.common.notPrinted)).toBeVisible();
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  // A page that nothing was written on is none; a day and a way on are as black as the text.
  await expect(page.getByText(texts.journal.beginText)).toBeHidden();
  const day = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(day).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(texts.common.notPrinted)).toBeHidden();
});
