import { call, chained, spoilt } from './chained.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Takes the sessions along when what they were written in is deleted. */
const takingSessions = (parent: 'project' | 'document'): Mutant => {
  const deletion = parent === 'project' ? 'deleteProject' : 'deleteDocument';
  const wrapped = ['startWritingSession', deletion, 'getWritingSession'];
  return chained(`sessions gone with their ${parent}`, 'getWritingSession', wrapped, () => {
    const parents = new Map<string, string>();
    const gone = new Set<string>();
    return async (told, next) => {
      const answer = await next(told.request);
      if (answer.status === 201) parents.set(answer.body.id, told.body?.[`${parent}Id`]);
      if (answer.status === 204) gone.add(told.params[`${parent}Id`] ?? '');
      return gone.has(parents.get(told.params['sessionId'] ?? '') ?? '-')
        ? next(call(told, 'GET', `/sessions/${crypto.randomUUID()}`))
        : answer;
    };
  });
};

/** Goes on naming what a session was started in once that is deleted. */
const namingWhatIsGone = (parent: 'project' | 'document'): Mutant => {
  const wrapped = ['startWritingSession', 'getWritingSession'];
  return chained(
    `sessions that name a ${parent} that is gone`,
    'getWritingSession',
    wrapped,
    () => {
      const parents = new Map<string, string>();
      return async (told, next) => {
        const answer = await next(told.request);
        if (answer.status === 201) parents.set(answer.body.id, told.body?.[`${parent}Id`]);
        const named = parents.get(told.params['sessionId'] ?? '');
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
  chained(
    'documents read still after their project',
    'getDocument',
    ['createDocument', 'deleteDocument', 'getDocument'],
    () => {
      const made = new Map<string, Json>();
      return async (told, next) => {
        const answer = await next(told.request);
        const { documentId = '' } = told.params;
        if (answer.status === 201) made.set(answer.body.id, { ...answer, status: 200 });
        if (answer.status === 204) made.delete(documentId);
        return answer.status === 404 ? (made.get(documentId) ?? answer) : answer;
      };
    },
  ),
  chained(
    'an illegal transition made',
    'discardWritingSession',
    'discardWritingSession',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 409) return answer;
      return next(call(told, 'GET', `/sessions/${told.params['sessionId']}`));
    },
  ),
  chained(
    'a discarded session published',
    'publishWritingSession',
    'publishWritingSession',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 409) return answer;
      const session = await next(call(told, 'GET', `/sessions/${told.params['sessionId']}`));
      return session.body?.status === 'discarded' ? session : answer;
    },
  ),
  chained(
    'an illegal transition refused, and something changed',
    'pauseWritingSession',
    'pauseWritingSession',
    () => async (told, next) => {
      const answer = await next(told.request);
      const path = `/sessions/${told.params['sessionId']}`;
      if (answer.status === 409) await next(call(told, 'PATCH', path, { title: 'Changed' }));
      return answer;
    },
  ),
  chained(
    'a legal transition refused',
    'unpublishWritingSession',
    'unpublishWritingSession',
    () => async (told, next) => {
      const answer = await next(call(told, 'POST', `/sessions/${told.params['sessionId']}/pause`));
      return answer;
    },
  ),
  chained(
    'a second live session',
    'startWritingSession',
    'startWritingSession',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 409) return answer;
      const session = await next(call(told, 'GET', `/sessions/${answer.body.liveSessionId}`));
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
  chained(
    'an old paragraph taken',
    'saveParagraphs',
    'saveParagraphs',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.body?.messageKey !== 'paragraphs.conflict') return answer;
      const versionsById = new Map(
        answer.body.paragraphs.map((one: Json) => [one.id, one.version]),
      );
      const changes = told.body.changes.map((change: Json) => ({
        ...change,
        parentVersion: versionsById.get(change.id) ?? change.parentVersion,
      }));
      return next(
        call(told, 'PATCH', `/documents/${told.params['documentId']}/paragraphs`, { changes }),
      );
    },
  ),
  chained(
    'half of a save written',
    'saveParagraphs',
    'saveParagraphs',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.body?.messageKey !== 'paragraphs.conflict') return answer;
      const stale = new Set([
        ...answer.body.paragraphs.map(({ id }: Json) => id),
        ...answer.body.deletedIds,
      ]);
      const changes = told.body.changes.filter(({ id }: Json) => !stale.has(id));
      if (changes.length > 0) {
        await next(
          call(told, 'PATCH', `/documents/${told.params['documentId']}/paragraphs`, { changes }),
        );
      }
      return answer;
    },
  ),
  spoilt('a conflict without the paragraphs', 'saveParagraphs', 'saveParagraphs', 409, (body) => {
    if (body.paragraphs) body.paragraphs = [];
  }),
  chained('writing while paused', 'saveParagraphs', 'saveParagraphs', () => async (told, next) => {
    const answer = await next(told.request);
    if (answer.body?.messageKey !== 'writingSessions.noneActive') return answer;
    const live = await next(call(told, 'GET', '/sessions/live'));
    const id = live.body?.session?.id;
    if (id === undefined) return answer;
    await next(call(told, 'POST', `/sessions/${id}/resume`));
    const saved = await next(told.request);
    await next(call(told, 'POST', `/sessions/${id}/pause`));
    return saved;
  }),
  spoilt('text acknowledged and lost', 'saveParagraphs', 'getDocument', 200, (body) => {
    body.paragraphs.pop();
  }),
  {
    ...chained(
      'imported words counted',
      'getWritingSession',
      'saveParagraphs',
      () => (told, next) => {
        const { origin: _, ...body } = Object(told.body);
        return next(changed(told.request, { body }));
      },
    ),
    only: ['saveParagraphs'],
  },
];
