import { inScenario } from './in-scenarios.ts';
import { bearerOf, type Json, type Mutant } from './mutant.ts';

/** Spoils what is read once the caller has done something. */
const since = (
  name: string,
  operation: string,
  happened: string,
  spoil: (body: Json, seen: Json) => void,
): Mutant =>
  inScenario(name, operation, [operation, happened], () => {
    const done = new Set<string | undefined>();
    const seen = new Map<string, Json>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status >= 300) return answer;
      const caller = bearerOf(incoming.request);
      if (incoming.operation === happened) done.add(caller);
      if (incoming.operation !== operation) return answer;
      const key = `${caller} ${new URL(incoming.request.url).search}`;
      if (done.has(caller)) spoil(answer.body, seen.get(key));
      seen.set(key, structuredClone(answer.body));
      return answer;
    };
  });

const withoutWords = ({ days }: Json) => {
  for (const day of days) day.words = 0;
};

/** Calendars and weeks that forget, or that remember too much. */
export const calendarChangeMutants: Mutant[] = [
  inScenario('one entry a day in the calendar', 'getCalendar', 'getCalendar', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 200) return answer;
      for (const day of answer.body.days) day.journalEntries = day.journalEntries.slice(0, 1);
      return answer;
    };
  }),
  since(
    'a journal that comes back without its days',
    'getCalendar',
    'restoreFromTrash',
    ({ days }) => {
      for (const day of days) day.journalEntries = day.journalEntries.slice(1);
    },
  ),
  since(
    'the calendar with the first sentiment',
    'getCalendar',
    'updateWritingSession',
    (body, seen) => {
      for (const [index, day] of body.days.entries()) {
        const before = seen?.days[index];
        if (before) day.sentiments = before.sentiments;
      }
    },
  ),
  since('a calendar that forgets what is gone', 'getCalendar', 'emptyTrash', withoutWords),
  since(
    'a week that forgets what is in the trash',
    'getCurrentObjectives',
    'deleteProject',
    (body) => {
      body.words = 0;
    },
  ),
  since('daily words that forget what is gone', 'getDailyWords', 'emptyTrash', (body) => {
    body.words = body.words.map((count: number | null) => count && 0);
  }),
  since(
    'no words for a day without a session left',
    'getDailyWords',
    'discardWritingSession',
    (body) => {
      body.words = body.words.map((count: number | null) => count ?? 0);
    },
  ),
];
