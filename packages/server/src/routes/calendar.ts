import { calendarDays, dailyWords } from '../domain/calendar.ts';
import type { Handlers } from '../http/operation.ts';

export const calendarHandlers: Pick<Handlers, 'getCalendar' | 'getDailyWords'> = {
  async getCalendar({ query: { from, to } }, { database, userId }) {
    return { status: 200, body: { days: await calendarDays(database, userId, from, to) } };
  },

  async getDailyWords({ query: { from, to } }, { database, userId }) {
    return { status: 200, body: { words: await dailyWords(database, userId, from, to) } };
  },
};
