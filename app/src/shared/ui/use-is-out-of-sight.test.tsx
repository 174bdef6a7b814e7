import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useIsOutOfSight } from './use-is-out-of-sight.ts';

type Seen = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRect' | 'rootBounds'
>;

let notify: (entries: Seen[]) => void;

/** So many pixels of it, in a window of 640. */
const shown = (height: number, whole: number): Seen => ({
  boundingClientRect: new DOMRect(0, 0, 320, whole),
  intersectionRect: new DOMRect(0, 0, 320, height),
  rootBounds: new DOMRect(0, 0, 320, 640),
});

let root: Root;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Panel />));
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

function Panel() {
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsOutOfSight(place, true);
  return <div ref={place}>{isAway ? 'plus bas' : 'en vue'}</div>;
}

test('takes the last of several entries', async () => {
  notify([shown(200, 200), shown(0, 200)]);
  await expect.element(page.getByText('plus bas')).toBeVisible();
  notify([shown(0, 200), shown(200, 200)]);
  await expect.element(page.getByText('en vue')).toBeVisible();
});

// SAVE-16
test.each([
  { height: 60, whole: 200, place: 'plus bas' },
  { height: 140, whole: 200, place: 'plus bas' },
  { height: 180, whole: 200, place: 'en vue' },
  { height: 200, whole: 900, place: 'plus bas' },
  { height: 400, whole: 900, place: 'en vue' },
])('$height of $whole px are $place', async ({ height, whole, place }) => {
  notify([shown(place === 'en vue' ? 0 : whole, whole)]);
  notify([shown(height, whole)]);
  await expect.element(page.getByText(place)).toBeVisible();
});
