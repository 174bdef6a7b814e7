import { createApiClient } from '@ecritoire/api-client';
import type { User } from '@ecritoire/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOwnZone } from './own-zone.ts';

const now = new Date('2026-11-21T10:00:00Z');

const colette: User = {
  id: 'u1',
  version: 1,
  email: 'colette@example.com',
  name: 'Colette',
  pictureUrl: null,
  bio: null,
  language: 'fr',
  timeZone: 'Europe/Paris',
  weekStart: 'monday',
  createdAt: now.toISOString(),
};

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page takes the user for; the server answers a change with it, or with a refusal. */
async function seen(user: User, status = 200) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${request.headers.get('If-Match')} ${await request.text()}`);
    if (status !== 200) return Response.json({ messageKey: 'validation.timeZone' }, { status });
    return Response.json({ ...user, version: 2, timeZone: 'America/Los_Angeles' });
  });
  const tokens = {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  };
  const api = createApiClient({ baseUrl: 'http://studio.example/api', tokens });
  return withOwnZone(api, user, 'America/Los_Angeles');
}

test('a new writer lives where the device is, which is said once', async () => {
  const known = await seen(colette);
  expect(known).toMatchObject({ version: 2, timeZone: 'America/Los_Angeles' });
  expect(asked).toEqual(['PATCH "1" {"language":"fr","timeZone":"America/Los_Angeles"}']);
  expect(await seen(known)).toBe(known);
  expect(asked).toHaveLength(1);
});

test('a writer who has been here before keeps the zone while travelling', async () => {
  const before = { ...colette, createdAt: '2026-11-01T10:00:00Z' };
  expect(await seen(before)).toBe(before);
  expect(asked).toEqual([]);
});

test('a zone that the server does not take leaves the writer as they are', async () => {
  expect(await seen(colette, 422)).toBe(colette);
});
