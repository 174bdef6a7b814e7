import { pageRequest } from '../database/pages.ts';
import * as domain from '../domain/published-sessions.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

export const publishedSessionHandlers: Pick<
  Handlers,
  'listPublishedSessions' | 'getPublishedSession'
> = {
  async listPublishedSessions({ query }, { database, userId }) {
    const page = pageRequest(query);
    const sessions = await domain.listPublishedSessions(database, userId, query.authorId, page);
    return { status: 200, body: sessions };
  },

  async getPublishedSession({ params }, { database, userId }) {
    const session = await domain.findPublishedSession(database, userId, params.sessionId);
    return session ? { status: 200, body: session } : problem('publishedSessions.notFound');
  },
};
