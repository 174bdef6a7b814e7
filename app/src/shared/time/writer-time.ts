import { localDateIn } from '@ecritoire/prose';
import { timeZoneOf } from '../runtime/time-zone.ts';
import type { Clock } from '../runtime/clock.ts';
import type { AuthActor } from '../services/services.ts';

type Who = { auth: AuthActor };
type When = Who & { clock: Clock };

/** The writer's time zone, by which sessions, entries and today go. */
export const writerTimeZone = ({ auth }: Who): string =>
  timeZoneOf(auth.getSnapshot().context.user);

/** The local date where the writer is. */
export const writerToday = (services: When): string =>
  localDateIn(new Date(services.clock.now()), writerTimeZone(services));

/** The hour, 0 to 23, where the writer is. */
export function writerHour(services: When): number {
  const format = { timeZone: writerTimeZone(services), hour: '2-digit', hourCycle: 'h23' } as const;
  return Number(new Intl.DateTimeFormat('en', format).format(services.clock.now()));
}
