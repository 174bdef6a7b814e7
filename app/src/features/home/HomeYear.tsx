import type { CalendarDay, WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Heatmap, Link, Text } from '@ecritoire/ui';
import { isWritingDay, totalsOf, quartersOf } from '../calendar/index.ts';
import { PartCard } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

const firstWeekday = { sunday: 0, monday: 1, saturday: 6 } as const;

export type HomeYearProps = {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  days: Part<readonly CalendarDay[]>;
  weekStart: WeekStart;
};

/** The last 12 months at a glance. */
export function HomeYear({ from, to, days, weekStart }: HomeYearProps) {
  const { calendar, common, home, year: texts } = useI18n().LL;
  const formats = useFormats();
  return (
    <PartCard
      title={home.yearTitle()}
      actions={<Link href="/app/calendar">{calendar.title()}</Link>}
      part={days}
      lines={5}
    >
      {(all) => {
        const written = all.filter(isWritingDay);
        const { words, days: writingDays } = totalsOf(all);
        if (writingDays === 0) return <Text tone="muted">{texts.none()}</Text>;
        return (
          <Heatmap
            title={texts.summary({ words, days: writingDays })}
            figuresLabel={texts.figures()}
            labelHeading={texts.day()}
            valueHeading={texts.words()}
            from={from}
            to={to}
            values={Object.fromEntries(written.map((day) => [day.date, day.words]))}
            thresholds={quartersOf(written.map((day) => day.words))}
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
