import { call, inScenario, leaking, spoilt } from './in-scenarios.ts';
import { bearerOf, type Json, type Mutant } from './mutant.ts';

const READINGS = ['getWritingSessionText', 'getPublishedSession'] as const;

/** Shows a session for subscribers to readers of any author. */
const befriended = (name: string, list: string): Mutant =>
  leaking(name, async (incoming, next, { body }) => {
    if (bearerOf(incoming.request) === undefined || body?.visibility !== 'team') return false;
    const own = await next(call(incoming, 'GET', list));
    return own.status === 200 && own.body.items.length > 0;
  });

/** A server whose second publication of a session has other sections than it should. */
const republishing = (
  name: string,
  spoil: (now: Json[], first: Json[], gone: Set<string>) => Json[],
) =>
  inScenario(
    name,
    'getWritingSessionText',
    ['publishWritingSession', 'deleteDocument', 'getWritingSessionText'],
    () => {
      const first = new Map<string, Json[]>();
      const again = new Set<string>();
      const gone = new Set<string>();
      return async (incoming, next) => {
        const { sessionId = '', documentId } = incoming.params;
        const answer = await next(incoming.request);
        if (answer.status >= 300) return answer;
        if (documentId !== undefined) gone.add(documentId);
        const copy = first.get(sessionId);
        if (incoming.operation === 'publishWritingSession') {
          if (copy) again.add(sessionId);
          const { body } = await next(call(incoming, 'GET', `/sessions/${sessionId}/text`));
          if (!copy) first.set(sessionId, body.sections);
        } else if (copy && again.has(sessionId)) {
          answer.body.sections = spoil(answer.body.sections, copy, gone);
        }
        return answer;
      };
    },
  );

/** Servers that publish more than was written for readers, or something else. */
export const publicationMutants: Mutant[] = [
  ...READINGS.flatMap((operation) => [
    spoilt(
      `${operation} with what the session did not write`,
      operation,
      operation,
      200,
      ({ sections: [section] }) => {
        section?.paragraphs.unshift({ ...section.paragraphs[0], id: crypto.randomUUID() });
      },
      'foreign-row-visible',
    ),
    spoilt(`sections of ${operation} the wrong way round`, operation, operation, 200, (body) => {
      body.sections.reverse();
    }),
  ]),
  republishing('the copy of a deleted document lost by a publication', (now, _, gone) =>
    now.filter(({ documentId }) => !gone.has(documentId)),
  ),
  republishing('the first copy of a session left by a publication', (_, first) => first),
  // KIT-8
  befriended('what is for subscribers shown to those of another author', '/subscriptions'),
  befriended('what is for subscribers shown to whom its author reads', '/subscribers'),
  spoilt(
    // KIT-8
    'published by somebody else',
    'getPublishedSession',
    'getPublishedSession',
    200,
    (body) => {
      body.author = { ...body.author, name: 'Someone', pictureUrl: null };
    },
  ),
  spoilt('listed as by somebody', 'listPublishedSessions', 'listPublishedSessions', 200, (body) => {
    for (const { author } of body.items) author.name = 'Someone';
  }),
  spoilt('all listed as public', 'listPublishedSessions', 'listPublishedSessions', 200, (body) => {
    for (const item of body.items) item.visibility = 'public';
  }),
  spoilt('a comment kept back', 'getPublishedSession', 'getPublishedSession', 200, (body) => {
    body.comment = null;
  }),
  spoilt('an end that publishing moves', 'getWritingSession', 'getWritingSession', 200, (body) => {
    body.endedAt &&= body.publishedAt ?? body.endedAt;
  }),
  inScenario(
    'a publication that each change renews',
    'getWritingSession',
    ['updateWritingSession', 'getWritingSession'],
    () => {
      let time: string | undefined;
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const isPublished = answer.status === 200 && answer.body.publishedAt !== null;
        if (incoming.operation === 'updateWritingSession') time = new Date().toISOString();
        else if (isPublished) answer.body.publishedAt = time ?? answer.body.publishedAt;
        return answer;
      };
    },
  ),
];
