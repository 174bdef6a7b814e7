import { examples, type CalendarDay, type ObjectiveWeek } from '@ecritoire/contracts';

/* oxlint-disable typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types */
export const objectives = examples.getCurrentObjectives.week.body;

export const weeks = (examples.listObjectiveWeeks.page.body as { items: ObjectiveWeek[] }).items;

const [, aDay] = examples.getCalendar.days.body.days;
/* oxlint-enable typescript/no-unsafe-type-assertion */

if (aDay === undefined) throw new Error('The contract has an example of a written day.');

/** The last day that the stories know. */
export const today = '2026-09-20';

/** A year of some writing, the same each time. */
export const days: CalendarDay[] = Array.from({ length: 364 }, (_day, index) => {
  const date = new Date(Date.UTC(2025, 8, 21 + index)).toISOString().slice(0, 10);
  const noise = (index * 7919) % 101;
  const isWritten = noise > 52 || index % 7 === 2;
  return {
    ...aDay,
    date,
    words: isWritten ? noise * 14 : 0,
    sessions: isWritten ? 1 + (index % 2) : 0,
    sentiments: {
      none: 0,
      positive: isWritten && noise % 3 === 0 ? 1 : 0,
      neutral: isWritten && noise % 3 === 1 ? 1 : 0,
      negative: isWritten && noise % 7 === 0 ? 1 : 0,
    },
    journalEntries: noise % 4 === 0 ? aDay.journalEntries : [],
  };
}).filter(({ sessions, journalEntries }) => sessions > 0 || journalEntries.length > 0);

/** The same year as its words alone, from its first day on. */
export const dailyWords: (number | null)[] = Array.from({ length: 365 }, (_day, index) => {
  const date = new Date(Date.UTC(2025, 8, 21 + index)).toISOString().slice(0, 10);
  return days.find((day) => day.date === date)?.words ?? null;
});
