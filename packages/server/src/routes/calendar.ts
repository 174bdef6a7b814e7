import { countDays } from '@ecritoire/prose';
import { calendarDays } from '../domain/calendar.ts';
import type { Handlers } from '../http/operation.ts';
import { invalid } from '../http/problem.ts';

const MAX_DAYS = 366;

export const calendarHandlers: Pick<Handlers, 'getCalendar'> = {
  async getCalendar({ query: { from, to } }, { database, userId }) {
    if (from > to) return invalid([{ field: 'to', messageKey: 'validation.rangeReversed' }]);
    if (countDays(from, to) > MAX_DAYS) {
      return invalid([{ field: 'to', messageKey: 'validation.rangeTooLong' }]);
    }
    return { status: 200, body: { days: await calendarDays(database, userId, from, to) } };
  },
};
