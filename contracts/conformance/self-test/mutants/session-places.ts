import { call, inScenario } from './in-scenarios.ts';
import { bearerOf, type Around, type Json, type Mutant } from './mutant.ts';
import { problem } from '../wire/wire-mutant.ts';

const TEXT = 'getWritingSessionText';
const LIST = 'listWritingSessions';
const DOCUMENTS = 'listDocuments';

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const queryOf = ({ request }: Parameters<Around>[0]) => new URL(request.url).searchParams;

/** Answers what was read first again, for as long as the rest says that it may. */
const cached = (name: string, isKept: (body: Json, first: Json) => boolean): Mutant =>
  inScenario(name, TEXT, TEXT, () => {
    const firsts = new Map<string, Json>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const { sessionId = '' } = incoming.params;
      const first = firsts.get(sessionId);
      if (answer.status !== 200) return answer;
      if (!first) firsts.set(sessionId, answer.body);
      return first && isKept(answer.body, first) ? { ...answer, body: first } : answer;
    };
  });

/** Leaves something out of searches once another operation has named it. */
const lost = (operation: string, idOf: (params: Record<string, string>) => string | undefined) =>
  inScenario(
    `a search without what ${operation} has touched`,
    DOCUMENTS,
    [operation, DOCUMENTS],
    () => {
      const touched = new Set<string | undefined>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (incoming.operation === operation && answer.status === 200)
          touched.add(idOf(incoming.params));
        else if (answer.status === 200 && queryOf(incoming).has('search'))
          answer.body.items = answer.body.items.filter(({ id }: Json) => !touched.has(id));
        return answer;
      };
    },
  );

const paragraphsOf = ({ sections }: Json): number =>
  sections.flatMap((one: Json) => one.paragraphs).length;

/** Servers that keep of a session or a document what was before. */
export const sessionPlaceMutants: Mutant[] = [
  inScenario(
    'sessions that move with their document',
    'getWritingSession',
    ['moveDocument', 'getWritingSession'],
    () => {
      const projects = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status !== 200) return answer;
        const { id, projectId, documentId } = answer.body;
        if (incoming.operation === 'moveDocument') projects.set(id, projectId);
        else answer.body.projectId = projects.get(documentId) ?? projectId;
        return answer;
      };
    },
  ),
  inScenario('sessions listed with the project of their document', LIST, LIST, () => {
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const projectId = queryOf(incoming).get('projectId');
      if (answer.status !== 200 || projectId === null) return answer;
      const path = `/documents?limit=100&projectId=${projectId}`;
      const { body } = await next(call(incoming, 'GET', path));
      const ids = new Set((body.items ?? []).map(({ id }: Json) => id));
      answer.body.items = answer.body.items.filter(
        ({ documentId }: Json) => documentId === null || ids.has(documentId),
      );
      return answer;
    };
  }),
  cached('a text of a session as it was at first', () => true),
  cached('a text of a session under its first title', (body, first) => {
    for (const [index, one] of body.sections.entries()) {
      one.documentTitle = first.sections[index]?.documentTitle ?? one.documentTitle;
    }
    return false;
  }),
  cached(
    'a text of a session with what was deleted since',
    (body, first) => paragraphsOf(body) < paragraphsOf(first),
  ),
  inScenario(
    'a refused save that counts its words',
    'getWritingSession',
    ['saveParagraphs', 'getWritingSession', 'getLiveWritingSession'],
    () => {
      const refused = new Map<string, number>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const token = bearerOf(incoming.request) ?? '';
        const { session = answer.body } = answer.body ?? {};
        if (incoming.operation === 'saveParagraphs' && answer.status === 409)
          refused.set(token, (refused.get(token) ?? 0) + 1);
        else if (answer.status === 200 && session?.status === 'active')
          session.stats.words += refused.get(token) ?? 0;
        return answer;
      };
    },
  ),
  inScenario(
    'paragraphs of a session that are never fewer',
    'getWritingSession',
    'getWritingSession',
    () => {
      const most = new Map<string, number>();
      return async ({ request }, next) => {
        const answer = await next(request);
        if (answer.status !== 200) return answer;
        const { id, stats } = answer.body;
        most.set(id, Math.max(most.get(id) ?? 0, stats.paragraphs));
        stats.paragraphs = most.get(id);
        return answer;
      };
    },
  ),
  ...['paused', 'discarded'].map((status) =>
    inScenario(
      `a review of what is ${status} refused`,
      'updateWritingSession',
      'updateWritingSession',
      () => async (incoming, next) => {
        const path = `/sessions/${incoming.params['sessionId']}`;
        const { body } = await next(call(incoming, 'GET', path));
        if (body?.status !== status) return next(incoming.request);
        const { headers, body: text } = problem(409, 'writingSessions.illegalTransition');
        const told = new Headers(Object.entries(headers).map(([name, one]) => [name, String(one)]));
        return { status: 409, headers: told, body: JSON.parse(text.toString()) };
      },
    ),
  ),
  ...(['publishedAt', 'resumedAt'] as const).map((name) =>
    inScenario(
      `${name} of the first time`,
      name === 'publishedAt' ? 'publishWritingSession' : 'resumeWritingSession',
      ['publishWritingSession', 'resumeWritingSession'],
      () => {
        const firsts = new Map<string, string>();
        return async ({ request }, next) => {
          const answer = await next(request);
          const { id, [name]: time } = answer.body ?? {};
          if (answer.status !== 200 || time === null) return answer;
          if (!firsts.has(id)) firsts.set(id, time);
          answer.body[name] = firsts.get(id);
          return answer;
        };
      },
    ),
  ),
  inScenario('sessions filtered by the status they had', LIST, LIST, () => {
    const firsts = new Map<string, string>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const status = queryOf(incoming).get('status');
      if (answer.status !== 200 || status === null) return answer;
      for (const { id } of answer.body.items) if (!firsts.has(id)) firsts.set(id, status);
      answer.body.items = answer.body.items.filter(({ id }: Json) => firsts.get(id) === status);
      return answer;
    };
  }),
  inScenario(
    'projects found by their first names',
    'listProjects',
    ['createProject', 'updateProject', 'listProjects'],
    () => {
      const firsts = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { id, name } = answer.body ?? {};
        if (answer.status === 201) firsts.set(id, name.toLowerCase());
        const search = queryOf(incoming).get('search')?.toLowerCase();
        if (incoming.operation !== 'listProjects' || search === undefined) return answer;
        const items: Json[] = answer.body?.items ?? [];
        const words = withoutAccents(search).split(' ');
        answer.body.items = items.filter(({ id: each }) => {
          const first = withoutAccents(firsts.get(each) ?? search);
          return words.every((word) => first.includes(word));
        });
        return answer;
      };
    },
  ),
  lost('restoreDocumentVersion', ({ documentId }) => documentId),
  lost('restoreFromTrash', ({ trashItemId }) => trashItemId),
  inScenario(
    'a search in the project before a move',
    DOCUMENTS,
    ['createDocument', DOCUMENTS],
    () => {
      const projects = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status === 201) projects.set(answer.body.id, answer.body.projectId);
        const [search, project] = ['search', 'projectId'].map((one) => queryOf(incoming).get(one));
        if (answer.status !== 200 || !search || !project) return answer;
        answer.body.items = answer.body.items.filter(
          ({ id }: Json) => (projects.get(id) ?? project) === project,
        );
        return answer;
      };
    },
  ),
];
