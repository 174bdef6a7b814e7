import type { FieldError, OperationId } from '@ecritoire/contracts';
import { countDays } from '@ecritoire/prose';
import { isLocalDate, latestDateOnEarth } from '../local-date.ts';

const MOST_DAYS_OF_CALENDAR = 366;

const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value);

function wrongRange({ from, to }: Record<string, unknown>, mostDays = Infinity): FieldError[] {
  if (!isDay(from) || !isDay(to)) return [];
  if (from > to) return [{ field: 'to', messageKey: 'validation.rangeReversed' }];
  if (countDays(from, to) <= mostDays) return [];
  return [{ field: 'to', messageKey: 'validation.rangeTooLong' }];
}

const isToCome = (body: unknown, now: Date) =>
  typeof body === 'object' &&
  body !== null &&
  'endedAt' in body &&
  typeof body.endedAt === 'string' &&
  new Date(body.endedAt) > now;

type Parts = Record<'params' | 'query', Record<string, unknown>> & { body: unknown };

/**
 * What is wrong with the days and times of a request that no schema can say. What is none at all is
 * left to the schemas.
 */
export const wrongTimes: Partial<Record<OperationId, (parts: Parts, now: Date) => FieldError[]>> = {
  endWritingSession: ({ body }, now) =>
    isToCome(body, now) ? [{ field: 'endedAt', messageKey: 'validation.dateTooLate' }] : [],
  getCalendar: ({ query }) => wrongRange(query, MOST_DAYS_OF_CALENDAR),
  getDailyWords: ({ query }) => wrongRange(query, MOST_DAYS_OF_CALENDAR),
  listWritingSessions: ({ query }) => wrongRange(query),
  openJournalEntry: ({ params: { localDate } }, now) =>
    isDay(localDate) && localDate > latestDateOnEarth(now)
      ? [{ field: 'localDate', messageKey: 'validation.dateTooLate' }]
      : [],
};
