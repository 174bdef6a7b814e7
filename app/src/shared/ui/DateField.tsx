import type { WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { DatePicker, type DatePickerProps } from '@ecritoire/ui';
import { useToday } from '../runtime/clock.ts';

const firstDays = { monday: 'mon', sunday: 'sun', saturday: 'sat' } as const;

export type DateFieldProps = Omit<DatePickerProps, 'firstDayOfWeek' | 'today'> & {
  weekStart: WeekStart;
};

/** A date, in the writer's week and words. */
export function DateField({ weekStart, ...props }: DateFieldProps) {
  const { common } = useI18n().LL;
  const today = useToday();
  return (
    <DatePicker
      {...props}
      today={today}
      firstDayOfWeek={firstDays[weekStart]}
      noSuchDayMessage={(typed, taken) => common.noSuchDay({ typed, taken })}
    />
  );
}
