import type { CalendarDay, WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { weeksOfMonth } from '@ecritoire/prose';
import { Icon, MonthGrid, Stack, VisuallyHidden } from '@ecritoire/ui';
import { useDayWords } from './calendar-day.ts';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type CalendarMonthProps = {
  /** YYYY-MM */
  month: string;
  weekStart: WeekStart;
  today: string;
  /** By local date: only those on which there is something. */
  days: ReadonlyMap<string, CalendarDay>;
  /** Of a day that did not come nothing is said, not that it holds nothing. */
  status: Part<unknown>['status'];
  focused: string;
  selected: string | null;
  onFocusChange: (date: string) => void;
  onSelect: (date: string) => void;
};

/** A month with the words, moods and entries of each day. */
export function CalendarMonth({ month, weekStart, days, status, ...props }: CalendarMonthProps) {
  const { calendar: texts } = useI18n().LL;
  const formats = useFormats();
  const dayWords = useDayWords();
  const weeks = weeksOfMonth(month, weekStart);
  const most = Math.max(1, ...[...days.values()].map(({ words }) => words));
  return (
    <Stack gap={2}>
      <MonthGrid
        {...props}
        label={formats.monthTitle(month)}
        month={month}
        isLoading={status === 'loading'}
        weekdays={(weeks[0] ?? []).map((date) => ({
          short: formats.weekday(date, 'short'),
          long: formats.weekday(date, 'long'),
        }))}
        weeks={weeks.map((week) =>
          week.map((date) => {
            const day = days.get(date);
            return {
              date,
              label: dayWords.label(
                date,
                props.today,
                status === 'there' ? (day ?? null) : undefined,
              ),
              share: day === undefined ? 0 : day.words / most,
              amount:
                day === undefined || day.words === 0
                  ? undefined
                  : {
                      figure: formats.shortNumber(day.words),
                      unit: texts.wordsUnit({ words: day.words }),
                    },
              marks: day === undefined ? null : <Marks day={day} />,
            };
          }),
        )}
      />
      <VisuallyHidden>
        <p>{texts.keys()}</p>
      </VisuallyHidden>
    </Stack>
  );
}

const moods = { positive: 'smile', neutral: 'meh', negative: 'frown' } as const;

function Marks({ day: { sentiments, journalEntries } }: { day: CalendarDay }) {
  const felt = (['positive', 'neutral', 'negative'] as const).filter(
    (mood) => sentiments[mood] > 0,
  );
  return (
    <>
      {felt.map((mood) => (
        <Icon key={mood} name={moods[mood]} size="small" />
      ))}
      {journalEntries.length > 0 ? <Icon name="notebook" size="small" /> : null}
    </>
  );
}
