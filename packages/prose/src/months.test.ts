import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isLocalDate, isMonth, monthOf, weeksOfMonth } from './months.ts';
import { addDays, weekOf, type WeekStart } from './weeks.ts';

describe('a local date', () => {
  it.each(['2026-11-21', '2028-02-29', '1000-01-01', '9998-12-31'])('is %s', (date) => {
    expect(isLocalDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '0999-12-31',
    '9999-01-01',
    'today',
    '',
    20261121,
  ])('is not %s', (date) => {
    expect(isLocalDate(date)).toBe(false);
  });
});

describe('a month', () => {
  it.each(['2026-11', '1000-01', '9998-12'])('is %s', (month) => {
    expect(isMonth(month)).toBe(true);
  });

  it.each(['2026-00', '2026-13', '2026', '2026-11-21', undefined, 202611])('is not %s', (month) => {
    expect(isMonth(month)).toBe(false);
  });

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-11', 2, '2027-01'],
    ['2026-11', -11, '2025-12'],
    ['2024-02', 12, '2025-02'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  // WEEK-33
  it('a month is whole weeks with all its days once', () => {
    const months = fc
      .date({ min: new Date('1000-02-01'), max: new Date('9998-11-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 7));
    const weekStarts = fc.constantFrom<WeekStart>('monday', 'sunday', 'saturday');
    fc.assert(
      fc.property(months, weekStarts, (month, weekStart) => {
        const weeks = weeksOfMonth(month, weekStart);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week[0]).toBe(weekOf(week[6] ?? '', weekStart).startsOn);
          expect(week.some((date) => monthOf(date) === month)).toBe(true);
        }
        const days = weeks.flat();
        expect(days.every((date, at) => at === 0 || date === addDays(days[at - 1] ?? '', 1))).toBe(
          true,
        );
        const first = days.indexOf(`${month}-01`);
        expect(first).toBeLessThan(7);
        expect(days.find((date) => monthOf(date) === month)).toBe(`${month}-01`);
        const after = days.find((date) => monthOf(date) > month);
        expect(after ?? addDays(days.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`);
      }),
    );
  });
});
