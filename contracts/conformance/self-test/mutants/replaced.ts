import { call, inScenario, spoilt } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** One that replaces the text of a paragraph, and leaves the rest of it. */
const leaving = (part: string): Mutant =>
  inScenario(
    // KIT-73
    `a paragraph that is replaced but for its ${part}`,
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const held = await next(call(incoming, 'GET', `/documents/${incoming.params['documentId']}`));
      const body = structuredClone(incoming.body);
      const replaced = (body?.changes ?? []).filter((one: Json) => one?.parentVersion > 0);
      for (const change of replaced) {
        const before = held.body.paragraphs?.find(({ id }: Json) => id === change.id);
        if (before && change[part] !== undefined) change[part] = before[part];
      }
      return next(replaced.length > 0 ? changed(incoming.request, { body }) : incoming.request);
    },
  );

const countingOnce = (part: string): Mutant =>
  // KIT-73
  spoilt(`a project with one of ${part}`, 'getProject', 'getProject', 200, (body) => {
    body[part] = Math.min(1, body[part]);
  });

/** Servers that do a part of what is asked. */
export const replacedMutants: Mutant[] = [
  leaving('position'),
  leaving('type'),
  // KIT-73
  spoilt('a save that names nothing deleted', 'saveParagraphs', 'saveParagraphs', 200, (body) => {
    body.deletedIds = [];
  }),
  spoilt('a save that deletes what it puts', 'saveParagraphs', 'saveParagraphs', 200, (body) => {
    if (body.deletedIds.length === 0) body.deletedIds = body.paragraphs.map(({ id }: Json) => id);
  }),
  inScenario(
    'a published session under its first title',
    'getPublishedSession',
    'getPublishedSession',
    () => {
      const first = new Map<string, string>();
      return async (incoming, next) => {
        const { body, ...answer } = await next(incoming.request);
        if (answer.status !== 200) return { body, ...answer };
        const title = first.get(body.id) ?? body.title;
        first.set(body.id, title);
        return { ...answer, body: { ...body, title } };
      };
    },
  ),
  inScenario(
    // KIT-73
    'an entry in the language it is opened in',
    'openJournalEntry',
    'openJournalEntry',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 200) answer.body.language = incoming.body.language;
      return answer;
    },
  ),
  spoilt(
    'an entry in the zone of the profile',
    'openJournalEntry',
    'openJournalEntry',
    201,
    ({ journalEntry }) => {
      journalEntry.timeZone = 'Europe/Paris';
    },
  ),
  spoilt('an entry that loses its day', 'updateDocument', 'updateDocument', 200, (body) => {
    body.journalEntry = null;
  }),
  inScenario(
    'a session that nobody reads any more once it is unpublished',
    'getWritingSession',
    'unpublishWritingSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 200) return answer;
      const path = `/sessions/${incoming.params['sessionId']}`;
      return next(call(incoming, 'PATCH', path, { visibility: 'private' }));
    },
  ),
  ...['sessionCount', 'documentCount'].map(countingOnce),
  spoilt('a project that counts what is deleted', 'getProject', 'getProject', 200, (body) => {
    body.documentCount = Math.max(2, body.documentCount);
  }),
];
