import { localDateIn } from '@ecritoire/prose';

const FORM = /^[1-9]\d{3}-\d\d-\d\d$/u;

/** Whether a text is a day of the calendar, as the contract's LocalDate. */
export function isLocalDate(text: string): boolean {
  if (!FORM.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day that has come furthest on earth: on the Line Islands it begins first. */
export const latestDateOnEarth = (now: Date): string => localDateIn(now, 'Pacific/Kiritimati');
