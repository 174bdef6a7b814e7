import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFreshOnArrival } from './fresh-on-arrival.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

function openPage() {
  const listeners = new Map<string, () => void>();
  const queryClient = createQueryClient();
  const subscribe = (name: string, listener: () => void) => {
    listeners.set(name, listener);
    return () => {};
  };
  keepFreshOnArrival({ subscribe }, queryClient);
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('a project'));
  const query = { queryKey: ['project'], queryFn: ask };
  return {
    ask,
    begin: () => listeners.get('onBeforeLoad')?.(),
    render: () => listeners.get('onRendered')?.(),
    load: () => queryClient.ensureQueryData(query),
    mount: () => new QueryObserver(queryClient, query).subscribe(() => {}),
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

// PAGE-141
test('a slow page does not ask again for its loader’s data', async () => {
  const { ask, begin, load, mount } = openPage();
  begin();
  await load();
  await seconds(10);
  mount();
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('data of an earlier navigation is refetched on mount', async () => {
  const { ask, begin, load, mount } = openPage();
  begin();
  await load();
  await seconds(10);
  begin();
  mount();
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what mounts long after the page refetches stale data', async () => {
  const { ask, begin, load, mount, render } = openPage();
  begin();
  await load();
  render();
  await seconds(10);
  mount();
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(2);
});
