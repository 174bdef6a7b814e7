import { calendarQuery, journalsQuery, sessionsOfDayQuery } from '@ecritoire/api-client';
import { firstDay, isLocalDate, isMonth, monthOf, weeksOfMonth } from '@ecritoire/prose';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import { CalendarScreen, type CalendarView } from '../features/calendar/CalendarScreen.tsx';
import { useFormats } from '../shared/ui/use-formats.ts';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { partOf } from '../shared/lists/part-of.ts';
import { useServices, useUser } from '../shared/services/services.ts';
import { useToday } from '../shared/runtime/clock.ts';

/** A month (YYYY-MM) with the day whose detail is shown, or a year. */
type CalendarSearch = {
  month?: string | undefined;
  day?: string | undefined;
  year?: number | undefined;
};

/** As an address says it, or as a page that leads there does. */
const yearIn = (value: unknown): number | undefined =>
  isMonth(`${String(value)}-01`) ? Number(value) : undefined;

export const Route = createFileRoute('/app/calendar')({
  validateSearch: ({ month, day, year }): CalendarSearch =>
    yearIn(year) === undefined
      ? {
          year: undefined,
          month: isMonth(month) ? month : undefined,
          day: isLocalDate(day) ? day : undefined,
        }
      : { year: yearIn(year), month: undefined, day: undefined },
  component: CalendarPage,
});

function CalendarPage() {
  const { api } = useServices();
  const { weekStart } = useUser();
  const { calendar } = useI18n().LL;
  const formats = useFormats();
  const today = useToday();
  const navigate = Route.useNavigate();
  const { year, month = monthOf(today), day } = Route.useSearch();
  const view: CalendarView = year === undefined ? { kind: 'month', month } : { kind: 'year', year };
  const { from, to } = rangeOf(view, weekStart);
  const days = useQuery(calendarQuery(api, from, to));

  const isShown = (date: string | null | undefined): date is string =>
    typeof date === 'string' && date >= from && date <= to;
  const selected = isShown(day) ? day : month === monthOf(today) ? today : null;
  const [cursor, setCursor] = useState<string | null>(null);
  const focused =
    [cursor, selected, today].find((date) => date !== null && monthOf(date) === month) ??
    `${month}-01`;
  const daySessions = useQuery({
    ...sessionsOfDayQuery(api, selected ?? today),
    enabled: year === undefined && selected !== null,
  });
  const journals = useQuery(journalsQuery(api));

  /** Each month and year is a place to come back to; the days of a month are one place. */
  const goTo = (search: CalendarSearch, replace = false) =>
    void navigate({ search, replace, resetScroll: false });
  return (
    <>
      <PageTitle>{`${year ?? formats.monthTitle(month)} · ${calendar.title()}`}</PageTitle>
      <CalendarScreen
        view={view}
        onViewChange={(next) =>
          goTo(next.kind === 'year' ? { year: next.year } : { month: next.month })
        }
        weekStart={weekStart}
        today={today}
        days={partOf(days)}
        focused={focused}
        onFocusChange={(date) => {
          setCursor(date);
          if (monthOf(date) !== month) goTo({ month: monthOf(date) });
        }}
        selected={selected}
        onSelect={(date) => {
          setCursor(date);
          goTo({ month: monthOf(date), day: date }, year === undefined && monthOf(date) === month);
        }}
        sessions={partOf(daySessions)}
        journalNames={new Map(journals.data?.map(({ id, name }) => [id, name]))}
      />
    </>
  );
}

/** All the days on the page: whole weeks, or the year. */
function rangeOf(view: CalendarView, weekStart: ReturnType<typeof useUser>['weekStart']) {
  if (view.kind === 'year') return { from: `${view.year}-01-01`, to: `${view.year}-12-31` };
  const days = weeksOfMonth(view.month, weekStart).flat();
  const [first = ''] = days;
  return { from: first < firstDay ? firstDay : first, to: days.at(-1) ?? first };
}
