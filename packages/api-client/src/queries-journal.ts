import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WritingSession } from '@ecritoire/contracts';
import type { ApiClient } from './create-api-client.ts';
import { all, pagedQuery, pagedQueryBy } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** The writer's journals, last changed first. */
export const journalsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.journals,
    queryFn: ({ signal }) =>
      all(async (page) =>
        unwrap(await api.listProjects({ type: 'journal', limit: 100, ...page }, { signal })),
      ),
    // A server of an earlier version lists the other projects too.
    select: (projects) => projects.filter(({ type }) => type === 'journal'),
  });

/** Milliseconds: the page of a journal comes with the editor, which may take long after its text. */
const staleTime = 10_000;

/** The entry of a day; null when nothing was begun on it. */
export const journalEntryQuery = (api: ApiClient, projectId: string, localDate: string) =>
  queryOptions({
    queryKey: queryKeys.journalEntry(projectId, localDate),
    staleTime,
    queryFn: async ({ signal }) => {
      // Most days begin without one: a request for it alone would fail each time.
      const latest = { until: localDate, limit: 1 };
      const { items } = unwrap(await api.listJournalEntries(projectId, latest, { signal }));
      return items.find(({ journalEntry }) => journalEntry?.localDate === localDate) ?? null;
    },
  });

/**
 * A journal's entries with their text, newest day first, 20 at a time.
 * @param until only those of this day and before; all of them when null.
 */
export const journalEntriesQuery = (api: ApiClient, projectId: string, until: string | null) =>
  infiniteQueryOptions({
    ...pagedQuery(
      queryKeys.journalEntryList(projectId, until),
      async (page, options) => {
        const query = { ...(until === null ? {} : { until }), ...page };
        return unwrap(await api.listJournalEntries(projectId, query, options));
      },
      20,
    ),
    staleTime,
  });

/** The current week: its targets and what is done. */
export const objectivesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.currentObjectives,
    queryFn: async ({ signal }) => unwrap(await api.getCurrentObjectives({ signal })),
  });

/** The writer's weeks with the targets they had, newest first. */
export const objectiveWeeksQuery = (api: ApiClient) =>
  pagedQueryBy(
    queryKeys.objectiveWeeks,
    async (page, options) => unwrap(await api.listObjectiveWeeks({ limit: 12, ...page }, options)),
    { idOf: ({ startsOn }) => startsOn },
  );

/** The days of a range, both ends included, on which there is something: at most 366. */
export const calendarQuery = (api: ApiClient, from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.calendarRange(from, to),
    queryFn: async ({ signal }) => unwrap(await api.getCalendar({ from, to }, { signal })).days,
  });

/** The words of every day of a range, in order; null where nothing was written. */
export const dailyWordsQuery = (api: ApiClient, from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.dailyWords(from, to),
    queryFn: async ({ signal }) => unwrap(await api.getDailyWords({ from, to }, { signal })).words,
  });

/** The sessions that began on a local date, first to last. */
export const sessionsOfDayQuery = (api: ApiClient, localDate: string) =>
  queryOptions({
    queryKey: queryKeys.sessionsOfDay(localDate),
    queryFn: async ({ signal }): Promise<WritingSession[]> => {
      const day = { from: localDate, to: localDate, limit: 100 };
      const sessions = await all(async (page) =>
        unwrap(await api.listWritingSessions({ ...day, ...page }, { signal })),
      );
      return sessions.toReversed();
    },
  });
