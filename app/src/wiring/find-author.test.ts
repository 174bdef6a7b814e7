import { createApiClient, subscriptionsQuery } from '@ecritoire/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findAuthor } from './find-author.ts';
import { createQueryClient } from './query-client.ts';

const person = (id: string) => ({ id, name: `Sido ${id}`, avatarUrl: null });
const subscriptionTo = (id: string) => ({ id: `to-${id}`, author: person(id) });

/** Each list as the server pages it. */
let published: Record<string, unknown[]>;
let subscriptions: unknown[][];

async function serve({ url }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.endsWith('/subscriptions')) {
    const items = published[searchParams.get('authorId') ?? ''] ?? [];
    return Response.json({ items, nextCursor: null });
  }
  const page = Number(searchParams.get('cursor') ?? 0);
  const nextCursor = page + 1 < subscriptions.length ? String(page + 1) : null;
  return Response.json({ items: subscriptions[page] ?? [], nextCursor });
}

beforeEach(() => {
  published = {};
  subscriptions = [[]];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

const tokens = {
  accessToken: () => 'token',
  refreshToken: () => null,
  storeAccessToken: () => {},
  clear: () => {},
};
const reader = () => ({
  api: createApiClient({ baseUrl: 'http://localhost/api', tokens }),
  queryClient: createQueryClient(),
});

test('an author is whoever has published something for this reader, read by them or not', async () => {
  published = { a1: [{ id: 'p1', author: person('a1') }] };
  expect(await findAuthor(reader(), 'a1')).toEqual(person('a1'));
});

test('one who has published nothing yet is found on any page of those one reads', async () => {
  subscriptions = [[subscriptionTo('a1')], [subscriptionTo('a2')], [subscriptionTo('a3')]];
  expect(await findAuthor(reader(), 'a3')).toEqual(person('a3'));
  expect(await findAuthor(reader(), 'a4')).toBeUndefined();
});

test('one whom one has begun to read a moment ago is found, whatever the list was before', async () => {
  subscriptions = [[subscriptionTo('a1')]];
  const now = reader();
  await now.queryClient.ensureInfiniteQueryData(subscriptionsQuery(now.api));
  subscriptions = [[subscriptionTo('a2'), subscriptionTo('a1')]];
  expect(await findAuthor(now, 'a2')).toEqual(person('a2'));
});
