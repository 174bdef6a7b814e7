import { pageRequest } from '../database/pages.ts';
import * as domain from '../domain/published-sessions.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { textStream } from '../http/text-stream.ts';

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
    const text = await domain.findPublishedSession(database, userId, params.sessionId);
    return text ? { status: 200, stream: textStream(text) } : problem('publishedSessions.notFound');
  },
};
