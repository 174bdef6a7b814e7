import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  Group,
  CalendarHeading,
  Popover,
  useLocale,
} from 'react-aria-components';
import { controlButton, controlGroup, field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { popover } from '../Select/Select.css.ts';
import {
  day,
  grid,
  head,
  month,
  segment,
  segments,
  sheet,
  turn,
  weekday,
} from './DatePicker.css.ts';

export type DatePickerProps = FieldTexts & {
  /** A local date, `YYYY-MM-DD`: no time, no zone. */
  value: string | null;
  /** Another day is chosen; `null` once a part is emptied. */
  onChange: (value: string | null) => void;
  /** First and last date that may be chosen, `YYYY-MM-DD`. */
  minValue?: string;
  /** The last date that may be chosen, `YYYY-MM-DD`. */
  maxValue?: string;
  /**
   * Said of a day before the first or after the last: "Choose a day until today". Without it the
   * bounds are shown in figures, as the language of the page writes them.
   */
  outOfBoundsMessage?: string;
  /** Where the reader's week begins, when it is not the one of the language. */
  firstDayOfWeek?: 'mon' | 'sun' | 'sat';
  /** The name under which a form sends it, and under which its errors come back. */
  name?: string;
  /** It has to be answered before the form is sent. */
  isRequired?: boolean;
  /** It cannot be answered now. */
  isDisabled?: boolean;
};

/** Figures and signs only: "≤ 25/11/2026". */
function boundsInFigures(locale: string, minValue?: string, maxValue?: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
    year: 'numeric',
  });
  const write = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  if (minValue && maxValue) return `${write(minValue)} – ${write(maxValue)}`;
  return minValue ? `≥ ${write(minValue)}` : maxValue ? `≤ ${write(maxValue)}` : '';
}

/** A day, typed part by part or found in a month. The order of the parts is the language's. */
export function DatePicker({
  label,
  optionalLabel,
  description,
  errorMessage,
  value,
  onChange,
  minValue,
  maxValue,
  firstDayOfWeek,
  outOfBoundsMessage,
  ...props
}: DatePickerProps) {
  const { locale } = useLocale();
  // The library takes another object for another date, and forgets the parts that are being typed.
  const date = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  return (
    <AriaDatePicker
      {...props}
      className={field}
      value={date}
      onChange={(next) => onChange(next?.toString() ?? null)}
      {...(minValue ? { minValue: parseDate(minValue) } : {})}
      {...(maxValue ? { maxValue: parseDate(maxValue) } : {})}
      {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <Group className={controlGroup}>
        <DateInput className={segments}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
        <Button className={controlButton}>
          <Icon name="calendar" size="small" />
        </Button>
      </Group>
      <FieldDescription>{description}</FieldDescription>
      <FieldError outOfBounds={outOfBoundsMessage ?? boundsInFigures(locale, minValue, maxValue)}>
        {errorMessage}
      </FieldError>
      <Popover className={popover} offset={4} containerPadding={8}>
        <Dialog className={sheet}>
          <Calendar {...(firstDayOfWeek ? { firstDayOfWeek } : {})}>
            <header className={head}>
              <Button slot="previous" className={turn}>
                <Icon name="chevron-left" />
              </Button>
              <CalendarHeading className={month} />
              <Button slot="next" className={turn}>
                <Icon name="chevron-right" />
              </Button>
            </header>
            <CalendarGrid className={grid}>
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={day} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
