import type { DocumentSummary } from '@ecritoire/contracts';
import {
  capitalised,
  formatDate,
  formatDays,
  formatDuration,
  formatFileSize,
  formatFullDate,
  formatMonth,
  formatShortDuration,
  formatShortNumber,
  formatTime,
  monthName,
  numberFormat,
  weekdayName,
} from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { countDays, localDateIn } from '@ecritoire/prose';
import { useToday } from '../runtime/clock.ts';
import { useTimeZone } from '../runtime/time-zone.ts';

/** Dates, figures and durations in the language in use and the time zone of whose page it is. */
export function useFormats() {
  const { LL, locale } = useI18n();
  const timeZone = useTimeZone();
  const today = useToday();
  const dayOf = (instant: string) => localDateIn(new Date(instant), timeZone);
  const lately = (instant: string, dateThen: string) => {
    const time = formatTime(locale, instant, timeZone);
    if (dayOf(instant) === dateThen) return LL.moments.today({ time });
    if (countDays(dayOf(instant), dateThen) === 2) return LL.moments.yesterday({ time });
    return null;
  };
  const moment = (instant: string, asOf: number) => {
    const dateThen = localDateIn(new Date(asOf), timeZone);
    const time = formatTime(locale, instant, timeZone);
    const date = formatDate(locale, dayOf(instant), dateThen);
    return lately(instant, dateThen) ?? LL.moments.day({ date, time });
  };
  return {
    /**
     * A day and a time of day, for running text.
     *
     * @param instant an RFC 3339 date-time
     * @param asOf when it is said, in milliseconds since 1970: today and yesterday go by it
     */
    moment,
    /** @param date a local date, YYYY-MM-DD */
    date: (date: string) => formatDate(locale, date, today),
    /** Two local dates as one stretch, as a heading. */
    days: (from: string, to: string) => capitalised(formatDays(locale, from, to, today)),
    /** @param instant an RFC 3339 date-time */
    day: (instant: string) => formatDate(locale, dayOf(instant), today),
    /** The same, for running text; of today and yesterday with the time of day. */
    when: (instant: string) =>
      lately(instant, today) ??
      LL.moments.date({ date: formatDate(locale, dayOf(instant), today) }),
    /** A day and a time of day, as a heading. */
    dayAndTime: (instant: string) => {
      const date = formatDate(locale, dayOf(instant), today);
      const time = formatTime(locale, instant, timeZone);
      return capitalised(lately(instant, today) ?? LL.moments.day({ date, time }));
    },
    /** A local date with its weekday and year, as it heads a page. */
    fullDate: (date: string) => capitalised(formatFullDate(locale, date)),
    /** @param month YYYY-MM; with its year, in running text */
    month: (month: string) => formatMonth(locale, month),
    /** The same as a heading. */
    monthTitle: (month: string) => capitalised(formatMonth(locale, month)),
    shortMonthName: (date: string) => monthName(locale, date, 'short'),
    /** A month's name alone, as a heading. */
    monthHeading: (date: string) => capitalised(monthName(locale, date, 'long')),
    weekday: (date: string, length: 'long' | 'short' | 'narrow') =>
      weekdayName(locale, date, length),
    /** @param instant an RFC 3339 date-time; @param place the time zone whose clocks are meant */
    time: (instant: string, place: string) => formatTime(locale, instant, place),
    /** What a document is called: a journal entry by its day. */
    title: ({ title, journalEntry }: Pick<DocumentSummary, 'title' | 'journalEntry'>) =>
      journalEntry ? formatDate(locale, journalEntry.localDate, today) : title,
    duration: (seconds: number) => formatDuration(locale, seconds),
    shortDuration: (seconds: number) => formatShortDuration(locale, seconds),
    /** Where there is little room: 1,2 k. */
    shortNumber: (value: number) => formatShortNumber(locale, value),
    fileSize: (bytes: number) => formatFileSize(locale, bytes),
    number: (value: number) => numberFormat(locale).format(value),
  };
}
