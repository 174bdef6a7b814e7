import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import { useMemo, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  Group,
  CalendarHeading,
  Popover,
  useLocale,
} from 'react-aria-components';
import { controlButton, controlGroup, field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PopoverDialog } from '../Popover/PopoverDialog.tsx';
import { popover } from '../Select/Select.css.ts';
import {
  grid,
  head,
  month,
  news,
  parts,
  segments,
  sheet,
  turn,
  weekday,
} from './DatePicker.css.ts';
import { DateDay } from './DateDay.tsx';
import { DatePart, type Correction } from './DatePart.tsx';
import { useSettledDate } from './use-settled-date.ts';

export type DatePickerProps = FieldTexts & {
  /** A local date, `YYYY-MM-DD`: no time, no zone. */
  value: string | null;
  /** Another day is chosen, or typed to its end; `null` where a part was emptied. */
  onChange: (value: string | null) => void;
  /** The date that is marked, `YYYY-MM-DD`; that of the device’s clock without it. */
  today?: string;
  /** The first date that may be chosen, `YYYY-MM-DD`. */
  minValue?: string;
  /** The last date that may be chosen, `YYYY-MM-DD`. */
  maxValue?: string;
  /**
   * Said of a day before the first or after the last: "Choose a day until today". Without it the
   * bounds are shown in figures, as the language of the page writes them.
   */
  outOfBoundsMessage?: string;
  /**
   * Said of a day that its month has not, and of the one that stands there instead: "There is no
   * 31/02/2024: the date is now 29/02/2024". Without it both are shown in figures.
   */
  noSuchDayMessage?: (typed: string, taken: string) => string;
  /** Where the reader's week begins, when it is not the one of the language. */
  firstDayOfWeek?: 'mon' | 'sun' | 'sat';
  /** The name under which a form sends it, and under which its errors come back. */
  name?: string;
  /** It has to be answered before the form is sent. */
  isRequired?: boolean;
  /** It cannot be answered now. */
  isDisabled?: boolean;
};

const inFigures = (typed: string, taken: string) => `${typed} → ${taken}`;

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

/**
 * A day, typed segment by segment or chosen in a calendar; for a period, two of them. The language
 * decides the order of the segments.
 *
 * A typed date is reported once its year is complete, on blur, or with Enter.
 *
 * A day that its month lacks (31 February) stays while one types, since month and year may still
 * change. On blur it becomes the last day of the month, and this is announced: an error would only
 * ask the writer to do the same by hand.
 */
export function DatePicker({
  label,
  optionalLabel,
  description,
  errorMessage,
  value,
  onChange,
  minValue,
  maxValue,
  today = todayIn(getLocalTimeZone()).toString(),
  firstDayOfWeek,
  outOfBoundsMessage,
  noSuchDayMessage = inFigures,
  ...props
}: DatePickerProps) {
  const { locale } = useLocale();
  const [correction, setCorrection] = useState<Correction | null>(null);
  const { typed, change, finish, partsProps } = useSettledDate({
    value,
    onChange,
    minValue,
    maxValue,
  });
  // The library takes another object for another date, and forgets the parts that are being typed.
  const date = useMemo(() => (typed === null ? null : parseDate(typed)), [typed]);
  const current = useMemo(() => parseDate(today), [today]);
  return (
    <AriaDatePicker
      {...props}
      className={field}
      // What is said of a date goes as soon as another is typed.
      validationBehavior="aria"
      value={date}
      placeholderValue={current}
      onChange={(next) => {
        const day = next?.toString() ?? null;
        setCorrection((said) => (said?.value === day ? said : null));
        change(day);
      }}
      {...(minValue ? { minValue: parseDate(minValue) } : {})}
      {...(maxValue ? { maxValue: parseDate(maxValue) } : {})}
      {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <Group className={controlGroup}>
        <div {...partsProps} className={parts}>
          <DateInput className={segments}>
            {(part) => <DatePart part={part} onCorrect={setCorrection} onEnter={finish} />}
          </DateInput>
        </div>
        <Button className={controlButton}>
          <Icon name="calendar" size="small" />
        </Button>
      </Group>
      <FieldDescription>{description}</FieldDescription>
      <p role="status" className={news}>
        {correction !== null && correction.value === typed
          ? noSuchDayMessage(correction.typed, correction.taken)
          : null}
      </p>
      <FieldError outOfBounds={outOfBoundsMessage ?? boundsInFigures(locale, minValue, maxValue)}>
        {errorMessage}
      </FieldError>
      <Popover className={popover} offset={4} containerPadding={8}>
        <PopoverDialog className={sheet}>
          <Calendar
            defaultFocusedValue={date ?? current}
            {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
          >
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
                {(each) => <DateDay date={each} today={current} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </PopoverDialog>
      </Popover>
    </AriaDatePicker>
  );
}
