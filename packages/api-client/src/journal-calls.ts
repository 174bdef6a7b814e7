import type { OpenJournalEntryRequest, WeeklyTargets } from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions, Http } from './transport.ts';

/** Calls about what is written on which day and in which week. */
export function createJournalCalls(http: Http, perform: Perform) {
  return {
    listJournalEntries: (
      projectId: string,
      query: Query<'listJournalEntries'> = {},
      options?: CallOptions,
    ) =>
      perform('listJournalEntries', () =>
        http.GET('/projects/{projectId}/entries', {
          params: { path: { projectId }, query },
          ...requestInit(options),
        }),
      ),
    getJournalEntry: (projectId: string, localDate: string, options?: CallOptions) =>
      perform('getJournalEntry', () =>
        http.GET('/projects/{projectId}/entries/{localDate}', {
          params: { path: { projectId, localDate } },
          ...requestInit(options),
        }),
      ),
    /** Makes the entry of a day when it is not there yet; any number of times. */
    openJournalEntry: (
      projectId: string,
      localDate: string,
      body: OpenJournalEntryRequest,
      options?: CallOptions,
    ) =>
      perform('openJournalEntry', () =>
        http.PUT('/projects/{projectId}/entries/{localDate}', {
          params: { path: { projectId, localDate } },
          body,
          ...requestInit(options),
        }),
      ),

    getCurrentObjectives: (options?: CallOptions) =>
      perform('getCurrentObjectives', () => http.GET('/objectives/current', requestInit(options))),
    setObjectives: (body: WeeklyTargets, options?: CallOptions) =>
      perform('setObjectives', () =>
        http.PUT('/objectives/targets', { body, ...requestInit(options) }),
      ),
    listObjectiveWeeks: (query: Query<'listObjectiveWeeks'> = {}, options?: CallOptions) =>
      perform('listObjectiveWeeks', () =>
        http.GET('/objectives/weeks', { params: { query }, ...requestInit(options) }),
      ),
    getCalendar: (query: Query<'getCalendar'>, options?: CallOptions) =>
      perform('getCalendar', () =>
        http.GET('/calendar', { params: { query }, ...requestInit(options) }),
      ),
  };
}
