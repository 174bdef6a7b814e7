import { localDateIn } from '@ecritoire/prose';
import { timeZoneOf } from '../../screens/time-zone.ts';
import type { AuthActor } from '../auth/auth.ts';

type Who = { auth: AuthActor };

/** The writer's time zone, by which sessions, entries and today go. */
export const writerTimeZone = ({ auth }: Who): string =>
  timeZoneOf(auth.getSnapshot().context.user);

/** The local date where the writer is. */
export const writerToday = (who: Who): string => localDateIn(new Date(), writerTimeZone(who));

/** The hour, 0 to 23, where the writer is. */
export function writerHour(who: Who): number {
  const format = { timeZone: writerTimeZone(who), hour: '2-digit', hourCycle: 'h23' } as const;
  return Number(new Intl.DateTimeFormat('en', format).format());
}
