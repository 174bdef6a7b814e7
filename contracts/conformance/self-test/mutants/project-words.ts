import { call, inScenario } from './in-scenarios.ts';
import type { Around, Json, Mutant } from './mutant.ts';

/** What a call is about to take away: a document with its words and its project. */
const taken = async (incoming: Parameters<Around>[0], next: Parameters<Around>[1]) =>
  (await next(call(incoming, 'GET', `/documents/${incoming.params['documentId']}`))).body;

/** Keeps the words of what left a project among its own. */
const keeping = (name: string, operation: string): Mutant =>
  inScenario(name, 'getProject', [operation, 'getProject'], () => {
    const kept = new Map<string, number>();
    return async (incoming, next) => {
      const document: Json =
        incoming.operation === operation ? await taken(incoming, next) : undefined;
      const answer = await next(incoming.request);
      const { projectId, words } = document ?? {};
      const hasLeft = answer.status < 300 && answer.body?.projectId !== projectId;
      if (document && hasLeft) kept.set(projectId, (kept.get(projectId) ?? 0) + words);
      if (incoming.operation === 'getProject' && answer.status === 200) {
        answer.body.words += kept.get(answer.body.id) ?? 0;
      }
      return answer;
    };
  });

/** Servers that keep words of a document or a project that are gone. */
export const projectWordMutants: Mutant[] = [
  keeping('a project with the words of what was deleted', 'deleteDocument'),
  keeping('a project with the words of what was moved away', 'moveDocument'),
  inScenario('a document that only gains words', 'getDocument', 'getDocument', () => {
    const most = new Map<string, number>();
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 200) return answer;
      const { id, words } = answer.body;
      most.set(id, Math.max(most.get(id) ?? 0, words));
      answer.body.words = most.get(id);
      return answer;
    };
  }),
  inScenario('projects listed with their words of before', 'listProjects', 'listProjects', () => {
    const first = new Map<string, number>();
    return async ({ request }, next) => {
      const answer = await next(request);
      for (const item of answer.status === 200 ? answer.body.items : []) {
        if (item.words > 0 && !first.has(item.id)) first.set(item.id, item.words);
        item.words = first.get(item.id) ?? 0;
      }
      return answer;
    };
  }),
];
