import { call, inScenario, spoilt } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Takes the sessions along when what they were written in is deleted. */
const takingSessions = (parent: 'project' | 'document'): Mutant => {
  const deletion = parent === 'project' ? 'deleteProject' : 'deleteDocument';
  const wrapped = ['startWritingSession', deletion, 'getWritingSession'];
  return inScenario(`sessions gone with their ${parent}`, 'getWritingSession', wrapped, () => {
    const parents = new Map<string, string>();
    const gone = new Set<string>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 201) parents.set(answer.body.id, incoming.body?.[`${parent}Id`]);
      if (answer.status === 204) gone.add(incoming.params[`${parent}Id`] ?? '');
      return gone.has(parents.get(incoming.params['sessionId'] ?? '') ?? '-')
        ? next(call(incoming, 'GET', `/sessions/${crypto.randomUUID()}`))
        : answer;
    };
  });
};

/** Goes on naming what a session was started in once that is deleted. */
const namingWhatIsGone = (parent: 'project' | 'document'): Mutant => {
  const wrapped = ['startWritingSession', 'getWritingSession'];
  return inScenario(
    `sessions that name a ${parent} that is gone`,
    'getWritingSession',
    wrapped,
    () => {
      const parents = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status === 201) parents.set(answer.body.id, incoming.body?.[`${parent}Id`]);
        const named = parents.get(incoming.params['sessionId'] ?? '');
        if (answer.status === 200 && named !== undefined) answer.body[`${parent}Id`] = named;
        return answer;
      };
    },
  );
};

/** Sessions and saves that go where they should not. */
export const writingMutants: Mutant[] = [
  takingSessions('project'),
  takingSessions('document'),
  namingWhatIsGone('project'),
  namingWhatIsGone('document'),
  spoilt('sizes listed from 98 % on', 'saveParagraphs', 'saveParagraphs', 200, (body) => {
    const listed = body.nearLimits?.filter(({ used, limit }: Json) => used >= 0.98 * limit);
    if (listed?.length === 0) delete body.nearLimits;
  }),
  spoilt(
    'a document too long as an account too full',
    'saveParagraphs',
    'saveParagraphs',
    409,
    (body) => {
      if (body.messageKey === 'documents.tooLong') body.messageKey = 'account.full';
    },
  ),
  inScenario(
    'documents read still after their project',
    'getDocument',
    ['createDocument', 'deleteDocument', 'getDocument'],
    () => {
      const made = new Map<string, Json>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { documentId = '' } = incoming.params;
        if (answer.status === 201) made.set(answer.body.id, { ...answer, status: 200 });
        if (answer.status === 204) made.delete(documentId);
        return answer.status === 404 ? (made.get(documentId) ?? answer) : answer;
      };
    },
  ),
  inScenario(
    'an illegal transition made',
    'discardWritingSession',
    'discardWritingSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 409) return answer;
      return next(call(incoming, 'GET', `/sessions/${incoming.params['sessionId']}`));
    },
  ),
  inScenario(
    'a discarded session published',
    'publishWritingSession',
    'publishWritingSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 409) return answer;
      const session = await next(
        call(incoming, 'GET', `/sessions/${incoming.params['sessionId']}`),
      );
      return session.body?.status === 'discarded' ? session : answer;
    },
  ),
  inScenario(
    'an illegal transition refused, and something changed',
    'pauseWritingSession',
    'pauseWritingSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const path = `/sessions/${incoming.params['sessionId']}`;
      if (answer.status === 409) await next(call(incoming, 'PATCH', path, { title: 'Changed' }));
      return answer;
    },
  ),
  inScenario(
    'a legal transition refused',
    'unpublishWritingSession',
    'unpublishWritingSession',
    () => async (incoming, next) => {
      const answer = await next(
        call(incoming, 'POST', `/sessions/${incoming.params['sessionId']}/pause`),
      );
      return answer;
    },
  ),
  inScenario(
    'a second live session',
    'startWritingSession',
    'startWritingSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 409) return answer;
      const session = await next(call(incoming, 'GET', `/sessions/${answer.body.liveSessionId}`));
      const headers = new Headers(session.headers);
      headers.set('location', `/sessions/${answer.body.liveSessionId}`);
      return { status: 201, headers, body: { ...session.body, id: crypto.randomUUID() } };
    },
  ),
  spoilt(
    'another live session named',
    'startWritingSession',
    'startWritingSession',
    409,
    (body) => {
      if (body.liveSessionId) body.liveSessionId = crypto.randomUUID();
    },
  ),
  spoilt(
    'an instant left behind',
    'unpublishWritingSession',
    'unpublishWritingSession',
    200,
    (body) => {
      body.publishedAt ??= new Date().toISOString();
    },
  ),
  {
    ...spoilt('a review that is lost', 'getWritingSession', 'getWritingSession', 200, (body) => {
      body.title = null;
    }),
    only: ['saveWritingSessionDraft'],
  },
  inScenario(
    'an old paragraph taken',
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.body?.messageKey !== 'paragraphs.conflict') return answer;
      const versionsById = new Map(
        answer.body.paragraphs.map((one: Json) => [one.id, one.version]),
      );
      const changes = incoming.body.changes.map((change: Json) => ({
        ...change,
        parentVersion: versionsById.get(change.id) ?? change.parentVersion,
      }));
      return next(
        call(incoming, 'PATCH', `/documents/${incoming.params['documentId']}/paragraphs`, {
          changes,
        }),
      );
    },
  ),
  inScenario(
    'half of a save written',
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.body?.messageKey !== 'paragraphs.conflict') return answer;
      const stale = new Set([
        ...answer.body.paragraphs.map(({ id }: Json) => id),
        ...answer.body.deletedIds,
      ]);
      const changes = incoming.body.changes.filter(({ id }: Json) => !stale.has(id));
      if (changes.length > 0) {
        await next(
          call(incoming, 'PATCH', `/documents/${incoming.params['documentId']}/paragraphs`, {
            changes,
          }),
        );
      }
      return answer;
    },
  ),
  spoilt('a conflict without the paragraphs', 'saveParagraphs', 'saveParagraphs', 409, (body) => {
    if (body.paragraphs) body.paragraphs = [];
  }),
  inScenario(
    'writing while paused',
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.body?.messageKey !== 'writingSessions.noneActive') return answer;
      const live = await next(call(incoming, 'GET', '/sessions/live'));
      const id = live.body?.session?.id;
      if (id === undefined) return answer;
      await next(call(incoming, 'POST', `/sessions/${id}/resume`));
      const saved = await next(incoming.request);
      await next(call(incoming, 'POST', `/sessions/${id}/pause`));
      return saved;
    },
  ),
  spoilt('text acknowledged and lost', 'saveParagraphs', 'getDocument', 200, (body) => {
    body.paragraphs.pop();
  }),
  {
    ...inScenario(
      'imported words counted',
      'getWritingSession',
      'saveParagraphs',
      () => (incoming, next) => {
        const { origin: _, ...body } = Object(incoming.body);
        return next(changed(incoming.request, { body }));
      },
    ),
    only: ['saveParagraphs'],
  },
];
