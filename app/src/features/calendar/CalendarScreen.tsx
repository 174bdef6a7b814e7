import type { CalendarDay, WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { addMonths, firstDay, monthOf } from '@ecritoire/prose';
import {
  Banner,
  Button,
  ButtonLink,
  Grid,
  Heading,
  IconButton,
  Inline,
  Stack,
  StatTile,
  StatTiles,
  Text,
} from '@ecritoire/ui';
import { totalsOf } from './calendar-day.ts';
import { CalendarDayDetail, type CalendarDayDetailProps } from './CalendarDayDetail.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarYear } from './CalendarYear.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';

export type CalendarView = { kind: 'month'; month: string } | { kind: 'year'; year: number };

export type CalendarScreenProps = {
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  weekStart: WeekStart;
  today: string;
  days: Part<readonly CalendarDay[]>;
  /** The day that the keyboard is on. */
  focused: string;
  onFocusChange: (date: string) => void;
  selected: string | null;
  onSelect: (date: string) => void;
} & Pick<CalendarDayDetailProps, 'sessions' | 'journalNames'>;

/** What was written on which day, by the month or by the year. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { calendar: texts } = useI18n().LL;
  const failureText = useFailureText();
  const { view, days, selected } = props;
  const all = days.status === 'there' ? days.data : [];
  const byDate = new Map(all.map((day) => [day.date, day]));
  return (
    <Stack gap={6}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{texts.title()}</Heading>
        <Text tone="muted">{texts.lead()}</Text>
      </Stack>
      <Steering {...props} />
      {days.status === 'failed' ? (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={days.onRetry} />}>
          {failureText(texts.failed(), days)}
        </Banner>
      ) : null}
      {view.kind === 'year' ? (
        <CalendarYear {...props} year={view.year} days={byDate} />
      ) : (
        <Grid columns="aside" gap={6}>
          <CalendarMonth {...props} month={view.month} days={byDate} status={days.status} />
          <CalendarDayDetail
            {...props}
            date={selected}
            day={selected === null ? undefined : byDate.get(selected)}
            status={days.status}
          />
        </Grid>
      )}
      {days.status === 'there' ? <Summary view={view} days={all} /> : null}
    </Stack>
  );
}

/** Which month or year this is, and the ways to others. */
function Steering({ view, onViewChange, today }: CalendarScreenProps) {
  const { calendar: texts } = useI18n().LL;
  const formats = useFormats();
  const isYear = view.kind === 'year';
  const isFirst = firstDay.startsWith(isYear ? String(view.year) : view.month);
  const step = (by: 1 | -1) => {
    if (isFirst && by === -1) return;
    onViewChange(
      isYear
        ? { kind: 'year', year: view.year + by }
        : { kind: 'month', month: addMonths(view.month, by) },
    );
  };
  const year = isYear ? view.year : Number(view.month.slice(0, 4));
  const isThisYear = today.startsWith(String(year));
  const month = isYear ? (isThisYear ? monthOf(today) : `${year}-01`) : view.month;
  const choices = [
    { label: texts.month(), href: `/app/calendar?month=${month}`, isCurrent: !isYear },
    { label: texts.year(), href: `/app/calendar?year=${year}`, isCurrent: isYear },
  ];
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Inline gap={2}>
          <IconButton
            icon="chevron-left"
            tone="neutral"
            label={isYear ? texts.previousYear() : texts.previousMonth()}
            onPress={() => step(-1)}
          />
          <IconButton
            icon="chevron-right"
            tone="neutral"
            label={isYear ? texts.nextYear() : texts.nextMonth()}
            onPress={() => step(1)}
          />
          <div aria-live="polite">
            <Heading level={2} size="md">
              {isYear ? String(year) : formats.monthTitle(view.month)}
            </Heading>
          </div>
        </Inline>
        <Inline gap={2}>
          <Button
            onPress={() =>
              onViewChange(
                isYear
                  ? { kind: 'year', year: Number(today.slice(0, 4)) }
                  : { kind: 'month', month: monthOf(today) },
              )
            }
          >
            {texts.today()}
          </Button>
          <nav aria-label={texts.view()}>
            <Inline gap={1} as="span">
              {choices.map(({ label, href, isCurrent }) => (
                <ButtonLink
                  key={href}
                  href={href}
                  tone="quiet"
                  {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
                >
                  {label}
                </ButtonLink>
              ))}
            </Inline>
          </nav>
        </Inline>
      </Inline>
      {isFirst ? (
        <Text size="sm" tone="muted">
          {texts.begins({ day: formats.date(firstDay) })}
        </Text>
      ) : null}
    </Stack>
  );
}

function Summary({ view, days }: { view: CalendarView; days: readonly CalendarDay[] }) {
  const { calendar: texts } = useI18n().LL;
  const formats = useFormats();
  const within = view.kind === 'year' ? String(view.year) : view.month;
  const totals = totalsOf(days.filter(({ date }) => date.startsWith(within)));
  if (totals.days === 0) {
    return (
      <Text tone="muted">
        {view.kind === 'year'
          ? texts.yearNothing({ year: within })
          : texts.monthNothing({ month: formats.month(view.month) })}
      </Text>
    );
  }
  return (
    <StatTiles>
      <StatTile label={texts.words()} value={formats.number(totals.words)} />
      <StatTile label={texts.sessions()} value={formats.number(totals.sessions)} />
      <StatTile label={texts.days()} value={formats.number(totals.days)} />
      <StatTile label={texts.entries()} value={formats.number(totals.entries)} />
    </StatTiles>
  );
}
