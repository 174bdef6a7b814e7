import type { WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { isLocalDate } from '@ecritoire/prose';
import { DatePicker, type DatePickerProps } from '@ecritoire/ui';
import { useState } from 'react';

const firstDays = { monday: 'mon', sunday: 'sun', saturday: 'sat' } as const;

export type DateFieldProps = Omit<DatePickerProps, 'firstDayOfWeek'> & { weekStart: WeekStart };

/** A date, which is typed part by part: the page hears of it once it can be one. */
export function DateField({ value, onChange, weekStart, ...props }: DateFieldProps) {
  const [{ typed, shown }, setTyped] = useState({ typed: value, shown: value });
  if (shown !== value) setTyped({ typed: value, shown: value });
  const { maxValue } = props;
  const { common } = useI18n().LL;
  return (
    <DatePicker
      {...props}
      firstDayOfWeek={firstDays[weekStart]}
      value={typed}
      noSuchDayMessage={(day, taken) => common.noSuchDay({ typed: day, taken })}
      onChange={(date) => {
        setTyped({ typed: date, shown });
        const isInReach = maxValue === undefined || date === null || date <= maxValue;
        if (isInReach && (date === null || isLocalDate(date))) onChange(date);
      }}
    />
  );
}
