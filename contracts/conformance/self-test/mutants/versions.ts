import { call, inScenario } from './in-scenarios.ts';
import { around, changed, type Mutant, type Spoilt } from './mutant.ts';

/** A server that refuses the version of a compressed response. */
const refusingWeak: Mutant = {
  // SERVER-33
  name: 'a weak version refused',
  operation: 'updateDocument',
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate: around('updateDocument', () => ({ request, body }, next) => {
    const isWeak = request.headers.get('if-match')?.startsWith('W/') === true;
    return next(isWeak ? changed(request, { headers: { 'if-match': '"99999"' }, body }) : request);
  }),
};

/** Servers that take `*` for a version that is none. */
const refusingAny = [
  'updateProfile',
  'updateDocument',
  'deleteDocument',
  'setObjectives',
  'pauseWritingSession',
].map((operation): Mutant => ({
  name: `${operation} of whatever version refused`,
  operation,
  kinds: ['valid-refused'],
  suites: ['valid'],
  mutate: around(operation, () => ({ request, body }, next) => {
    const isAny = request.headers.get('if-match') === '*';
    return next(isAny ? changed(request, { headers: { 'if-match': '"99999"' }, body }) : request);
  }),
}));

/** A server that keeps a version for some reason only where the text has changed. */
const unchanged = (reason: string): Mutant =>
  inScenario(
    `a version for a ${reason} left out where nothing has changed`,
    'listDocumentVersions',
    ['createDocumentVersion', 'saveParagraphs'],
    () => {
      const last = new Map<string, Spoilt>();
      return async (incoming, next) => {
        const { documentId = '' } = incoming.params;
        const known = last.get(documentId);
        if (incoming.operation === 'saveParagraphs') {
          last.delete(documentId);
          if (known === undefined || incoming.body?.keepVersion !== reason) {
            return next(incoming.request);
          }
          const { keepVersion: _, ...body } = incoming.body;
          return next(changed(incoming.request, { body }));
        }
        if (known !== undefined && (incoming.body?.reason ?? 'request') === reason) return known;
        const answer = await next(incoming.request);
        if (answer.status === 201) last.set(documentId, answer);
        return answer;
      };
    },
  );

/** Servers that keep other versions of a text than there are reasons for. */
const keeping: Mutant[] = [
  unchanged('conflict'),
  unchanged('request'),
  inScenario(
    'a version before a replacement, though nothing has changed',
    'listDocumentVersions',
    'saveParagraphs',
    () => async (incoming, next) => {
      if (incoming.body?.keepVersion === 'replacement') {
        const { documentId = '' } = incoming.params;
        await next(call(incoming, 'POST', `/documents/${documentId}/versions`, {}));
      }
      return next(incoming.request);
    },
  ),
  inScenario(
    'a version only before more than half of a text goes',
    'listDocumentVersions',
    'saveParagraphs',
    () => async (incoming, next) => {
      const path = `/documents/${incoming.params['documentId']}`;
      const { body: before } = await next(call(incoming, 'GET', path));
      const answer = await next(incoming.request);
      if (answer.status !== 200) return answer;
      const { body: after } = await next(call(incoming, 'GET', path));
      const isSmall = after.words < before.words && after.words * 2 >= before.words;
      const { body: list } = await next(call(incoming, 'GET', `${path}/versions?limit=1`));
      const [version] = list.items;
      if (isSmall && version?.reason === 'removal') {
        await next(call(incoming, 'DELETE', `${path}/versions/${version.id}`));
      }
      return answer;
    },
  ),
];

export const versionMutants: Mutant[] = [refusingWeak, ...refusingAny, ...keeping];
