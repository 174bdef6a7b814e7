import { spoilt } from './chained.ts';
import { spoiling, type Json, type Mutant } from './mutant.ts';

const wrong = (name: string, spoil: (body: Json) => void): Mutant =>
  spoilt(`an export ${name}`, 'exportAccount', 'exportAccount', 200, spoil);

const ofSessions = (name: string, spoil: (session: Json) => void): Mutant =>
  wrong(name, ({ writingSessions }) => writingSessions.forEach(spoil));

/** Leaves something out of the export. */
const lacking = (part: string): Mutant =>
  ofSessions(`of sessions without their ${part}`, (session) => {
    session[part] = [];
  });

/** Servers whose export is of somebody, or of sessions, that there are not. */
export const exportMutants: Mutant[] = [
  {
    name: 'an export of ten rows each',
    operation: 'exportAccount',
    kinds: ['broken-chain'],
    chapters: ['situations'],
    mutate: spoiling('exportAccount', 200, ({ body }) => {
      for (const part of ['projects', 'documents', 'writingSessions'])
        body[part] = body[part].slice(0, 10);
    }),
  },
  ...['changes', 'carried', 'published'].map(lacking),
  ofSessions('of what was published as it reads now', ({ published }) => {
    for (const { content } of published) for (const run of content) run.text = 'Now';
  }),
  ofSessions('that forgets what is published no more', (one) => {
    if (one.session.status !== 'published') one.published = [];
  }),
  ofSessions('of words against which nothing was measured', ({ changes }) => {
    for (const change of changes) change.baseline = [];
  }),
  wrong('by the id of the account', ({ signIn, user }) => {
    signIn.subject = user.id;
  }),
  wrong('of the day the account was made', (body) => {
    body.exportedAt = body.user.createdAt;
  }),
];
