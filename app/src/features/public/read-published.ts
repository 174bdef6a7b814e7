import { ApiError, publishedSessionQuery } from '@ecritoire/api-client';
import { whoIsThere, type Services } from '../../shared/services/services.ts';

/**
 * A published session for whoever is there. A reader whose tokens are no longer taken reads as a
 * visitor does: the tokens are cleared as the app starts, and the session is asked for again.
 * @throws ApiError 404 for a session that is not there, or not for this reader.
 */
export async function readPublished(services: Services, sessionId: string): Promise<void> {
  // Always anew: what was taken back must not be shown again.
  const read = () =>
    services.queryClient.fetchQuery(publishedSessionQuery(services.api, sessionId));
  try {
    await read();
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!isRefused || (await whoIsThere(services)) === 'writer') throw error;
    await read();
  }
}
