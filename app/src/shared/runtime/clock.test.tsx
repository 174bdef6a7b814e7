import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageClock, useToday } from './clock.ts';
import { WriterTimeZone } from './time-zone.ts';

let now: number;
let notify: () => void;
const clock = {
  now: () => now,
  subscribe: (listener: () => void) => {
    notify = listener;
    return () => {};
  },
};

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  now = Date.parse('2026-11-26T22:59:00Z');
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => flushSync(() => root.unmount()));

function Today() {
  return useToday();
}

const showIn = (timeZone: string) =>
  flushSync(() =>
    root.render(
      <PageClock value={clock}>
        <WriterTimeZone value={timeZone}>
          <Today />
        </WriterTimeZone>
      </PageClock>,
    ),
  );

// WEEK-14
test('today changes at the writer’s midnight', () => {
  showIn('Europe/Paris');
  expect(place.textContent).toBe('2026-11-26');
  now += 60_000;
  flushSync(() => notify());
  expect(place.textContent).toBe('2026-11-27');
});

// WEEK-14
test('today follows changes of zone', () => {
  showIn('America/Los_Angeles');
  expect(place.textContent).toBe('2026-11-26');
  showIn('Pacific/Kiritimati');
  expect(place.textContent).toBe('2026-11-27');
});
