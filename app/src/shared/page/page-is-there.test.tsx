import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePageIsThere, useIsOnItsWay } from './page-is-there.ts';

function Pending() {
  useIsOnItsWay();
  return null;
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  flushSync(() => root.unmount());
});

const untilIdle = () =>
  new Promise((resolve) => {
    requestIdleCallback(resolve);
  });

// PAGE-129
test('what can wait runs once nothing of the page is on its way', async () => {
  const run = vi.fn<() => void>();
  oncePageIsThere(run);
  flushSync(() => root.render([<Pending key="page" />, <Pending key="part" />]));
  await untilIdle();
  expect(run).not.toHaveBeenCalled();
  flushSync(() => root.render(<Pending key="part" />));
  await untilIdle();
  expect(run).not.toHaveBeenCalled();
  flushSync(() => root.render(null));
  await untilIdle();
  expect(run).toHaveBeenCalledOnce();
});

// PAGE-129
test('what is taken back does not run, before the page is there or after', async () => {
  const run = vi.fn<() => void>();
  oncePageIsThere(run)();
  flushSync(() => root.render(<Pending />));
  const takeBack = oncePageIsThere(run);
  await untilIdle();
  takeBack();
  flushSync(() => root.render(null));
  oncePageIsThere(run)();
  await untilIdle();
  expect(run).not.toHaveBeenCalled();
});
