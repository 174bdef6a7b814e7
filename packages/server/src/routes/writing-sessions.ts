import { asWriter } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { carriedOut } from '../domain/idempotency.ts';
import { findProject } from '../domain/projects.ts';
import type { Transition } from '../domain/session-life.ts';
import { listSessions } from '../domain/session-list.ts';
import { findTextOfSession } from '../domain/session-text.ts';
import * as domain from '../domain/writing-sessions.ts';
import type { ContextOf, Handlers, RequestOf } from '../http/operation.ts';
import { alreadyLive, invalid, problem, tooManyRequests } from '../http/problem.ts';
import { created, versioned } from '../http/versions.ts';

const refusals = {
  notFound: problem('writingSessions.notFound'),
  stale: problem('request.staleVersion'),
};

const moving =
  (transition: Transition) =>
  async (
    {
      params,
      headers,
      body = {},
    }: Pick<RequestOf<'endWritingSession'>, 'params' | 'headers'> & {
      body?: domain.MoveDetails | undefined;
    },
    { database, clock, userId }: ContextOf<'endWritingSession'>,
  ) => {
    const moved = await asWriter(database, userId, (transaction) =>
      domain.moveSession(transaction, {
        writerId: userId,
        id: params.sessionId,
        transition,
        details: body,
        ifMatch: headers['If-Match'],
        now: clock.now(),
      }),
    );
    if (moved === 'illegal') return problem('writingSessions.illegalTransition');
    if (moved === 'tooEarly') {
      return invalid([{ field: 'endedAt', messageKey: 'validation.rangeReversed' }]);
    }
    return typeof moved === 'string'
      ? refusals[moved]
      : versioned(domain.presentSession(moved, clock.now()));
  };

export const writingSessionHandlers: Pick<
  Handlers,
  | 'listWritingSessions'
  | 'startWritingSession'
  | 'getLiveWritingSession'
  | 'getWritingSession'
  | 'updateWritingSession'
  | 'getWritingSessionText'
  | 'pauseWritingSession'
  | 'resumeWritingSession'
  | 'endWritingSession'
  | 'saveWritingSessionDraft'
  | 'publishWritingSession'
  | 'unpublishWritingSession'
  | 'discardWritingSession'
> = {
  async listWritingSessions({ query }, { database, clock, userId }) {
    const { projectId } = query;
    const sessions = await listSessions(database, userId, query, clock.now());
    if (projectId !== undefined && !(await findProject(database, userId, projectId))) {
      return problem('projects.notFound');
    }
    return { status: 200, body: sessions };
  },

  async startWritingSession({ body }, { database, clock, userId }) {
    const started = await asWriter(database, userId, (transaction) =>
      domain.startSession(transaction, userId, body, clock.now()),
    );
    switch (started.kind) {
      case 'started':
        return created(
          `/sessions/${started.session.id}`,
          domain.presentSession(started.session, clock.now()),
        );
      case 'alreadyLive':
        return alreadyLive(started.liveSessionId);
      case 'projectNotFound':
        return problem('projects.notFound');
      case 'documentNotFound':
        return problem('documents.notFound');
      default:
        return started satisfies never;
    }
  },

  async getLiveWritingSession({ query: { saves } }, { database, clock, userId }) {
    const read = async (transaction: Database) => ({
      live: await domain.findLiveSession(transaction, userId),
      includedSaves: saves ? await carriedOut(transaction, userId, saves.split(',')) : [],
    });
    // One snapshot, so that no save comes between the figures and the keys.
    const { live, includedSaves } = await (saves
      ? database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
      : read(database));
    const session = live ? domain.presentSession(live, clock.now()) : null;
    return { status: 200, body: { session, includedSaves } };
  },

  async getWritingSession({ params }, { database, clock, userId }) {
    const session = await domain.findSession(database, userId, params.sessionId);
    return session ? versioned(domain.presentSession(session, clock.now())) : refusals.notFound;
  },

  async updateWritingSession({ params, headers, body }, { database, clock, userId }) {
    const session = await asWriter(database, userId, (transaction) =>
      domain.reviewSession(transaction, {
        writerId: userId,
        id: params.sessionId,
        review: body,
        ifMatch: headers['If-Match'],
      }),
    );
    return typeof session === 'string'
      ? refusals[session]
      : versioned(domain.presentSession(session, clock.now()));
  },

  async getWritingSessionText({ params: { sessionId } }, context) {
    const { database, userId, longReads } = context;
    const session = await domain.findSession(database, userId, sessionId);
    if (!session) return refusals.notFound;
    const read = await longReads.read(context, session.size, () =>
      findTextOfSession(database, userId, sessionId),
    );
    if (read === 'busy') return tooManyRequests(1);
    return read ? { status: 200, stream: read.stream } : refusals.notFound;
  },

  pauseWritingSession: moving('pause'),
  resumeWritingSession: moving('resume'),
  endWritingSession: moving('end'),
  saveWritingSessionDraft: moving('saveDraft'),
  publishWritingSession: moving('publish'),
  unpublishWritingSession: moving('unpublish'),
  discardWritingSession: moving('discard'),
};
