import { isLocalDate } from '@ecritoire/prose';
import { DatePicker, type DatePickerProps } from '@ecritoire/ui';
import { useState } from 'react';

/** A date, which is typed part by part: the page hears of it once it can be one. */
export function DateField({ value, onChange, ...props }: DatePickerProps) {
  const [{ typed, shown }, setTyped] = useState({ typed: value, shown: value });
  if (shown !== value) setTyped({ typed: value, shown: value });
  const { maxValue } = props;
  return (
    <DatePicker
      {...props}
      value={typed}
      onChange={(date) => {
        setTyped({ typed: date, shown });
        const isInReach = maxValue === undefined || date === null || date <= maxValue;
        if (isInReach && (date === null || isLocalDate(date))) onChange(date);
      }}
    />
  );
}
