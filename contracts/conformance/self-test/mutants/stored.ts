import type { FindingKind } from '../../src/index.ts';
import { inScenario } from './in-scenarios.ts';
import { around, changed, spoiling, type Json, type Mutant } from './mutant.ts';

/** Answers a text as it was sent, and not as it has to be stored. */
const asSent = (name: string, operation: string, property: string): Mutant =>
  inScenario(name, operation, operation, () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const sent: Json = incoming.body?.[property];
    if (answer.status < 300 && typeof sent === 'string') answer.body[property] = sent;
    return answer;
  });

/** Trims as a language does that takes other characters for blanks. */
const trimming = (language: string, blanks: string): Mutant =>
  inScenario(
    `names trimmed as ${language} does`,
    'createProject',
    'createProject',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const sent: Json = incoming.body?.name;
      const ends = new RegExp(`^[${blanks}]+|[${blanks}]+$`, 'gu');
      if (answer.status < 300 && typeof sent === 'string') {
        answer.body.name = sent.replaceAll('\0', '').toWellFormed().replaceAll(ends, '');
      }
      return answer;
    },
  );

/** Answers a Location that is another one. */
const elsewhere = (name: string, operation: string, spoil: (location: string) => string): Mutant =>
  inScenario(name, operation, operation, () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const location = answer.headers.get('location');
    if (location !== null) answer.headers.set('location', spoil(location));
    return answer;
  });

/** Leaves something out of the export. */
const unexported = (
  name: string,
  spoil: (body: Json) => void,
  kind: FindingKind = 'broken-scenario',
): Mutant => ({
  name,
  operation: 'exportAccount',
  kinds: [kind],
  suites: ['situations'],
  mutate: spoiling('exportAccount', 200, ({ body }) => spoil(body)),
});

/** Takes another change than was sent, and answers what came of it. */
const forgetful = (
  name: string,
  operation: string,
  spoil: (answer: Json, sent: Json) => void,
  forget: (sent: Json) => Json = (sent) => sent,
): Mutant => ({
  name,
  operation,
  kinds: ['broken-scenario'],
  suites: ['valid'],
  mutate: around(operation, () => async (incoming, next) => {
    if (incoming.body === undefined) return next(incoming.request);
    const answer = await next(changed(incoming.request, { body: forget(incoming.body) }));
    if (answer.status === 200) spoil(answer.body, incoming.body);
    return answer;
  }),
});

/** Servers that keep something else than they say, or somewhere else. */
export const storedMutants: Mutant[] = [
  elsewhere('a Location of no resource', 'createProject', (location) =>
    location.replace('/projects/', '/wrong/'),
  ),
  elsewhere('a Location below another base', 'createDocument', (location) => `/wrong${location}`),
  {
    ...elsewhere(
      'a Location with its host',
      'createProject',
      (location) => new URL(location, 'http://localhost').href,
    ),
    kinds: ['wrong-header'],
  },
  elsewhere('a Location of another session', 'startWritingSession', (location) =>
    location.replace(/[^/]+$/u, '00000000-0000-4000-8000-000000000000'),
  ),
  forgetful('a bio that is always the same', 'updateProfile', (body) => {
    body.bio = 'constant';
  }),
  forgetful('a sentiment that is always the same', 'updateWritingSession', (body) => {
    body.sentiment = 'none';
  }),
  forgetful('a description that is always the same', 'updateProject', (body) => {
    body.description = 'constant';
  }),
  forgetful('a language that is always the same', 'updateDocument', (body) => {
    body.language = 'en';
  }),
  forgetful('targets that are always the same', 'setObjectives', (body) => {
    body.targets.words = 10_000;
  }),
  forgetful(
    'a week start that is lost beside other members',
    'updateProfile',
    () => undefined,
    ({ weekStart, ...others }) => (Object.keys(others).length === 0 ? { weekStart } : others),
  ),
  forgetful(
    'a comment that is answered and not kept',
    'updateWritingSession',
    (body, sent) => Object.assign(body, sent),
    ({ comment, ...others }) => (Object.keys(others).length === 0 ? { comment } : others),
  ),
  asSent('a name with the blanks around it', 'createProject', 'name'),
  asSent('a title changed with the blanks around it', 'updateDocument', 'title'),
  asSent('a bio with the blanks around it', 'updateProfile', 'bio'),
  asSent('a comment with the blanks around it', 'updateWritingSession', 'comment'),
  trimming('Python', String.raw`\u0009-\u000D\u001C-\u001F \u0085\p{Zs}\p{Zl}\p{Zp}`),
  trimming('Java', String.raw`\u0009-\u000D\u001C-\u001F \u2000-\u2006\u2008-\u200A\u3000`),
  trimming('ASCII', String.raw`\u0009-\u000D `),
  inScenario('a description of blanks that is empty', 'updateProject', 'updateProject', () => {
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 200) answer.body.description ??= '';
      return answer;
    };
  }),
  ...[
    'projects',
    'documents',
    'writingSessions',
    'invitations',
    'subscribers',
    'subscriptions',
    'waitlistEntries',
    'questions',
    'suggestions',
  ].map((part) =>
    unexported(`an export without ${part}`, (body) => {
      body[part] = [];
    }),
  ),
  ...['projects', 'writingSessions', 'questions', 'subscribers'].map((part): Mutant => {
    let foreign: Json;
    return unexported(
      `an export with ${part} of another account`,
      (body) => {
        const own = body[part].at(0);
        if (foreign !== undefined) body[part].push(foreign);
        foreign ??= own;
      },
      'foreign-row-visible',
    );
  }),
  ...(['questions', 'suggestions'] as const).map((part) =>
    unexported(`${part} with the blanks around them`, (body) => {
      for (const message of body[part]) message.text = `  \t${message.text} \n `;
    }),
  ),
  unexported('an export of documents without their text', ({ documents }) => {
    for (const document of documents) document.paragraphs = [];
  }),
];
