import { inScenario } from './in-scenarios.ts';
import type { Json, Mutant } from './mutant.ts';

const misdated = (name: string, spoil: (days: Json[], to: string | null) => Json[]): Mutant =>
  inScenario(name, 'getCalendar', 'getCalendar', () => async ({ request }, next) => {
    const answer = await next(request);
    const to = new URL(request.url).searchParams.get('to');
    if (answer.status === 200) answer.body.days = spoil(answer.body.days, to);
    return answer;
  });

const misplaced = (name: string, spoil: (words: Json[]) => Json[]): Mutant =>
  inScenario(name, 'getDailyWords', 'getDailyWords', () => async ({ request }, next) => {
    const answer = await next(request);
    if (answer.status === 200) answer.body.words = spoil(answer.body.words);
    return answer;
  });

/** Calendars that show the right figures on the wrong days. */
export const calendarMutants: Mutant[] = [
  misdated('sessions on the day in Greenwich', (days) => {
    const date = new Date().toISOString().slice(0, 10);
    return days.map((day) => (day.sessions > 0 ? Object.assign(day, { date }) : day));
  }),
  misdated('a range without its last day', (days, to) => days.filter(({ date }) => date !== to)),
  misdated('days of entries alone left out', (days) => days.filter(({ sessions }) => sessions > 0)),
  misdated('words on the day of their entry', (days) => {
    for (const day of days) for (const entry of day.journalEntries) day.words += entry.words;
    return days;
  }),
  misdated('a calendar without leap days', (days) =>
    days.filter(({ date }) => !date.endsWith('-02-29')),
  ),
  misplaced('words of a range backwards', (words) => words.toReversed()),
  misplaced('no words for a day without any', (words) => words.map((count) => count ?? 0)),
];
