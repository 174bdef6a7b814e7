import { formatDate } from '../../packages/i18n/src/formats.ts';
import { editor, expect, expectSaved, languages, signIn, startSession, test } from './test.ts';

for (const { name, prefix, texts } of languages) {
  test(`a journal opens the entry of the day, the same one each time, in ${name}`, async ({
    page,
    email,
  }) => {
    await signIn(page, texts, prefix, email);
    await page.goto(`${prefix}/app/projects`);
    await page.getByRole('button', { name: texts.projects.new }).first().click();
    await page.getByRole('textbox', { name: texts.projects.name }).fill('Carnet');
    await page.getByText(texts.projects.typeJournalHint).click();
    await page.getByRole('button', { name: texts.common.create }).click();

    const openToday = page.getByRole('button', { name: texts.project.openToday });
    await expect(openToday).toBeVisible();
    await expect(page.getByRole('button', { name: texts.project.newDocument })).toHaveCount(0);
    const journal = page.url();
    await openToday.click();
    await expect(editor(page)).toBeVisible();
    const entry = page.url();
    const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
    const day = formatDate(prefix === '' ? 'fr' : 'en', today, today);
    await expect(page.getByRole('heading', { level: 1, name: day })).toBeVisible();
    await startSession(page, texts);
    await page.keyboard.type('Pluie toute la journée.');
    await expectSaved(page, texts);

    await page.goto(journal);
    await openToday.click();
    await expect(editor(page)).toContainText('Pluie toute la journée.');
    expect(page.url()).toBe(entry);
    await page.goto(journal);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(day);
  });
}
