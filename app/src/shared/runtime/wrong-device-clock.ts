import { safeSession } from '../../boot/safe-session.ts';
import type { ToastsActor } from './toasts.ts';
import type { ServerClock } from './server-clock.ts';

const aDay = 86_400_000;
/** Milliseconds that it stays to be read. */
const duration = 15_000;
/** The tab's: it is said once. */
const note = 'ecritoire:wrong-device-time';

/**
 * Says once in a tab that the device's clock is more than a day from the server's.
 * @returns what stops it
 */
export function warnOfDeviceClock(clock: ServerClock, toasts: ToastsActor): () => void {
  const look = () => {
    const lead = clock.deviceLead();
    if (Math.abs(lead) <= aDay || safeSession.getItem(note) !== null) return;
    safeSession.setItem(note, 'said');
    const messageKey = lead > 0 ? 'deviceClock.fast' : 'deviceClock.slow';
    toasts.send({ type: 'add', tone: 'warning', icon: 'warning', messageKey, duration });
  };
  look();
  return clock.subscribe(look);
}
