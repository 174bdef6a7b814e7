import { around, changed, type Mutant } from './mutant.ts';

/** Servers that take `*` for a version that is none. */
export const versionMutants: Mutant[] = [
  'updateProfile',
  'updateDocument',
  'deleteDocument',
  'setObjectives',
  'pauseWritingSession',
].map((operation) => ({
  name: `${operation} of whatever version refused`,
  operation,
  kinds: ['valid-refused'],
  suites: ['valid'],
  mutate: around(operation, () => ({ request, body }, next) => {
    const isAny = request.headers.get('if-match') === '*';
    return next(isAny ? changed(request, { headers: { 'if-match': '"99999"' }, body }) : request);
  }),
}));
