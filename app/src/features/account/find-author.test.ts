import { createApiClient, subscriptionsQuery } from '@ecritoire/api-client';
import { answer, bodyOf } from '@ecritoire/api-mocks';
import { mockApi } from '@ecritoire/api-mocks/node';
import { beforeEach, expect, test } from 'vitest';
import { findAuthor } from './find-author.ts';
import { createQueryClient } from '../../shared/runtime/query-client.ts';

const person = (id: string) => ({ id, name: `Sido ${id}`, pictureUrl: null });
const by =
  (id: string) =>
  <Item extends object>(item: Item) => ({ ...item, author: person(id) });
const publishedBy = (id: string) => bodyOf('listPublishedSessions').items.map(by(id));
const subscriptionsTo = (id: string) => bodyOf('listSubscriptions').items.map(by(id));

/** Each list as the server pages it. */
let published: Record<string, ReturnType<typeof publishedBy>>;
let subscriptions: ReturnType<typeof subscriptionsTo>[];

mockApi(
  answer('listPublishedSessions', 200, ({ request }) => {
    const author = new URL(request.url).searchParams.get('authorId') ?? '';
    return { items: published[author] ?? [], nextCursor: null };
  }),
  answer('listSubscriptions', 200, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
    const nextCursor = page + 1 < subscriptions.length ? String(page + 1) : null;
    return { items: subscriptions[page] ?? [], nextCursor };
  }),
);

beforeEach(() => {
  published = {};
  subscriptions = [[]];
});

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

test('finds authors with publications for this reader, followed or not', async () => {
  published = { a1: publishedBy('a1') };
  expect(await findAuthor(reader(), 'a1')).toEqual(person('a1'));
});

// READ-10
test('finds a followed author without publications on any page', async () => {
  subscriptions = [subscriptionsTo('a1'), subscriptionsTo('a2'), subscriptionsTo('a3')];
  expect(await findAuthor(reader(), 'a3')).toEqual(person('a3'));
  expect(await findAuthor(reader(), 'a4')).toBeUndefined();
});

// READ-10
test('finds an author followed a moment ago', async () => {
  subscriptions = [subscriptionsTo('a1')];
  const now = reader();
  await now.queryClient.ensureInfiniteQueryData(subscriptionsQuery(now.api));
  subscriptions = [[...subscriptionsTo('a2'), ...subscriptionsTo('a1')]];
  expect(await findAuthor(now, 'a2')).toEqual(person('a2'));
});
