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
if (first === undefined || second === undefined) throw new Error('There are three.');

/** A project's list on the page, before a server that takes a move or refuses it. */
async function openList(moveDocument: () => Promise<unknown>) {
  const queryClient = createQueryClient();
  const listDocuments = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve({ success: true, data: { items, nextCursor: null, total: 3 }, error: null }),
  );
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
  if (order === undefined) throw new Error('It was not rendered.');
  const shown = () => observer.getCurrentResult().data?.pages.flatMap((page) => page.items) ?? [];
  return { order, shown, listDocuments, send };
}

// DOC-18
test('a move that succeeds does not reload the list', async () => {
  const { order, shown, listDocuments } = await openList(() =>
    Promise.resolve({ success: true, data: { ...first, version: 2 }, error: null }),
  );
  await order.move(first, second.id);
  expect(shown().map(({ title }) => title)).toEqual(['deux', 'un', 'trois']);
  expect(shown()[1]?.version).toBe(2);
  expect(listDocuments).toHaveBeenCalledTimes(1);
});

// DOC-20
test('a refused move is undone and reloads the list', async () => {
  const error = new ApiError('', { status: 412, messageKey: '', data: null });
  const { order, shown, listDocuments, send } = await openList(() =>
    Promise.resolve({ success: false, data: null, error }),
  );
  await order.move(first, second.id);
  expect(shown().map(({ title }) => title)).toEqual(titles);
  expect(send.mock.lastCall).toMatchObject([{ messageKey: 'documents.orderChanged' }]);
  expect(listDocuments).toHaveBeenCalledTimes(2);
});
