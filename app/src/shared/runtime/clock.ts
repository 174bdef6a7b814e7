import { localDateIn } from '@ecritoire/prose';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTimeZone } from './time-zone.ts';

export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back when a new day may have begun, or the clock was put right. */
  subscribe: (listener: () => void) => () => void;
};

/** That of a page which hears from no server. */
export const deviceClock: Clock = { now: () => Date.now(), subscribe: () => () => {} };

export const PageClock = createContext<Clock>(deviceClock);

/** The local date of whose page it is, also once midnight has passed. */
export function useToday(): string {
  const clock = useContext(PageClock);
  const timeZone = useTimeZone();
  const today = () => localDateIn(new Date(clock.now()), timeZone);
  return useSyncExternalStore(clock.subscribe, today, today);
}
