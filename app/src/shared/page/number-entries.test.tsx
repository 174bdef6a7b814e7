import { createBrowserHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { numberEntries } from './number-entries.ts';

// SITE-29
test('Back from a fragment is one step, early or late', async () => {
  history.replaceState(null, '');
  location.hash = 'before';
  await vi.waitFor(() => expect(location.hash).toBe('#before'));
  numberEntries();
  const entries = createBrowserHistory();
  const steps: string[] = [];
  entries.subscribe(({ action, location: { hash } }) => steps.push(`${action.type} ${hash}`));
  const come = (count: number) => vi.waitFor(() => expect(steps).toHaveLength(count));
  location.hash = 'after';
  await come(1);
  history.back();
  await come(2);
  history.back();
  await come(3);
  expect(steps).toEqual(['FORWARD #after', 'BACK #before', 'BACK ']);
  entries.destroy();
});
