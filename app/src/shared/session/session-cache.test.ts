import { queryKeys, writingSessionQuery } from '@ecritoire/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheSession } from './session-cache.ts';
import { draft, openSession } from './writing-session.test-support.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (time: string) => ({ ...draft, lastWrittenAt: `2026-11-21T10:${time}:00Z` });

// SAVE-28
test.each([
  ['version', { ...draft, version: 2 }, draft],
  ['save', at('10'), at('05')],
])('a response with older %s replaces nothing', async (_by, newer, older) => {
  vi.stubGlobal('fetch', async () => Response.json(older));
  const { queryClient, server, actor } = openSession();
  actor.stop();
  const cached = () => queryClient.getQueryData(queryKeys.session('s1'));
  cacheSession(queryClient, older);
  cacheSession(queryClient, newer);
  cacheSession(queryClient, older);
  expect(cached()).toEqual(newer);
  await queryClient.fetchQuery(writingSessionQuery(server.api, 's1'));
  expect(cached()).toEqual(newer);
});
