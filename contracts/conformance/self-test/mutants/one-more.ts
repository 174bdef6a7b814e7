import { inScenario } from './in-scenarios.ts';
import { bearerOf, type Mutant, type Spoilt } from './mutant.ts';

/** A server that makes no second one of what is asked for in the same words. */
const once = (operation: string): Mutant =>
  // KIT-93
  inScenario(`${operation} of the same twice makes one`, operation, operation, () => {
    const made = new Map<string, Spoilt>();
    return async (incoming, next) => {
      const { request, params, body } = incoming;
      if (request.headers.has('idempotency-key')) return next(request);
      const said = JSON.stringify([bearerOf(request), params, body]);
      const answer = made.get(said) ?? (await next(request));
      if (answer.status === 201) made.set(said, answer);
      return answer;
    };
  });

/** Servers that take the same request again for a repeat, though it has no key. */
export const oneMoreMutants: Mutant[] = [
  once('createProject'),
  once('createDocument'),
  once('createInvitation'),
  // KIT-93
  inScenario(
    'a version of an unchanged text that is the one before',
    'createDocumentVersion',
    ['createDocumentVersion', 'saveParagraphs'],
    () => {
      const last = new Map<string, Spoilt>();
      return async (incoming, next) => {
        const { documentId = '' } = incoming.params;
        const { body } = incoming;
        const known = last.get(documentId);
        if (incoming.operation === 'saveParagraphs') last.delete(documentId);
        const isPlain = Object.keys(body ?? {}).every((name) => name === 'name');
        if (incoming.operation === 'createDocumentVersion' && known && isPlain) {
          return { ...known, body: { ...known.body, ...(body?.name ? { name: body.name } : {}) } };
        }
        const answer = await next(incoming.request);
        if (answer.status === 201) last.set(documentId, answer);
        return answer;
      };
    },
  ),
];
