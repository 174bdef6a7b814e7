import type { DocumentSummary } from '@ecritoire/contracts';
import { formatDate, formatDuration, formatShortDuration, numberFormat } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { localDateIn } from '@ecritoire/prose';
import { useState } from 'react';

/** Dates, figures and durations in the language in use and the reader's own time zone. */
export function useFormats() {
  const { locale } = useI18n();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [today] = useState(() => localDateIn(new Date(), timeZone));
  return {
    /** @param date a local date, YYYY-MM-DD */
    date: (date: string) => formatDate(locale, date, today),
    /** @param instant an RFC 3339 date-time */
    day: (instant: string) => formatDate(locale, localDateIn(new Date(instant), timeZone), today),
    /** What a document is called: a journal entry by its day. */
    title: ({ title, journalEntry }: Pick<DocumentSummary, 'title' | 'journalEntry'>) =>
      journalEntry ? formatDate(locale, journalEntry.localDate, today) : title,
    duration: (seconds: number) => formatDuration(locale, seconds),
    shortDuration: (seconds: number) => formatShortDuration(locale, seconds),
    number: (value: number) => numberFormat(locale).format(value),
  };
}
