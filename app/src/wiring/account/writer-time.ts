import { localDateIn } from '@ecritoire/prose';
import { timeZoneOf } from '../../screens/time-zone.ts';
import type { Clock } from '../../screens/clock.ts';
import type { AuthActor } from '../services.ts';

type Who = { auth: AuthActor };
type When = Who & { clock: Clock };

/** The writer's time zone, by which sessions, entries and today go. */
export const writerTimeZone = ({ auth }: Who): string =>
  timeZoneOf(auth.getSnapshot().context.user);

/** The local date where the writer is. */
export const writerToday = (studio: When): string =>
  localDateIn(new Date(studio.clock.now()), writerTimeZone(studio));

/** The hour, 0 to 23, where the writer is. */
export function writerHour(studio: When): number {
  const format = { timeZone: writerTimeZone(studio), hour: '2-digit', hourCycle: 'h23' } as const;
  return Number(new Intl.DateTimeFormat('en', format).format(studio.clock.now()));
}
