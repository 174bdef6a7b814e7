import { call, inScenario, spoilt } from './in-scenarios.ts';
import { bearerOf, type Around, type Json, type Mutant } from './mutant.ts';

const RESTORE = 'restoreFromTrash';
const PUBLISHED = 'getPublishedSession';

const documentOf = async (incoming: Parameters<Around>[0], next: Parameters<Around>[1]) =>
  (await next(call(incoming, 'GET', `/documents/${incoming.params['documentId']}`))).body;

/** Loses something of a session once something is deleted. */
const losing = (
  name: string,
  reader: string,
  deletion: string,
  spoil: (body: Json, gone: Set<string>) => void,
): Mutant => ({
  ...inScenario(name, reader, [deletion, reader], () => {
    const gone = new Set<string>();
    return async (incoming, next) => {
      const { documentId, projectId, trashItemId } = incoming.params;
      if (incoming.operation === deletion && projectId !== undefined) {
        const { body } = await next(call(incoming, 'GET', `/documents?projectId=${projectId}`));
        for (const { id } of body?.items ?? []) gone.add(id);
      }
      const answer = await next(incoming.request);
      if (incoming.operation === deletion) gone.add(trashItemId ?? documentId ?? '');
      else if (answer.status === 200) spoil(answer.body, gone);
      return answer;
    };
  }),
  only: [deletion, reader],
});

const withoutSections = (body: Json, gone: Set<string>) => {
  body.sections = body.sections.filter((one: Json) => !gone.has(one.documentId));
};

/** Servers that bring back something else, or lose what stays. */
export const trashPlaceMutants: Mutant[] = [
  {
    ...inScenario(
      'a trash with the first names of projects',
      'listTrash',
      ['createProject', 'listTrash'],
      () => {
        const names = new Map<string, string>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          if (answer.status === 201) names.set(answer.body.id, answer.body.name);
          for (const item of answer.status === 200 ? answer.body.items : []) {
            item.projectName = names.get(item.projectId) ?? item.projectName;
          }
          return answer;
        };
      },
    ),
  },
  spoilt('entries in the trash called documents', 'listTrash', 'listTrash', 200, ({ items }) => {
    for (const item of items) if (item.kind === 'journalEntry') item.kind = 'document';
  }),
  spoilt('projects in the trash without words', 'listTrash', 'listTrash', 200, ({ items }) => {
    for (const item of items) if (item.kind === 'project') item.words = 0;
  }),
  {
    ...inScenario(
      'an entry of its day in a plain project',
      'getDocument',
      ['openJournalEntry', RESTORE, 'getDocument'],
      () => {
        const days = new Map<string, Json>();
        const moved = new Set<string>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          const { id, journalEntry, kind } = answer.body ?? {};
          if (answer.status >= 300) return answer;
          if (journalEntry) days.set(id, journalEntry);
          if (kind === 'document') moved.add(id);
          if (moved.has(id) && incoming.operation === 'getDocument' && days.has(id)) {
            answer.body.journalEntry = days.get(id);
          }
          return answer;
        };
      },
    ),
    only: [RESTORE, 'getDocument'],
  },
  inScenario(
    'a day opened again with what was deleted',
    'openJournalEntry',
    'openJournalEntry',
    () => {
      const entries = new Map<string, string>();
      return async (incoming, next) => {
        const day = Object.values(incoming.params).join();
        const old = entries.get(day);
        const back =
          old !== undefined && (await next(call(incoming, 'POST', `/trash/${old}/restore`, {})));
        const answer = await next(incoming.request);
        if (answer.status < 300) entries.set(day, answer.body.id);
        if (back && back.status === 200 && answer.status === 200) {
          answer.headers.set('location', `/api/documents/${old}`);
          return { ...answer, status: 201 };
        }
        return answer;
      };
    },
  ),
  losing(
    'a session without the words of what is gone',
    'getWritingSession',
    'deleteDocument',
    (body, gone) => {
      if (body.documentId === null && gone.size > 0) body.stats.words = 0;
    },
  ),
  inScenario(
    'a day without the words of what is gone',
    'getCalendar',
    ['deleteDocument', 'getCalendar'],
    () => {
      const lost = new Map<string, number>();
      return async (incoming, next) => {
        const token = bearerOf(incoming.request) ?? '';
        const document: Json =
          incoming.operation === 'deleteDocument' ? await documentOf(incoming, next) : undefined;
        const answer = await next(incoming.request);
        if (document?.words && document.journalEntry === null && answer.status === 204)
          lost.set(token, (lost.get(token) ?? 0) + document.words);
        for (const day of answer.status === 200 ? answer.body.days : []) {
          day.words = Math.max(0, day.words - (lost.get(token) ?? 0));
        }
        return answer;
      };
    },
  ),
  losing(
    'a session that forgets what came back',
    'getWritingSession',
    'deleteDocument',
    (body, gone) => {
      if (gone.has(body.documentId)) body.documentId = null;
    },
  ),
  losing('a copy that goes with its project', PUBLISHED, 'deleteProject', withoutSections),
  losing('a copy that goes for good', PUBLISHED, 'deleteFromTrash', withoutSections),
  {
    ...inScenario(
      'what was deleted before its project gone for good with it',
      'listTrash',
      'deleteFromTrash',
      () => async (incoming, next) => {
        const { body } = await next(call(incoming, 'GET', '/trash?limit=100'));
        const rows: Json[] = body?.items ?? [];
        const project = rows.find(({ id }) => id === incoming.params['trashItemId']);
        const answer = await next(incoming.request);
        for (const { id, projectName } of rows) {
          if (project?.kind !== 'project' || projectName !== project.title) continue;
          await next(call(incoming, 'DELETE', `/trash/${id}`));
        }
        return answer;
      },
    ),
    only: ['deleteFromTrash', 'listTrash'],
  },
];
