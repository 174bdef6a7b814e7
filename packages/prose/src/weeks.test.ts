import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateIn } from './time.ts';
import { addDays, countDays, weekOf, type WeekStart } from './weeks.ts';

const weekStarts: WeekStart[] = ['monday', 'sunday', 'saturday'];
const localDates = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9990-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(countDays(expected, date)).toBe(1 - days);
  });

  it('stepping counts weeks and reverses', () => {
    fc.assert(
      fc.property(localDates, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        const other = addDays(date, days);
        expect(countDays(date, other)).toBe(days + 1);
        expect(addDays(other, -days)).toBe(date);
      }),
    );
  });

  // In Paris the clock goes forward on 2026-03-29 and back on 2026-10-25.
  it.each([
    ['2026-03-28T23:30:00+01:00', '2026-03-28'],
    ['2026-03-29T00:00:00+01:00', '2026-03-29'],
    ['2026-03-29T01:59:59+01:00', '2026-03-29'],
    ['2026-03-29T03:00:00+02:00', '2026-03-29'],
    ['2026-03-29T23:59:59+02:00', '2026-03-29'],
    ['2026-03-30T00:00:00+02:00', '2026-03-30'],
    ['2026-10-24T23:59:59+02:00', '2026-10-24'],
    ['2026-10-25T00:00:00+02:00', '2026-10-25'],
    ['2026-10-25T02:30:00+02:00', '2026-10-25'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25'],
    ['2026-10-25T23:59:59+01:00', '2026-10-25'],
    ['2026-10-26T00:00:00+01:00', '2026-10-26'],
  ])('%s is on %s in Paris', (instant, date) => {
    expect(localDateIn(new Date(instant), 'Europe/Paris')).toBe(date);
  });
});

describe('the week of a date', () => {
  it.each<[WeekStart, string, string, string]>([
    ['monday', '2026-09-14', '2026-09-14', '2026-09-20'],
    ['monday', '2026-09-20', '2026-09-14', '2026-09-20'],
    ['sunday', '2026-09-19', '2026-09-13', '2026-09-19'],
    ['sunday', '2026-09-20', '2026-09-20', '2026-09-26'],
    ['saturday', '2026-09-18', '2026-09-12', '2026-09-18'],
    ['saturday', '2026-09-19', '2026-09-19', '2026-09-25'],
    ['monday', '2026-03-29', '2026-03-23', '2026-03-29'],
    ['sunday', '2026-03-29', '2026-03-29', '2026-04-04'],
    ['saturday', '2026-10-25', '2026-10-24', '2026-10-30'],
    ['monday', '2027-01-01', '2026-12-28', '2027-01-03'],
  ])('that begins on %s: %s is from %s to %s', (weekStart, date, startsOn, endsOn) => {
    expect(weekOf(date, weekStart)).toEqual({ startsOn, endsOn });
  });

  it('a week has seven days and contains its date', () => {
    fc.assert(
      fc.property(localDates, fc.constantFrom(...weekStarts), (date, weekStart) => {
        const week = weekOf(date, weekStart);
        expect(countDays(week.startsOn, week.endsOn)).toBe(7);
        expect(week.startsOn <= date && date <= week.endsOn).toBe(true);
        for (let day = 0; day < 7; day += 1) {
          expect(weekOf(addDays(week.startsOn, day), weekStart)).toEqual(week);
        }
        expect(weekOf(addDays(week.endsOn, 1), weekStart).startsOn).toBe(addDays(week.endsOn, 1));
      }),
    );
  });
});
