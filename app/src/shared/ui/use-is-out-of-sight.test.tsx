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

let tell: (entries: Seen[]) => void;

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
      constructor(told: typeof tell) {
        tell = told;
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

test('what came and went at once is where it was last', async () => {
  tell([shown(200, 200), shown(0, 200)]);
  await expect.element(page.getByText('plus bas')).toBeVisible();
  tell([shown(0, 200), shown(200, 200)]);
  await expect.element(page.getByText('en vue')).toBeVisible();
});

// SAVE-16
test.each([
  { height: 60, whole: 200, place: 'plus bas' },
  { height: 140, whole: 200, place: 'plus bas' },
  { height: 180, whole: 200, place: 'en vue' },
  { height: 200, whole: 900, place: 'plus bas' },
  { height: 400, whole: 900, place: 'en vue' },
])('$height px of $whole in a window of 640 are $place', async ({ height, whole, place }) => {
  tell([shown(place === 'en vue' ? 0 : whole, whole)]);
  tell([shown(height, whole)]);
  await expect.element(page.getByText(place)).toBeVisible();
});
