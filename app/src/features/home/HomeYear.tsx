import type { WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Heatmap, Link, Text } from '@ecritoire/ui';
import { addDays } from '@ecritoire/prose';
import { quartersOf } from '../calendar/index.ts';
import { PartCard } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

const firstWeekday = { sunday: 0, monday: 1, saturday: 6 } as const;

export type HomeYearProps = {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Of each day from the first on; null where nothing was written. */
  words: Part<readonly (number | null)[]>;
  weekStart: WeekStart;
};

/** The last 12 months at a glance. */
export function HomeYear({ from, to, words, weekStart }: HomeYearProps) {
  const { calendar, common, home, year: texts } = useI18n().LL;
  const formats = useFormats();
  return (
    <PartCard
      title={home.yearTitle()}
      actions={<Link href="/app/calendar">{calendar.title()}</Link>}
      part={words}
      lines={5}
    >
      {(all) => {
        const days = all.flatMap((count, index) =>
          count === null ? [] : [{ date: addDays(from, index), words: count }],
        );
        const counts = days.map((day) => day.words);
        const total = counts.reduce((sum, count) => sum + count, 0);
        if (days.length === 0) return <Text tone="muted">{texts.none()}</Text>;
        return (
          <Heatmap
            title={texts.summary({ words: total, days: days.length })}
            figuresLabel={texts.figures()}
            labelHeading={texts.day()}
            valueHeading={texts.words()}
            from={from}
            to={to}
            values={Object.fromEntries(days.map((day) => [day.date, day.words]))}
            thresholds={quartersOf(counts)}
            legend={texts.shades()}
            weekStart={firstWeekday[weekStart]}
            formatDate={formats.date}
            formatMonth={formats.shortMonthName}
            formatValue={(value) => common.words({ words: value })}
            lessLabel={texts.less()}
            moreLabel={texts.more()}
          />
        );
      }}
    </PartCard>
  );
}
