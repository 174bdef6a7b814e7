import type { ApiClient } from '@ecritoire/api-client';
import type { LiveWritingSession, WritingSession } from '@ecritoire/contracts';
import type { SessionWords } from '../runtime/session-words.ts';

export type Server = { api: ApiClient; words: SessionWords };

/**
 * The live session as the server has it, whose words are taken over.
 * @param isCurrent false once a change of our own has overtaken the request.
 */
export async function readLiveSession({ api, words }: Server, isCurrent = () => true) {
  const reading = words.read(true);
  const response = await api.getLiveWritingSession(reading.query);
  const isSettled = reading.settle(isCurrent() ? response.data : null);
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
