import { formatFullDate } from '../../packages/i18n/src/formats.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  languages,
  makeJournal,
  openHome,
  startSession,
  test,
  todayOn,
} from './test.ts';

const [, english] = languages;

// JOURNAL-5
test('the day’s page opens in one action, always the same', async ({ page, email }) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  const { id } = await makeJournal(page);
  await page.goto(`${prefix}/app/projects/${id}`);
  const today = await todayOn(page);
  const heading = page.getByRole('heading', {
    level: 2,
    name: new RegExp(formatFullDate('en', today), 'i'),
  });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(`${texts.journal.title} · Écritoire`);

  await page.getByRole('button', { name: texts.journal.begin }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Pluie toute la journée.');
  await expectSaved(page, texts);

  await page
    .getByRole('region', { name: texts.session.barLabel })
    .getByRole('button', { name: texts.session.stop })
    .click();
  const review = page.getByRole('dialog', { name: texts.review.title });
  await review.getByRole('button', { name: texts.review.later }).click();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false');

  await page.reload();
  await expect(editor(page)).toHaveText('Pluie toute la journée.');
  await startSession(page, texts);
  await expect(editor(page)).toBeFocused();
  const { items } = await ask<{ items: unknown[] }>(page, 'GET', `/api/projects/${id}/entries`);
  expect(items).toHaveLength(1);
});
