import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFreshDuringNavigation } from './fresh-during-navigation.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

function openPage() {
  const listeners = new Map<string, () => void>();
  const queryClient = createQueryClient();
  const subscribe = (name: string, listener: () => void) => listeners.set(name, listener);
  keepFreshDuringNavigation({ subscribe }, queryClient);
  const fetchProject = vi.fn<() => Promise<string>>(() => Promise.resolve('a project'));
  const query = { queryKey: ['project'], queryFn: fetchProject };
  return {
    fetchProject,
    begin: () => listeners.get('onBeforeLoad')?.(),
    render: () => listeners.get('onRendered')?.(),
    load: () => queryClient.ensureQueryData(query),
    mount: () => new QueryObserver(queryClient, query).subscribe(() => {}),
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

// PAGE-141
test('a slow page does not refetch its loader’s data', async () => {
  const { fetchProject, begin, load, mount, render } = openPage();
  begin();
  await load();
  await seconds(10);
  render();
  await seconds(1);
  mount();
  await seconds(1);
  expect(fetchProject).toHaveBeenCalledTimes(1);
});

test('data of an earlier navigation is refetched on mount', async () => {
  const { fetchProject, begin, load, mount } = openPage();
  begin();
  await load();
  await seconds(10);
  begin();
  mount();
  await seconds(1);
  expect(fetchProject).toHaveBeenCalledTimes(2);
});

test('a late observer refetches stale data', async () => {
  const { fetchProject, begin, load, mount, render } = openPage();
  begin();
  await load();
  render();
  await seconds(10);
  mount();
  await seconds(1);
  expect(fetchProject).toHaveBeenCalledTimes(2);
});

test('a navigation of more than a minute refetches', async () => {
  const { fetchProject, begin, load, mount } = openPage();
  begin();
  await load();
  await seconds(61);
  mount();
  await seconds(1);
  expect(fetchProject).toHaveBeenCalledTimes(2);
});
