import { formatFullDate } from '../../packages/i18n/src/formats.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  languages,
  makeJournal,
  openHome,
  test,
  type Page,
} from './test.ts';

const day = 86_400_000;
const [french] = languages;

/** In a zone where it is daytime, so that today does not change during a test. */
const hour = new Date().getUTCHours();
test.use({ timezoneId: hour >= 6 && hour < 18 ? 'UTC' : 'Pacific/Auckland' });

/** Begins today's entry on a device whose clock is wrong, and finds today in the calendar. */
async function writeToday(
  page: Page,
  email: string,
  { prefix, texts }: (typeof languages)[number],
  said: 'fast' | 'slow',
) {
  await page.clock.install({ time: Date.now() + (said === 'fast' ? 2 : -2) * day });
  await openHome(page, prefix, email);
  const notice = page.getByText(texts.messages.deviceClock[said]);
  await expect(notice).toBeVisible();
  const today = await page.evaluate(
    (now) => new Intl.DateTimeFormat('en-CA').format(now),
    Date.now(),
  );
  const { id } = await makeJournal(page);
  await page.goto(`${prefix}/app/projects/${id}`);
  const name = new RegExp(formatFullDate(prefix === '' ? 'fr' : 'en', today), 'i');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('button', { name: texts.journal.begin }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Pluie.');
  await expectSaved(page, texts);
  const { items } = await ask<{ items: { title: string }[] }>(
    page,
    'GET',
    `/api/projects/${id}/entries`,
  );
  expect(items.map(({ title }) => title)).toEqual([today]);
  await page.goto(`${prefix}/app/calendar`);
  await expect(page.locator('button[aria-current="date"]')).toHaveAttribute('data-date', today);
  await expect(notice).toBeHidden();
}

// WEEK-16
test('a device two days fast goes by the server’s today @again', async ({ page, email }) => {
  await writeToday(page, email, french, 'fast');
});
