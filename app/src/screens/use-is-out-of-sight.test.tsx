import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useIsOutOfSight } from './use-is-out-of-sight.ts';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

let tell: (entries: Seen[]) => void;
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
afterEach(() => vi.unstubAllGlobals());

function Panel() {
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsOutOfSight(place, true);
  return <div ref={place}>{isAway ? 'plus bas' : 'en vue'}</div>;
}

test('what came and went at once is where it was last', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Panel />));
  tell([{ isIntersecting: true }, { isIntersecting: false }]);
  await expect.element(page.getByText('plus bas')).toBeVisible();
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  await expect.element(page.getByText('en vue')).toBeVisible();
  root.unmount();
});
