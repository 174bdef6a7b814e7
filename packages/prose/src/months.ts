import { addDays, weekOf, type WeekStart } from './weeks.ts';

/** The first day that there is here. */
export const firstDay = '1000-01-01';

/** Whether a text is a date that there is, YYYY-MM-DD, of the years 1000 to 9998. */
export function isLocalDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return value < '9999' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whether a text is a month, YYYY-MM, of the years 1000 to 9998. */
export const isMonth = (value: unknown): value is string => isLocalDate(`${String(value)}-01`);

/** The month of a local date, YYYY-MM. */
export const monthOf = (localDate: string): string => localDate.slice(0, 7);

/** A month so many months later, or earlier when they are negative. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The weeks in which a month lies, each with its seven local dates, also those of other months. */
export function weeksOfMonth(month: string, weekStart: WeekStart): string[][] {
  const weeks: string[][] = [];
  let { startsOn } = weekOf(`${month}-01`, weekStart);
  while (monthOf(startsOn) <= month) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(startsOn, day)));
    startsOn = addDays(startsOn, 7);
  }
  return weeks;
}
