import { changed, type Json, type Mutant } from './mutant.ts';
import { careless, carelessQuery } from './validation.ts';

/** A server that reads the numbers of an address as its language does. */
const readingNumbers = (kind: string, odd: RegExp, read: (written: string) => number) =>
  carelessQuery(`a limit ${kind}`, 'listDocuments', (query) => {
    const written = query.get('limit') ?? '';
    if (odd.test(written)) query.set('limit', String(read(written)));
  });

const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) % 0x10);

const mendingEmail = (kind: string, mend: (email: string) => string) =>
  careless(`an e-mail ${kind}`, 'askQuestion', (body) => {
    if (typeof body?.email === 'string') body.email = mend(body.email);
  });

const inSmallLetters = (body: Json, name: string) => {
  if (typeof body?.[name] === 'string') body[name] = body[name].toLowerCase();
};

/** Servers that take what is almost as the contract says. */
export const nearMissMutants: Mutant[] = [
  readingNumbers('in hexadecimal', /^0x[\da-f]+$/u, Number),
  readingNumbers('with an exponent', /^\de\d$/u, Number),
  readingNumbers('with a sign', /^\+\d+$/u, Number),
  readingNumbers('with blanks around it', /^\s\d+$|^\d+\s$/u, Number),
  readingNumbers('with an underscore', /^\d_\d$/u, (written) => Number(written.replace('_', ''))),
  readingNumbers('in Arabic digits', /^[٠-٩]$/u, (written) => Number(digitOf(written))),
  readingNumbers('as a fraction', /^\d\.0$/u, Number),
  readingNumbers('with a leading zero', /^0\d$/u, Number),
  careless('a kind in capitals', 'createProject', (body) => inSmallLetters(body, 'type')),
  carelessQuery('a language in capitals', 'listArticles', (query) => {
    const language = query.get('language');
    if (language !== null) query.set('language', language.toLowerCase());
  }),
  mendingEmail('with blanks around it', (email) => email.replaceAll(/^ +| +$/gu, '')),
  mendingEmail('with a line end', (email) => email.replace(/\n$/u, '')),
  mendingEmail('with two @', (email) => email.replace(/@(?=.*@)/u, '')),
  mendingEmail('without a dot', (email) => email.replace(/@(?<host>\w+)$/u, '@$<host>.org')),
  {
    ...carelessQuery('a search for U+0000', 'listDocuments', (query) => {
      if (query.get('search') === '\0') query.delete('search');
    }),
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
  },
  {
    // KIT-52
    name: 'an id in capitals not found',
    operation: 'getProject',
    kinds: ['valid-refused'],
    suites: ['valid'],
    mutate:
      ({ fetch }) =>
      (request) => {
        const isOther = /[A-F]/u.test(request.url.split('/').at(-1) ?? '');
        const url = `/api/projects/${crypto.randomUUID()}`;
        return fetch(isOther ? changed(request, { url }) : request);
      },
  },
  {
    name: 'a type with other parameters refused',
    operation: 'createProject',
    kinds: ['valid-refused'],
    suites: ['valid'],
    mutate:
      ({ fetch }) =>
      (request) => {
        const type = request.headers.get('content-type') ?? '';
        const headers = { 'content-type': 'text/plain' };
        return fetch(/profile=/u.test(type) ? changed(request, { headers }) : request);
      },
  },
];
