import { createApiClient } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/machines/writing-session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createSafeSession } from '../boot/safe-session.ts';
import { followReview, keepReview, keptReview } from './kept-review.ts';
import { createWritingSession } from './writing-session.ts';

const ended: WritingSession = {
  id: 's1',
  version: 3,
  status: 'ended',
  title: null,
  comment: null,
  sentiment: 'none',
  visibility: 'private',
  projectId: null,
  documentId: null,
  timeZone: 'Europe/Paris',
  localDate: '2026-11-21',
  startedAt: '2026-11-21T10:00:00Z',
  pausedAt: null,
  endedAt: '2026-11-21T10:20:00Z',
  publishedAt: null,
  stats: {
    words: 12,
    wordsRemoved: 0,
    paragraphs: 1,
    durationSeconds: 1200,
    pausedSeconds: 0,
    idleSeconds: 0,
    wordsPerMinute: 1,
  },
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path === '/api/sessions/live') return Response.json({ session: null });
    return Response.json(ended);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the tab, as it is loaded: its notes outlive it. */
function load(userId = 'u1') {
  const notes = createSafeSession({
    sessionStorage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
  });
  const tokens = {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  };
  const api = createApiClient({ baseUrl: 'http://studio.example/api', tokens });
  const actor = createWritingSession(
    api,
    new QueryClient(),
    () => Promise.resolve('saved'),
    () => 'UTC',
  );
  actor.start();
  const followed = followReview(api, actor, userId, notes);
  const until = (tag: 'idle' | 'reviewing') => waitFor(actor, (now) => now.hasTag(tag));
  return { notes, actor, followed, until };
}

const changes = { comment: 'La digue, enfin.' };

test('a review that a reload breaks off is there again, with what was filled in', async () => {
  const page = load();
  await page.until('idle');
  page.actor.send({ type: 'review', session: ended });
  keepReview({ userId: 'u1', sessionId: 's1', changes }, page.notes);

  const again = load();
  await again.until('reviewing');
  expect(keptReview('u1', 's1', again.notes)).toEqual(changes);
  expect(keptReview('u1', 's2', again.notes)).toEqual({});

  again.actor.send({ type: 'reviewChanged', ...changes });
  again.actor.send({ type: 'leaveReview' });
  await again.until('idle');
  expect(keptReview('u1', 's1', again.notes), 'the server has it now').toEqual({});
});

test('nobody else who signs in in this tab sees anything of it', async () => {
  keepReview({ userId: 'u1', sessionId: 's1', changes }, load().notes);
  const { actor, followed, notes, until } = load('u2');
  await followed;
  await until('idle');
  expect(actor.getSnapshot().context.review).toBeNull();
  expect(keptReview('u2', 's1', notes)).toEqual({});
});
