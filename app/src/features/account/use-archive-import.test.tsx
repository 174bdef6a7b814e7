import { ApiError, queryKeys, type Result } from '@ecritoire/api-client';
import { examples, type ArchiveImport } from '@ecritoire/contracts';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/runtime/query-client.ts';
import { LARGEST_ARCHIVE } from './import-state.ts';
import { useArchiveImport } from './use-archive-import.ts';

type Call = (
  archive: Blob,
  query?: { dryRun?: boolean },
  options?: { signal?: AbortSignal },
) => Promise<Result<ArchiveImport>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types
const plan = examples.importArchive.dryRun.body as ArchiveImport;
const answer = (data: ArchiveImport) => ({ success: true as const, data, error: null });
const queryClient = createQueryClient();
const importArchive = vi.fn<Call>();
const send = vi.fn<(event: object) => void>();
const services = {
  api: { importArchive, getCurrentUser: () => Promise.resolve({ data: { id: 'colette' } }) },
  auth: { send },
  queryClient,
};
vi.mock('../../shared/services/services.ts', () => ({ useServices: () => services }));

let root: Root;
const onRender = vi.fn<(importing: ReturnType<typeof useArchiveImport>) => void>();
function Importing() {
  const importing = useArchiveImport();
  useLayoutEffect(() => onRender(importing));
  return null;
}
const current = () => {
  const [importing] = onRender.mock.lastCall ?? [];
  if (!importing) throw new Error('It was not rendered.');
  return importing;
};
const first = new File(['PK'], 'first.zip');
const second = new File(['PK'], 'second.zip');
const until = (state: string) => vi.waitFor(() => expect(current().state.state).toBe(state));

beforeEach(() => {
  importArchive.mockReset();
  send.mockReset();
  root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Importing />));
});
afterEach(() => {
  flushSync(() => root.unmount());
  queryClient.clear();
});

// ACCOUNT-17
test('nothing is imported before the plan is confirmed', async () => {
  importArchive.mockImplementation((_, query) =>
    Promise.resolve(answer({ ...plan, isDryRun: query?.dryRun === true, isProfileAdded: true })),
  );
  const lists = [queryKeys.projects, queryKeys.documents, queryKeys.sessions, queryKeys.objectives];
  for (const key of [...lists, queryKeys.calendar]) queryClient.setQueryData(key, []);
  current().onChoose(first);
  await until('planned');
  expect(importArchive.mock.calls.map(([, query]) => query)).toEqual([{ dryRun: true }]);
  current().onImport(plan);
  await until('done');
  expect(importArchive.mock.lastCall).toEqual([first]);
  for (const key of [...lists, queryKeys.calendar]) {
    expect(queryClient.getQueryState(key), key.join(' ')).toBeUndefined();
  }
  await vi.waitFor(() =>
    expect(send).toHaveBeenLastCalledWith({ type: 'userChanged', user: { id: 'colette' } }),
  );
});

// ACCOUNT-18
test('a file too large is refused before it is sent', async () => {
  const large = new File(['PK'], 'large.zip');
  Object.defineProperty(large, 'size', { value: LARGEST_ARCHIVE + 1 });
  current().onChoose(large);
  await vi.waitFor(() =>
    expect(current().state).toMatchObject({ problem: { messageKey: 'archives.tooLarge' } }),
  );
  expect(importArchive).not.toHaveBeenCalled();
});

test('a file chosen later replaces the one being read', async () => {
  const reading = Promise.withResolvers<Result<ArchiveImport>>();
  importArchive.mockReturnValueOnce(reading.promise).mockResolvedValueOnce(answer(plan));
  current().onChoose(first);
  current().onChoose(second);
  await until('planned');
  expect(importArchive.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  reading.resolve(answer({ ...plan, archivedAt: '2020-01-01T00:00:00.000Z' }));
  // What a late answer changed would be drawn by then.
  await new Promise(requestAnimationFrame);
  expect(current().state).toEqual({ state: 'planned', plan });
  current().onChoose(undefined);
  await until('choosing');
});

// ACCOUNT-17
test('an interrupted import can be repeated and refreshes the lists', async () => {
  const error = new ApiError('', { status: null, messageKey: 'cut off', data: null });
  importArchive
    .mockResolvedValueOnce(answer(plan))
    .mockResolvedValueOnce({ success: false, data: null, error })
    .mockResolvedValueOnce(answer({ ...plan, isDryRun: false }));
  queryClient.setQueryData(queryKeys.projects, []);
  current().onChoose(first);
  await until('planned');
  current().onImport(plan);
  await until('failed');
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKeys.projects)).toBeUndefined());
  current().onImport(plan);
  await until('done');
  expect(importArchive.mock.lastCall).toEqual([first]);
});
