export type WeekStart = 'monday' | 'sunday' | 'saturday';

/** Local dates, YYYY-MM-DD, both included. */
export type DateRange = { startsOn: string; endsOn: string };

/** As `Date` numbers the days of a week. */
const FIRST_DAY: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };

/**
 * A local date `days` later, or earlier when they are negative. Dates are counted on the calendar,
 * not in hours: a day of 23 or 25 of them is a day.
 *
 * @throws RangeError when `localDate` is no date of the years 0000 to 9999.
 */
export function addDays(localDate: string, days: number): string {
  // A date without a time is read in UTC, whose days all begin at midnight.
  const date = new Date(localDate);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many dates there are from one to another, both included; 0 or less when they are reversed. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** The week of a local date, for someone whose weeks begin on `weekStart`. */
export function weekOf(localDate: string, weekStart: WeekStart): DateRange {
  const sinceFirst = (new Date(localDate).getUTCDay() - FIRST_DAY[weekStart] + 7) % 7;
  const startsOn = addDays(localDate, -sinceFirst);
  return { startsOn, endsOn: addDays(startsOn, 6) };
}
