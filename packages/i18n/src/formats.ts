import type { Locales } from './i18n-types.ts';
import { dateFormat, listFormat, numberFormatOf } from './intl-formats.ts';

export { languageTags } from './intl-formats.ts';

export const numberFormat = (locale: Locales): Intl.NumberFormat => numberFormatOf(locale, {});

/** A number where there is room for four figures: 1 407; from ten thousand on, its first two: 12 k. */
export function formatShortNumber(locale: Locales, value: number): string {
  if (value < 10_000) return numberFormat(locale).format(value);
  return numberFormatOf(locale, {
    notation: 'compact',
    maximumSignificantDigits: 2,
  }).format(value);
}

/** The size of a file, as people say it: 1,2 Mo. */
export function formatFileSize(locale: Locales, bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormatOf(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}

/**
 * A date as people say it, without the year when it is this year's.
 * @param date a local date, YYYY-MM-DD
 * @param today the reader's local date, YYYY-MM-DD
 */
export function formatDate(locale: Locales, date: string, today: string): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return dateIn(locale, date, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

function dateIn(locale: Locales, date: string, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(locale, {
    ...options,
    timeZone: 'UTC',
  }).formatToParts(new Date(`${date}T00:00:00Z`));
  // French alone says “first” of a month; Intl does not know.
  const isFirst = (type: string, value: string) =>
    locale === 'fr' && type === 'day' && value === '1';
  return parts.map(({ type, value }) => (isFirst(type, value) ? '1er' : value)).join('');
}

/**
 * Two dates as one stretch, what they share said once: du 16 au 22 novembre; 16–22 November. The year
 * is left out when it is this year’s.
 * @param from a local date, YYYY-MM-DD
 * @param to one that is later
 * @param today the reader's local date, YYYY-MM-DD
 */
export function formatDays(locale: Locales, from: string, to: string, today: string): string {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const asOf = isSameYear ? today : '';
  const end = formatDate(locale, to, asOf);
  const start =
    from.slice(0, 7) === to.slice(0, 7)
      ? dateIn(locale, from, { day: 'numeric' })
      : formatDate(locale, from, isSameYear ? from : '');
  if (locale === 'fr') return `du ${start} au ${end}`;
  // The dash stands close between two figures, and apart between words.
  return /^\d+$/.test(start) ? `${start}–${end}` : `${start} – ${end}`;
}

/**
 * A date with its weekday, as one heads a page with it: samedi 21 novembre 2026. No comma in either
 * language.
 * @param date a local date, YYYY-MM-DD
 */
export function formatFullDate(locale: Locales, date: string): string {
  const day = dateIn(locale, date, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${weekdayName(locale, date, 'long')} ${day}`;
}

/** @param month YYYY-MM. @returns novembre 2026 */
export function formatMonth(locale: Locales, month: string): string {
  return dateIn(locale, `${month}-01`, { month: 'long', year: 'numeric' });
}

/** @returns the name of a date's month alone: novembre; nov. */
export function monthName(locale: Locales, date: string, length: 'long' | 'short'): string {
  return dateIn(locale, date, { month: length });
}

/** @returns the name of a date's weekday: samedi; sam.; S */
export function weekdayName(
  locale: Locales,
  date: string,
  length: 'long' | 'short' | 'narrow',
): string {
  return dateIn(locale, date, { weekday: length });
}

/** With a capital, as at the head of a page: French names of months and days have none. */
export const capitalised = (text: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

/**
 * A time of day, on the clocks of a place: 20:10; in French 20 h 10, and 8 h on the hour.
 * @param instant an RFC 3339 date-time
 * @param timeZone an IANA name
 */
export function formatTime(locale: Locales, instant: string, timeZone: string): string {
  const time = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
  if (locale !== 'fr') return time;
  const [hour, minute] = time.split(':');
  return `${Number(hour)}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
}

type Unit = 'hour' | 'minute' | 'second';

/** Seconds: from here on the minutes alone are near enough to what is reckoned by them. */
const tenMinutes = 600;

/** A length of time in the two largest units that matter; one that is nothing is left out. */
function unitsIn(seconds: number): [value: number, unit: Unit][] {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours === 0 && seconds < tenMinutes ? Math.floor(seconds % 60) : 0;
  const units: [number, Unit][] = [
    [hours, 'hour'],
    [minutes % 60, 'minute'],
    [rest, 'second'],
  ];
  const some = units.filter(([value]) => value > 0);
  return some.length === 0 ? [[0, 'second']] : some;
}

/** How long: 42 seconds; 1 minute, 40 seconds; 12 minutes; 1 hour, 5 minutes. */
export function formatDuration(locale: Locales, seconds: number): string {
  const units = unitsIn(seconds).map(([value, unit]) =>
    numberFormatOf(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).format(value),
  );
  return listFormat(locale, { type: 'unit', style: 'long' }).format(units);
}

const signs = { hour: 'h', minute: 'min', second: 's' } as const satisfies Record<Unit, string>;

/** How long, for the eye, in the signs of the units, which are the same in both languages: 12 min. */
export const formatShortDuration = (locale: Locales, seconds: number): string =>
  // A sign that parts from its figure would be read as another word.
  unitsIn(seconds)
    .map(([value, unit]) => `${numberFormat(locale).format(value)}\u00A0${signs[unit]}`)
    .join(' ');

/** A running clock: 00:42, 12:05, 1:02:03. */
export function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const clock = `${two(minutes)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
