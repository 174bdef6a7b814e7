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

type Parts = Record<'params' | 'query', Record<string, unknown>>;

/**
 * What is wrong with the days of a request that no schema can say. What is no day at all is left to
 * the schemas.
 */
export const wrongDays: Partial<Record<OperationId, (parts: Parts, now: Date) => FieldError[]>> = {
  getCalendar: ({ query }) => wrongRange(query, MOST_DAYS_OF_CALENDAR),
  listWritingSessions: ({ query }) => wrongRange(query),
  openJournalEntry: ({ params: { localDate } }, now) =>
    isDay(localDate) && localDate > latestDateOnEarth(now)
      ? [{ field: 'localDate', messageKey: 'validation.dateTooLate' }]
      : [],
};
