import { formatDate, formatFullDate } from '../../packages/i18n/src/formats.ts';
import {
  ask,
  editor,
  expect,
  fill,
  expectSaved,
  languages,
  makeJournal,
  openHome,
  startSession,
  test,
  todayOn,
} from './test.ts';

const [french, english] = languages;

/** A local date so many days before another. */
const before = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

test('the page of the day is begun in one action, and is the same one each time', async ({
  page,
  email,
}) => {
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

test('earlier days come as one reads on, a date can be gone to, and back leads back @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openHome(page, '', email);
  const { id } = await makeJournal(page);
  const today = await todayOn(page);
  const body = { language: 'fr', timeZone: 'Europe/Paris' };
  // Every second day, the last of them yesterday.
  const days = Array.from({ length: 23 }, (_day, index) => before(today, 2 * index + 1));
  await Promise.all(
    days.map((day) => ask(page, 'PUT', `/api/projects/${id}/entries/${day}`, body)),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/entries') && searchParams.has('cursor')) asked.push(pathname);
  });
  await page.goto(`/app/projects/${id}`);
  const list = page.getByRole('region', {
    name: fill(texts.journal.listLabel, { name: 'Carnet' }),
  });
  await list.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(list.getByRole('article')).toHaveCount(23);
  expect(asked).toHaveLength(1);

  const address = page.url();
  const [year = '', month = '', day = ''] = before(today, 4).split('-');
  const date = page.getByRole('group', { name: texts.journal.jump });
  await date.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${day}${month}${year}`);
  await expect(page).toHaveURL(`${address}?date=${before(today, 4)}`);
  const nothing = texts.journal.nothingThatDay.replace(
    '{day}',
    formatDate('fr', before(today, 4), today),
  );
  await expect(page.getByText(nothing)).toBeVisible();
  await expect(list.getByRole('article').first()).toContainText(
    new RegExp(formatFullDate('fr', before(today, 5)), 'i'),
  );
  await page.getByRole('button', { name: texts.journal.previousDay }).click();
  await expect(page).toHaveURL(`${address}?date=${before(today, 5)}`);
  await expect(editor(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: texts.journal.begin })).toBeVisible();

  const yesterday = formatDate('fr', before(today, 1), today);
  await list.getByRole('button', { name: fill(texts.journal.actions, { day: yesterday }) }).click();
  await page.getByRole('menuitem', { name: texts.journal.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.journal.delete }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(list.getByRole('article').first()).toContainText(
    new RegExp(formatFullDate('fr', before(today, 3)), 'i'),
  );
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('an entry can be in another language, on its page and in its journal @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openHome(page, '', email);
  const { id } = await makeJournal(page);
  const today = await todayOn(page);
  const body = { language: 'fr', timeZone: 'Europe/Paris' };
  const path = `/api/projects/${id}/entries/${today}`;
  const entry = await ask<{ id: string }>(page, 'PUT', path, body);
  const choose = async (language: string) => {
    const dialog = page.getByRole('dialog', { name: texts.journal.language });
    await dialog.getByText(language, { exact: true }).click();
    await dialog.getByRole('button', { name: texts.common.save }).click();
    await expect(dialog).toBeHidden();
  };
  await page.goto(`/app/documents/${entry.id}`);
  await page.getByRole('button', { name: texts.journal.language }).click();
  await choose(texts.locale.en);
  await expect(editor(page)).toHaveAttribute('lang', 'en');

  await page.goto(`/app/projects/${id}`);
  await expect(editor(page)).toHaveAttribute('lang', 'en');
  const actions = fill(texts.journal.actions, { day: formatDate('fr', today, today) });
  await page.getByRole('button', { name: actions }).click();
  await page.getByRole('menuitem', { name: texts.journal.language }).click();
  await choose(texts.locale.fr);
  await expect(editor(page)).toHaveAttribute('lang', 'fr');
  expect(await ask(page, 'GET', path)).toMatchObject({ language: 'fr' });
});
