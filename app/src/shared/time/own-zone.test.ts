import { createApiClient } from '@ecritoire/api-client';
import { answer, bodyOf, example } from '@ecritoire/api-mocks';
import { mockApi } from '@ecritoire/api-mocks/node';
import type { User } from '@ecritoire/contracts';
import { beforeEach, expect, test } from 'vitest';
import { withOwnZone } from './own-zone.ts';

const now = new Date('2026-11-21T10:00:00Z');

const colette: User = { ...bodyOf('getCurrentUser'), version: 1, createdAt: now.toISOString() };

const server = mockApi();
let asked: string[];

beforeEach(() => {
  asked = [];
});

/** What the page takes the user for; the server answers a change with it, or refuses. */
async function seen(user: User, refusal?: ReturnType<typeof example>) {
  const changed = { ...user, version: 2, timeZone: 'America/Los_Angeles' };
  server.use(
    answer('updateProfile', 200, async ({ request }) => {
      asked.push(`${request.method} ${request.headers.get('If-Match')} ${await request.text()}`);
      return changed;
    }),
  );
  if (refusal) server.use(refusal);
  const tokens = {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  };
  const api = createApiClient({ baseUrl: 'http://studio.example/api', tokens });
  return withOwnZone(api, user, now.getTime(), 'America/Los_Angeles');
}

// AUTH-40
test('a new writer takes the device’s zone, announced once', async () => {
  const known = await seen(colette);
  expect(known).toMatchObject({ version: 2, timeZone: 'America/Los_Angeles' });
  expect(asked).toEqual(['PATCH "1" {"language":"fr","timeZone":"America/Los_Angeles"}']);
  expect(await seen(known)).toBe(known);
  expect(asked).toHaveLength(1);
});

// AUTH-40
test('a returning writer keeps their zone', async () => {
  const before = { ...colette, createdAt: '2026-11-01T10:00:00Z' };
  expect(await seen(before)).toBe(before);
  expect(asked).toEqual([]);
});

test('a refused zone leaves the writer unchanged', async () => {
  expect(await seen(colette, example('updateProfile', 'timeZone'))).toBe(colette);
});
