import { ApiError, publishedSessionQuery } from '@ecritoire/api-client';
import { whoIsThere, type Services } from '../../shared/services/services.ts';

/**
 * Loads a published session for its reader. A reader whose tokens are no longer accepted reads as
 * a visitor: the tokens are cleared as the app starts, and the session is requested again.
 * @throws ApiError 404 for a session that does not exist, or not for this reader.
 */
export async function readPublished(services: Services, sessionId: string): Promise<void> {
  // Never from the cache: what was unpublished must not be shown again.
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
