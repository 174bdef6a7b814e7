import { formatFullDate, formatMonth } from '../../packages/i18n/src/formats.ts';
import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  languages,
  openHome,
  openNewDocument,
  test,
  todayOn,
} from './test.ts';

const [french, english] = languages;

const addMonths = (month: string, months: number) => {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

const targets = '/api/objectives/targets';

// WEEK-19, DOC-21
test('one action resumes writing, counted this week', async ({ page, email, complaints }) => {
  complaints.expect(failed(412, /\/objectives\/targets/));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await page.goto('/app/home');
  await page.getByRole('button', { name: texts.home.start }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Quatre mots, pas davantage.');
  await expectSaved(page, texts);
  await page.getByRole('link', { name: texts.navigation.home }).first().click();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /^4 /);

  // Another window is quicker: this one says so, keeps what was typed, and saves it at last.
  await page.getByRole('button', { name: texts.home.changeObjectives }).click();
  const dialog = page.getByRole('dialog', { name: texts.objectives.formTitle });
  await dialog.getByRole('textbox', { name: texts.objectives.words }).fill('4');
  await ask(page, 'PUT', targets, { words: 700, sessions: 2 });
  await dialog.getByRole('button', { name: texts.common.save }).click();
  await expect(dialog.getByRole('alert')).toContainText('700');
  await dialog.getByRole('button', { name: texts.common.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(texts.objectives.wordsReached)).toBeVisible();
  const week = await ask<{ targets: object }>(page, 'GET', '/api/objectives/current');
  expect(week.targets).toEqual({ words: 4, sessions: 3 });
});

// WEEK-29, WEEK-31
test('the calendar works by keyboard', async ({ page, email }) => {
  const { prefix, texts } = english;
  const locale = 'en';
  await openHome(page, prefix, email);
  const session = await ask<{ id: string }>(page, 'POST', '/api/sessions', {
    timeZone: 'Europe/Paris',
  });
  await ask(page, 'POST', `/api/sessions/${session.id}/end`);
  await page.getByRole('link', { name: texts.navigation.calendar }).first().click();
  const today = await todayOn(page);
  const month = today.slice(0, 7);
  const expectTitle = (when: string) =>
    expect(page).toHaveTitle(new RegExp(`^${when} · ${texts.calendar.title} · Écritoire$`, 'i'));
  await expectTitle(formatMonth(locale, month));
  const days = page.getByRole('grid');
  const now = days.locator('[aria-current="date"]');
  await expect(now).toHaveAccessibleName(new RegExp(formatFullDate(locale, today), 'i'));
  await expect(now).toHaveAccessibleName(/, 1\s|: 1\s/);

  await now.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(`${prefix}/app/calendar?month=${addMonths(month, 1)}`);
  await expect(days).toHaveAccessibleName(
    new RegExp(formatMonth(locale, addMonths(month, 1)), 'i'),
  );
  await expectTitle(formatMonth(locale, addMonths(month, 1)));
  await expect(days.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(`${prefix}/app/calendar?month=${addMonths(month, 2)}`);
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/app/calendar?month=${addMonths(month, 1)}`);
  // Today itself can be in sight, too, as a day of the month before.
  await page.getByRole('button', { name: texts.calendar.today, exact: true }).click();

  await now.click();
  await expect(page).toHaveURL(`${prefix}/app/calendar?month=${month}&day=${today}`);
  await page.getByRole('list', { name: texts.calendar.daySessions }).getByRole('link').click();
  await expect(page).toHaveURL(`${prefix}/app/sessions/${session.id}`);
  await page.goBack();
  await expect(days.getByRole('gridcell', { selected: true })).toBeVisible();

  await page.getByRole('link', { name: texts.calendar.year }).click();
  await expect(page).toHaveURL(`${prefix}/app/calendar?year=${today.slice(0, 4)}`);
  await expectTitle(today.slice(0, 4));
  const ofMonth = page.getByRole('link', { name: new RegExp(formatMonth(locale, month), 'i') });
  const dayInYear = page
    .getByRole('main')
    .locator('section', { has: ofMonth })
    .locator('g', { has: page.locator('title', { hasText: formatFullDate(locale, today) }) });
  await dayInYear.click();
  await expect(page).toHaveURL(`${prefix}/app/calendar?month=${month}&day=${today}`);
  await expect(page.getByRole('list', { name: texts.calendar.daySessions })).toBeVisible();
  await page.goBack();
  await ofMonth.click();
  await expect(page).toHaveURL(`${prefix}/app/calendar?month=${month}`);
});

// DOC-33
networkTest(
  'a failing dashboard part can be retried @again',
  async ({ page, email, network, complaints }) => {
    complaints.expect(failed(500, /\/api\/(calendar|objectives|documents|sessions)/));
    const { texts } = english;
    network.fail('GET', /^\/api\/(calendar|objectives\/current|documents|sessions)$/, 500);
    await openHome(page, '/en', email);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.home.partFailed)).toHaveCount(4);
    await expect(main.getByRole('button', { name: texts.home.createJournal })).toBeVisible();
    network.heal();
    await expect(main.getByText(texts.home.unknownPage)).toBeVisible();
    await main.getByRole('button', { name: texts.errorPage.retry }).nth(1).click();
    await expect(main.getByText(texts.home.partFailed)).toHaveCount(3);
    await expect(main.getByRole('progressbar').first()).toBeVisible();
  },
);
