import type { CalendarDay } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { isWritingDay, totalsOf } from './calendar-day.ts';

const day = (held: Partial<CalendarDay>): CalendarDay => ({
  date: '2026-09-12',
  words: 0,
  sessions: 0,
  sentiments: { none: 0, positive: 0, neutral: 0, negative: 0 },
  journalEntries: [],
  ...held,
});
const entry = (words: number) => ({ documentId: 'd1', projectId: 'p1', words });

const cases: [string, Partial<CalendarDay>, boolean][] = [
  ['a session with words', { sessions: 1, words: 12 }, true],
  ['a session without a word', { sessions: 1 }, true],
  ['an entry with words', { journalEntries: [entry(5)] }, true],
  ['a blank entry', { journalEntries: [entry(0)] }, false],
  ['nothing', {}, false],
];

// WEEK-24
test.each(cases)('a day with %s: a writing day or not', (_what, held, isOne) => {
  expect(isWritingDay(day(held))).toBe(isOne);
  expect(totalsOf([day(held)]).days).toBe(Number(isOne));
});
