import { ApiError, documentsQuery, type ApiClient } from '@ecritoire/api-client';
import { buildDocument } from '@ecritoire/api-mocks/builders';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/runtime/query-client.ts';
import { useDocumentOrder } from './use-document-order.ts';

const services = vi.hoisted((): { current: object } => ({ current: {} }));
vi.mock('../../shared/services/services.ts', () => ({ useServices: () => services.current }));

const titles = ['un', 'deux', 'trois'];
const project = { id: 'project', name: 'La Maison' };
const items = titles.map((title, index) => buildDocument(index, project, { title, version: 1 }));
const [first, second] = items;
if (first === undefined || second === undefined) throw new Error('A document is missing.');

type Answer = { success: boolean; data: object | null; error: ApiError | null };
const error = new ApiError('', { status: 412, messageKey: '', data: null });
const refused: Answer = { success: false, data: null, error };
const answer = (data: object): Answer => ({ success: true, data, error: null });
const pending = () => new Promise<Answer>(() => {});

/** Opens a project's list on a mock server, whose list stays on its way once it has been read. */
async function openList(moveDocument: (id: string) => Promise<Answer>) {
  const queryClient = createQueryClient();
  const listDocuments = vi
    .fn<() => Promise<Answer>>(pending)
    .mockResolvedValueOnce(answer({ items, nextCursor: null, total: 3 }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two calls that it makes
  const api = { listDocuments, moveDocument } as unknown as ApiClient;
  const send = vi.fn<(toast: object) => void>();
  services.current = { api, queryClient, toasts: { send } };
  const query = documentsQuery(api, project.id);
  const observer = new InfiniteQueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  const onRender = vi.fn<(order: ReturnType<typeof useDocumentOrder>) => void>();
  function Order() {
    const order = useDocumentOrder(project.id);
    useLayoutEffect(() => onRender(order));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Order />));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    stop();
    queryClient.clear();
  });
  const [order] = onRender.mock.lastCall ?? [];
  if (order === undefined) throw new Error('useDocumentOrder was not rendered.');
  const shown = () => observer.getCurrentResult().data?.pages.flatMap((page) => page.items) ?? [];
  return {
    order,
    titlesShown: () => shown().map(({ title }) => title),
    versionOf: (title: string) => shown().find((each) => each.title === title)?.version,
    refetch: () => void observer.refetch(),
    listDocuments,
    send,
  };
}

// DOC-18
test('a move that succeeds does not reload the list', async () => {
  const list = await openList(() => Promise.resolve(answer({ ...first, version: 2 })));
  await list.order.move(first, second.id);
  expect(list.titlesShown()).toEqual(['deux', 'un', 'trois']);
  expect(list.versionOf('un')).toBe(2);
  expect(list.listDocuments).toHaveBeenCalledTimes(1);
});

// DOC-20
test('a refused move is undone and reloads the list', async () => {
  const list = await openList(() => Promise.resolve(refused));
  void list.order.move(first, second.id);
  await vi.waitFor(() => expect(list.listDocuments).toHaveBeenCalledTimes(2));
  expect(list.titlesShown()).toEqual(titles);
  expect(list.send.mock.lastCall).toMatchObject([{ messageKey: 'documents.orderChanged' }]);
});

test('two moves, one of them refused, reload the list once', async () => {
  const list = await openList((id) =>
    Promise.resolve(id === first.id ? refused : answer({ ...second, version: 2 })),
  );
  void list.order.move(first, second.id);
  void list.order.move(second, null);
  await vi.waitFor(() => expect(list.versionOf('deux')).toBe(2));
  await vi.waitFor(() => expect(list.listDocuments).toHaveBeenCalledTimes(2));
});

test('a move that cancels a refetch reloads the list', async () => {
  const list = await openList(() => Promise.resolve(answer({ ...first, version: 2 })));
  list.refetch();
  void list.order.move(first, second.id);
  await vi.waitFor(() => expect(list.versionOf('un')).toBe(2));
  await vi.waitFor(() => expect(list.listDocuments).toHaveBeenCalledTimes(3));
});

test('a refetch during a move is repeated after it', async () => {
  const moved = Promise.withResolvers<Answer>();
  const list = await openList(() => moved.promise);
  void list.order.move(first, second.id);
  await vi.waitFor(() => expect(list.titlesShown()).toEqual(['deux', 'un', 'trois']));
  list.refetch();
  moved.resolve(answer({ ...first, version: 2 }));
  await vi.waitFor(() => expect(list.listDocuments).toHaveBeenCalledTimes(3));
});
