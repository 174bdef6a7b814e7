import { DateFormatter, toCalendar, type CalendarDate } from '@internationalized/date';
import { CalendarCell, useLocale } from 'react-aria-components';
import { day } from './DatePicker.css.ts';

export type DateDayProps = {
  date: CalendarDate;
  today: CalendarDate;
};

const nameOf = (date: CalendarDate, locale: string) =>
  new DateFormatter(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(date.toDate('UTC'));

/** A day of the month in sight. The library would mark the day of the device’s clock. */
export function DateDay({ date, today }: DateDayProps) {
  const { locale } = useLocale();
  const isCurrent = toCalendar(date, today.calendar).compare(today) === 0;
  return (
    <CalendarCell
      date={date}
      className={day}
      {...(isCurrent ? { 'data-current': true } : {})}
      render={(props, { isToday }) => (
        <div
          {...props}
          {...(isCurrent ? { 'aria-current': 'date' as const } : {})}
          {...(isToday && !isCurrent ? { 'aria-label': nameOf(date, locale) } : {})}
        />
      )}
    />
  );
}
