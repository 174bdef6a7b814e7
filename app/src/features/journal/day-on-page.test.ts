import { expect, it } from 'vitest';
import { dayOnPage } from './day-on-page.ts';

// JOURNAL-9
it.each([
  ['today', null, '2026-11-27', '2026-11-27'],
  ['today by its date', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['an earlier day', '2026-11-20', '2026-11-27', '2026-11-20'],
  ['yesterday, written in over midnight', null, '2026-11-26', '2026-11-26'],
  ['today where the clock was fast', null, '2026-12-05', '2026-11-27'],
  ['none for a day to come', '2026-12-05', '2026-11-27', null],
])('the page of %s is open', (_name, date, turnedTo, day) => {
  expect(dayOnPage(date, '2026-11-27', turnedTo)).toBe(day);
});
