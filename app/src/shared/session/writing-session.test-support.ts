import { createApiClient, queryKeys } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { QueryClient } from '@tanstack/react-query';
import { createSessionWords } from '../runtime/session-words.ts';
import { createWritingSession } from './writing-session.ts';

export const draft: WritingSession = {
  id: 's1',
  version: 1,
  status: 'draft',
  title: 'Premier jet',
  comment: null,
  sentiment: 'none',
  visibility: 'private',
  projectId: null,
  documentId: null,
  timeZone: 'Europe/Paris',
  localDate: '2026-11-21',
  startedAt: '2026-11-21T10:00:00Z',
  pausedAt: null,
  resumedAt: null,
  lastWrittenAt: null,
  endedAt: '2026-11-21T10:20:00Z',
  publishedAt: null,
  stats: {
    words: 0,
    wordsRemoved: 0,
    paragraphs: 0,
    durationSeconds: 1200,
    pausedSeconds: 0,
    idleSeconds: 0,
    wordsPerMinute: 0,
  },
};

/** The session of a writer, from the start of a page; its calls go to the `fetch` of the test. */
export function openSession() {
  const api = createApiClient({
    baseUrl: 'http://studio.example/api',
    tokens: {
      accessToken: () => 'token',
      refreshToken: () => null,
      storeAccessToken: () => {},
      clear: () => {},
    },
  });
  const queryClient = new QueryClient();
  const words = createSessionWords();
  const actor = createWritingSession(
    { api, words, queryClient },
    () => Promise.resolve('saved'),
    () => 'Pacific/Kiritimati',
  );
  actor.start();
  /** The words of the session, as a screen shows them. */
  const wordsOf = (id: string) =>
    queryClient.getQueryData<WritingSession>(queryKeys.session(id))?.stats.words;
  return { server: { api, words, queryClient }, actor, queryClient, wordsOf };
}
