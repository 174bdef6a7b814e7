import type { ServerTime } from '@ecritoire/api-client';
import type { Clock } from './clock.ts';
import { createListeners } from './store.ts';

export type ServerClock = Clock & {
  /** A response included the server's time. */
  observe: (time: ServerTime) => void;
  /** Milliseconds by which the device's clock is ahead of the server's; 0 until that is known. */
  deviceLead: () => number;
};

type Options = {
  /** Asks the server for anything: the response is observed. */
  ask: () => Promise<unknown>;
  /** Dispatches visibility changes. */
  page: EventTarget;
  /** Ends the clock. */
  until: AbortSignal;
};

/** Milliseconds until a new day is noticed at the latest; at once when the page is seen. */
const lookEvery = 30_000;
/** Milliseconds: smaller steps are a clock being adjusted. */
const leap = 60_000;

/** The `Date` of a response has whole seconds. */
const rounding = 999;

/**
 * The server's time, stored as its offset from this device's monotonic clock; the device's own
 * time until a response has sent it. It is never ahead of the server: a day that it names has
 * begun there.
 *
 * During sleep the monotonic clock of some devices stops. The device's clock then seems to leap,
 * as it does when it is set by hand: the server is asked which of the two it was.
 */
export function openServerClock({ ask, page, until }: Options): ServerClock {
  const { notify, subscribe } = createListeners();
  let offset: number | null = null;
  const deviceOffset = () => Date.now() - performance.now();
  /** As it was when the server's time was last known. */
  let knownDeviceOffset = deviceOffset();
  const now = () => (offset === null ? Date.now() : performance.now() + offset);

  const look = async () => {
    const hasLeapt = () => Math.abs(deviceOffset() - knownDeviceOffset) > leap;
    if (offset !== null && hasLeapt()) {
      await ask();
      const slept = deviceOffset() - knownDeviceOffset;
      // Nobody has answered: far more often a device has slept than its clock was set forward.
      if (slept > leap) {
        offset += slept;
        knownDeviceOffset += slept;
      }
    }
    notify();
  };

  const timer = setInterval(() => void look(), lookEvery);
  page.addEventListener('visibilitychange', () => void look(), { signal: until });
  until.addEventListener('abort', () => clearInterval(timer));

  return {
    now,
    subscribe,
    observe: ({ date, sentAt, receivedAt }) => {
      knownDeviceOffset = deviceOffset();
      // The response was made at some moment in between.
      const [least, most] = [date - receivedAt, date + rounding - sentAt];
      if (offset !== null && offset >= least && offset <= most) return;
      offset = least;
      notify();
    },
    deviceLead: () => Date.now() - now(),
  };
}
