import { call, inScenario } from './in-scenarios.ts';
import type { Around, Json, Mutant, Spoilt } from './mutant.ts';

/** What an import gives an id: the reference server makes UUIDs of version 8 for it. */
const hasCome = ({ id }: Json) => String(id)[14] === '8';

/** Does something more after each import that writes. */
const afterwards = (
  name: string,
  more: (
    incoming: Parameters<Around>[0],
    next: Parameters<Around>[1],
    me: Spoilt,
  ) => Promise<unknown>,
): Mutant =>
  inScenario(name, 'importArchive', 'importArchive', () => async (incoming, next) => {
    const me = await next(call(incoming, 'GET', '/auth/me'));
    const answer = await next(incoming.request);
    const isDone = answer.status === 200 && !answer.body.isDryRun;
    if (isDone) await more(incoming, next, me);
    return answer;
  });

const answering = (
  name: string,
  operation: string,
  spoil: (body: Json) => void,
  at = operation,
): Mutant =>
  inScenario(name, operation, at, () => async ({ request }, next) => {
    const answer = await next(request);
    if (answer.status === 200) spoil(answer.body);
    return answer;
  });

/** Servers that take in otherwise than they say what an archive brings. */
export const importMutants: Mutant[] = [
  afterwards('an import that brings no profile', async (incoming, next, { body }) => {
    const { bio, language, timeZone, weekStart } = body;
    await next(call(incoming, 'PATCH', '/auth/profile', { bio, language, timeZone, weekStart }));
  }),
  afterwards('an import that writes over a profile', async (incoming, next, { body }) => {
    if (body.bio === null) return;
    const change = { bio: 'Écrit le matin.', language: 'fr' };
    await next(call(incoming, 'PATCH', '/auth/profile', change));
  }),
  afterwards('an import that publishes again', async (incoming, next) => {
    const { body } = await next(call(incoming, 'GET', '/sessions?status=published'));
    for (const { id } of body.items) {
      await next(call(incoming, 'PATCH', `/sessions/${id}`, { visibility: 'public' }));
    }
  }),
  answering(
    'a session that lived ended by its import',
    'importArchive',
    ({ items }) => {
      for (const session of items.filter(hasCome)) {
        if (session.status !== 'ended') continue;
        session.endedAt = new Date(Date.parse(session.endedAt) + 60_000).toISOString();
        session.stats.durationSeconds += 60;
      }
    },
    'listWritingSessions',
  ),
  answering(
    'a trash that counts from before the import',
    'importArchive',
    ({ items }) => {
      for (const item of items.filter(hasCome)) {
        item.deletedAt = new Date(Date.parse(item.deletedAt) - 21 * 86_400_000).toISOString();
      }
    },
    'listTrash',
  ),
  inScenario(
    'a dry run that repeats the counts of an earlier import',
    'importArchive',
    'importArchive',
    () => {
      let taken: Json;
      return async ({ request }, next) => {
        const answer = await next(request);
        const { body } = answer;
        if (answer.status !== 200) return answer;
        if (!body.isDryRun) taken ??= body;
        return body.isDryRun && taken ? { ...answer, body: { ...taken, isDryRun: true } } : answer;
      };
    },
  ),
  ...['inTrash', 'published', 'journalEntries', 'targets', 'words'].map((name) =>
    answering(`an import that counts no ${name}`, 'importArchive', ({ added }) => {
      added[name] = 0;
    }),
  ),
  answering('an import that does not say what it skips', 'importArchive', (body) => {
    body.skipped = [];
  }),
  answering('an import that says a reason twice', 'importArchive', (body) => {
    body.skipped = body.skipped.flatMap((one: Json) => [one, one]);
  }),
  answering('a streak of last week at most', 'getCurrentObjectives', (body) => {
    body.streak = Math.min(body.streak, 1);
  }),
  answering('weeks without a session left out', 'listObjectiveWeeks', (body) => {
    body.items = body.items.filter(({ sessions }: Json, index: number) => index === 0 || sessions);
  }),
  answering('weeks since the account was made', 'listObjectiveWeeks', (body) => {
    body.items = body.items.slice(0, 1);
    body.nextCursor = null;
  }),
  answering('earlier weeks with the targets of now', 'listObjectiveWeeks', ({ items }) => {
    for (const week of items) week.targets = items[0].targets;
  }),
  answering('words over all minutes', 'listWritingSessions', ({ items }) => {
    for (const { stats } of items) {
      if (stats.wordsPerMinute === null) continue;
      stats.wordsPerMinute = Math.round((stats.words / (stats.durationSeconds / 60)) * 10) / 10;
    }
  }),
  answering('a session on the day that it ended', 'getCalendar', ({ days }) => {
    const last = days.at(-1);
    if (!last || last.words !== 3 || days.length < 3) return;
    last.date = new Date(Date.parse(last.date) + 86_400_000).toISOString().slice(0, 10);
  }),
];
