import { around, changed, type Mutant } from './mutant.ts';

/** A server that refuses the version of a compressed response. */
const refusingWeak: Mutant = {
  // KIT-90
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

export const versionMutants: Mutant[] = [refusingWeak, ...refusingAny];
