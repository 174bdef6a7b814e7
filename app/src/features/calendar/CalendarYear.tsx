import type { CalendarDay, WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { monthOf, weeksOfMonth } from '@ecritoire/prose';
import {
  Grid,
  Heading,
  Link,
  MiniMonth,
  ShadeLegend,
  Stack,
  Text,
  VisuallyHidden,
} from '@ecritoire/ui';
import { sumOf, useDayWords } from './calendar-day.ts';
import { quartersOf, shadeOf } from './day-shades.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type CalendarYearProps = {
  year: number;
  weekStart: WeekStart;
  today: string;
  days: ReadonlyMap<string, CalendarDay>;
  /** Opens a day in its month. */
  onSelect: (date: string) => void;
};

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** A year, month by month, each a way into it, and to its days. */
export function CalendarYear({ year, weekStart, today, days, onSelect }: CalendarYearProps) {
  const { calendar, year: texts } = useI18n().LL;
  const formats = useFormats();
  const dayWords = useDayWords();
  const quarters = quartersOf([...days.values()].map(({ words }) => words));
  return (
    <Stack gap={8}>
      <Grid columns="dozen" gap={8}>
        {months.map((number) => {
          const month = `${year}-${number}`;
          const held = sumOf([...days.values()].filter(({ date }) => monthOf(date) === month));
          return (
            <Stack key={month} as="section" gap={2}>
              <Heading level={3} size="sm">
                <Link href={`/app/calendar?month=${month}`} aria-label={formats.monthTitle(month)}>
                  {formats.monthHeading(`${month}-01`)}
                </Link>
              </Heading>
              <MiniMonth
                today={today}
                onDayPress={onSelect}
                weeks={weeksOfMonth(month, weekStart).map((week) =>
                  week.map((date) => ({
                    date,
                    shade:
                      monthOf(date) === month
                        ? shadeOf(days.get(date)?.words ?? 0, quarters)
                        : null,
                    label: dayWords.label(date, today, days.get(date)),
                    isMarked: (days.get(date)?.journalEntries.length ?? 0) > 0,
                  })),
                )}
              />
              {/* One line for each, also where there is nothing to say: rows are even. */}
              <Text size="sm" tone="muted" figures="tabular">
                <span>{dayWords.figures(held).join(' · ') || '\u{A0}'}</span>
                <VisuallyHidden>
                  {dayWords
                    .others(held)
                    .map((fact) => `, ${fact}`)
                    .join('')}
                </VisuallyHidden>
              </Text>
            </Stack>
          );
        })}
      </Grid>
      {days.size === 0 ? null : (
        <ShadeLegend
          label={texts.shades()}
          lessLabel={texts.less()}
          moreLabel={texts.more()}
          markLabel={calendar.entryMark()}
        />
      )}
    </Stack>
  );
}
