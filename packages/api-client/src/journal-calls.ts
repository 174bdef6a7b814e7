import type { OpenJournalEntryRequest, WeeklyTargets } from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions } from './transport.ts';

/** Calls about what is written on which day and in which week. */
export function createJournalCalls(perform: Perform) {
  return {
    listJournalEntries: (
      projectId: string,
      query: Query<'listJournalEntries'> = {},
      options?: CallOptions,
    ) =>
      perform('listJournalEntries', (ask) =>
        ask({ params: { path: { projectId }, query }, ...requestInit(options) }),
      ),
    getJournalEntry: (projectId: string, localDate: string, options?: CallOptions) =>
      perform('getJournalEntry', (ask) =>
        ask({ params: { path: { projectId, localDate } }, ...requestInit(options) }),
      ),
    /** Makes the entry of a day when it is not there yet; any number of times. */
    openJournalEntry: (
      projectId: string,
      localDate: string,
      body: OpenJournalEntryRequest,
      options?: CallOptions,
    ) =>
      perform('openJournalEntry', (ask) =>
        ask({ params: { path: { projectId, localDate } }, body, ...requestInit(options) }),
      ),

    getCurrentObjectives: (options?: CallOptions) =>
      perform('getCurrentObjectives', (ask) => ask(requestInit(options))),
    setObjectives: (body: WeeklyTargets, options?: CallOptions) =>
      perform('setObjectives', (ask) => ask({ body, ...requestInit(options) })),
    listObjectiveWeeks: (query: Query<'listObjectiveWeeks'> = {}, options?: CallOptions) =>
      perform('listObjectiveWeeks', (ask) => ask({ params: { query }, ...requestInit(options) })),
    getCalendar: (query: Query<'getCalendar'>, options?: CallOptions) =>
      perform('getCalendar', (ask) => ask({ params: { query }, ...requestInit(options) })),
    getDailyWords: (query: Query<'getDailyWords'>, options?: CallOptions) =>
      perform('getDailyWords', (ask) => ask({ params: { query }, ...requestInit(options) })),
  };
}
