import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PageClock } from '../runtime/clock.ts';
import { WriterTimeZone } from '../runtime/time-zone.ts';
import { useNewDay } from './use-new-day.ts';

// WEEK-15
test('a new day refetches once what depends on the day', () => {
  let now = Date.parse('2026-11-26T22:58:00Z');
  let notify = () => {};
  const clock = {
    now: () => now,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {};
    },
  };
  const onNewDay = vi.fn<() => void>();
  function Page() {
    useNewDay(onNewDay);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <PageClock value={clock}>
        <WriterTimeZone value="Europe/Paris">
          <Page />
        </WriterTimeZone>
      </PageClock>,
    ),
  );
  const pass = (minutes: number) => {
    now += minutes * 60_000;
    flushSync(() => notify());
  };
  pass(1);
  expect(onNewDay).not.toHaveBeenCalled();
  pass(1);
  pass(1);
  expect(onNewDay).toHaveBeenCalledTimes(1);
  flushSync(() => root.unmount());
});
