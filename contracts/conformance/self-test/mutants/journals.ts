import { call, inScenario } from './in-scenarios.ts';
import type { Json, Mutant } from './mutant.ts';

const OPEN = 'openJournalEntry';

/** Servers that make entries of other days and journals, or leave the times of a project behind. */
export const journalMutants: Mutant[] = [
  {
    ...inScenario('a reading that makes an entry', OPEN, 'getJournalEntry', () => {
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { projectId, localDate } = incoming.params;
        const body = { language: 'en', timeZone: 'UTC' };
        const path = `/projects/${projectId}/entries/${localDate}`;
        if (answer.status === 404) await next(call(incoming, 'PUT', path, body));
        return answer;
      };
    }),
    only: [OPEN, 'getJournalEntry'],
  },
  inScenario('a day refused until it begins where the writer is', OPEN, OPEN, () => {
    return async (incoming, next) => {
      const { localDate = '', projectId } = incoming.params;
      const { timeZone } = incoming.body ?? {};
      if (timeZone !== 'Pacific/Pago_Pago') return next(incoming.request);
      const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
      const path = `/projects/${projectId}/entries/9999-12-31`;
      return next(
        localDate > today ? call(incoming, 'PUT', path, incoming.body) : incoming.request,
      );
    };
  }),
  inScenario('an entry a day for all journals', OPEN, OPEN, () => {
    const days = new Map<string, Json>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const { localDate = '' } = incoming.params;
      const first = days.get(localDate);
      if (answer.status === 201 && !first) days.set(localDate, answer.body);
      return answer.status === 201 && first ? { ...answer, body: first } : answer;
    };
  }),
  inScenario('a journal that leaves its time', OPEN, 'getProject', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.body?.type === 'journal') answer.body.updatedAt = answer.body.createdAt;
      return answer;
    };
  }),
  inScenario(
    'a project that leaves its time for what is moved there',
    'moveDocument',
    ['moveDocument', 'getProject'],
    () => {
      const times = new Map<string, string>();
      return async (incoming, next) => {
        const { projectId = '' } = incoming.body ?? {};
        if (incoming.operation === 'moveDocument' && projectId !== '') {
          const { body } = await next(call(incoming, 'GET', `/projects/${projectId}`));
          const own = await next(
            call(incoming, 'GET', `/documents/${incoming.params['documentId']}`),
          );
          if (body?.updatedAt && own.body?.projectId !== projectId)
            times.set(projectId, body.updatedAt);
        }
        const answer = await next(incoming.request);
        if (incoming.operation === 'getProject' && answer.status === 200) {
          answer.body.updatedAt = times.get(answer.body.id) ?? answer.body.updatedAt;
        }
        return answer;
      };
    },
  ),
];
