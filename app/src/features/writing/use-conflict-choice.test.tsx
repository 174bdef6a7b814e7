import { createApiClient } from '@ecritoire/api-client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ConflictDraft } from './lost-side.ts';
import { useConflictChoice } from './use-conflict-choice.ts';

const written = (text: string) => ({
  id: 'p1',
  position: 'a1',
  type: 'paragraph' as const,
  content: [{ text, marks: [] }],
});
const base = { ...written('la mer'), version: 1 };
const theirs = { ...written('la mer monte'), version: 2 };
const mine = { operation: 'put' as const, ...written('la mer descend'), parentVersion: 1 };
const draft: ConflictDraft = {
  conflicts: [{ id: 'c1', ids: ['p1'], base: [base], theirs: [theirs] }],
  pending: { p1: mine },
};

/** A panel in front of a server that answers with these statuses, one after the other. */
function openPanel(...statuses: number[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    const status = statuses.shift() ?? 500;
    return Promise.resolve(Response.json({}, { status }));
  });
  const tokens = {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  };
  const api = createApiClient({ baseUrl: 'http://localhost/api', tokens });
  const onResolve = vi.fn<(id: string, keep: string) => void>();
  let shown: ReturnType<typeof useConflictChoice> | undefined;
  function Panel() {
    shown = useConflictChoice(api, { documentId: 'd1', draft: () => draft }, onResolve);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  flushSync(() => root.render(<Panel />));
  return {
    keys,
    onResolve,
    keepMine: () => shown?.choose('c1', 'mine'),
    status: () => shown?.choice?.status,
  };
}

// SAVE-57
test('SAVE-57 a choice stands once the other side is stored', async () => {
  const { keepMine, onResolve, status } = openPanel(201);
  keepMine();
  await expect.poll(() => onResolve.mock.calls).toEqual([['c1', 'mine']]);
  expect(status()).toBeUndefined();
});

// SAVE-57
test('without an answer both sides stay, and it is tried again', async () => {
  const { keys, keepMine, onResolve, status } = openPanel(500, 201);
  keepMine();
  await expect.poll(status).toBe('unreachable');
  expect(onResolve).not.toHaveBeenCalled();
  keepMine();
  await expect.poll(() => onResolve.mock.calls.length).toBe(1);
  expect(keys[0]).toBe(keys[1]);
});

// SAVE-57
test('a refused version is done without when chosen again', async () => {
  const { keys, keepMine, onResolve, status } = openPanel(409);
  keepMine();
  await expect.poll(status).toBe('refused');
  expect(onResolve).not.toHaveBeenCalled();
  keepMine();
  await expect.poll(() => onResolve.mock.calls.length).toBe(1);
  expect(keys).toHaveLength(1);
});
