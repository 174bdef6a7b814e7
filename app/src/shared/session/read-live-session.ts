import type { LiveWritingSession, WritingSession } from '@ecritoire/contracts';
import type { Services } from '../services/services.ts';
import type { SessionWords } from '../runtime/session-words.ts';
import { cacheSession } from './session-cache.ts';

/** What a session is read from, and where it is cached. */
export type Server = Pick<Services, 'api' | 'words' | 'queryClient'>;

/**
 * The live session as the server has it, whose words are taken over.
 * @param isCurrent false once a change of our own has overtaken the request.
 */
export async function readLiveSession({ api, words, queryClient }: Server, isCurrent = () => true) {
  const reading = words.read(true);
  const response = await api.getLiveWritingSession(reading.query);
  const isSettled = reading.settle(isCurrent() ? response.data : null);
  if (response.data?.session) cacheSession(queryClient, response.data.session);
  return { response, isSettled };
}

/** Takes over the words of a session that a call responds with. */
export async function takeFigures(
  words: SessionWords,
  call: () => Promise<WritingSession>,
): Promise<WritingSession> {
  const reading = words.read(false);
  let response: LiveWritingSession | null = null;
  try {
    const session = await call();
    response = { session, includedSaves: [] };
    return session;
  } finally {
    reading.settle(response);
  }
}
