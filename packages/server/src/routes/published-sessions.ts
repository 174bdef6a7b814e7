import { pageRequest } from '../database/pages.ts';
import * as domain from '../domain/published-sessions.ts';
import type { Handlers } from '../http/operation.ts';
import { problem, tooManyRequests } from '../http/problem.ts';

export const publishedSessionHandlers: Pick<
  Handlers,
  'listPublishedSessions' | 'getPublishedSession'
> = {
  async listPublishedSessions({ query }, { database, userId }) {
    const page = pageRequest(query);
    const sessions = await domain.listPublishedSessions(database, userId, query.authorId, page);
    return { status: 200, body: sessions };
  },

  async getPublishedSession({ params: { sessionId } }, context) {
    const { database, userId, longReads } = context;
    const size = await domain.findPublishedSize(database, userId, sessionId);
    if (size === undefined) return problem('publishedSessions.notFound');
    const read = await longReads.read(context, size, () =>
      domain.findPublishedSession(database, userId, sessionId),
    );
    if (read === 'busy') return tooManyRequests(1);
    return read ? { status: 200, stream: read.stream } : problem('publishedSessions.notFound');
  },
};
