import { ApiError } from '@ecritoire/api-client';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useComeBack } from './come-back.ts';
import { createQueryClient } from '../page/query-client.ts';

const noAnswer = new ApiError('', { status: null, messageKey: '', data: null });
const queryClient = createQueryClient();
const getHealth = vi.fn<() => Promise<{ error: ApiError | null }>>();
const getList = vi.fn<() => Promise<string[]>>();

vi.mock('../studio.ts', () => ({ useStudio: () => ({ api, queryClient }) }));
const api = { getHealth };

function Page({ lists }: { lists: string[] }) {
  useComeBack();
  return lists.map((list) => <List key={list} list={list} />);
}

function List({ list }: { list: string }) {
  useQuery({ queryKey: [list], queryFn: getList });
  return null;
}

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
  goAway();
});
afterEach(() => {
  flushSync(() => root.unmount());
  queryClient.clear();
  vi.resetAllMocks();
  vi.useRealTimers();
});

function goAway() {
  getHealth.mockResolvedValue({ error: noAnswer });
  getList.mockRejectedValue(noAnswer);
}

function answer() {
  getHealth.mockResolvedValue({ error: null });
  getList.mockResolvedValue([]);
}

const show = (...lists: string[]) =>
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Page lists={lists} />
      </QueryClientProvider>,
    ),
  );
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const has = (list: string) => queryClient.getQueryData([list]) !== undefined;

test('a server that was away for long, and soon is again, is looked for as soon as the first time', async () => {
  show('texts');
  await pass(60);
  answer();
  await pass(30);
  expect(has('texts')).toBe(true);
  goAway();
  show('texts', 'projects');
  await pass(4);
  expect(queryClient.getQueryState(['projects'])?.status).toBe('error');
  answer();
  await pass(2);
  expect(has('projects')).toBe(true);
});

test('what still has no answer, though the server is there, is asked for ever more rarely until it has', async () => {
  getHealth.mockResolvedValue({ error: null });
  show('texts');
  await pass(120);
  const asked = getHealth.mock.calls.length;
  expect(asked).toBeGreaterThan(4);
  expect(asked).toBeLessThan(8);
  answer();
  await pass(30);
  expect(has('texts')).toBe(true);
  const looks = getHealth.mock.calls.length;
  await pass(120);
  expect(getHealth).toHaveBeenCalledTimes(looks);
});
