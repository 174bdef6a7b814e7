import { call, spoilt } from './in-scenarios.ts';
import { around, bearerOf, spoiling, type Json, type Mutant } from './mutant.ts';

const wrong = (name: string, spoil: (body: Json) => void): Mutant =>
  spoilt(`an export ${name}`, 'exportAccount', 'exportAccount', 200, spoil);

const ofSessions = (name: string, spoil: (session: Json) => void): Mutant =>
  wrong(name, ({ writingSessions }) => writingSessions.forEach(spoil));

/** Leaves something out of the export. */
const lacking = (part: string): Mutant =>
  // KIT-10
  ofSessions(`of sessions without their ${part}`, (session) => {
    session[part] = [];
  });

/** Spoils the export of an account in which everything was done. */
const lossy = (name: string, spoil: (body: Json) => void): Mutant => ({
  name: `an export ${name}`,
  operation: 'exportAccount',
  kinds: ['broken-scenario'],
  suites: ['situations'],
  mutate: spoiling('exportAccount', 200, ({ body }) => spoil(body)),
});

/** Exports documents that are in the trash. */
const ofTrash: Mutant = {
  name: 'an export of documents that are in the trash',
  operation: 'exportAccount',
  kinds: ['broken-scenario'],
  suites: ['situations'],
  mutate: around(['deleteDocument', 'exportAccount'], () => {
    const deleted = new Map<string | undefined, Json[]>();
    return async (incoming, next) => {
      const { documentId } = incoming.params;
      const caller = bearerOf(incoming.request);
      const ofCaller = deleted.get(caller) ?? [];
      if (incoming.operation === 'deleteDocument') {
        const { status, body } = await next(call(incoming, 'GET', `/documents/${documentId}`));
        if (status === 200) deleted.set(caller, [...ofCaller, body]);
      }
      const answer = await next(incoming.request);
      if (incoming.operation === 'exportAccount') answer.body.documents?.push(...ofCaller);
      return answer;
    };
  }),
};

/** Servers whose export is of somebody, or of sessions, that there are not. */
export const exportMutants: Mutant[] = [
  ofTrash,
  // KIT-10
  lossy('of ten rows each', (body) => {
    for (const part of ['projects', 'documents', 'writingSessions'])
      body[part] = body[part].slice(0, 10);
  }),
  lossy('without weekly targets', (body) => {
    body.weeklyTargets = [];
  }),
  // KIT-10
  lossy('with other weekly targets', ({ weeklyTargets }) => {
    for (const targets of weeklyTargets) targets.words += 1;
  }),
  // KIT-10
  lossy('of the account as it was at first', ({ user }) => {
    user.bio = null;
    user.weekStart = 'monday';
  }),
  lossy('of the waitlist without what one writes', ({ waitlistEntries }) => {
    for (const entry of waitlistEntries) entry.formats = [];
  }),
  // KIT-10
  lossy('of the waitlist without what was said', ({ waitlistEntries }) => {
    for (const entry of waitlistEntries) entry.expectations = entry.currentPractice = null;
  }),
  // KIT-10
  lossy('of questions in no language', ({ questions }) => {
    for (const question of questions) question.language = null;
  }),
  lossy('of projects with another description', ({ projects }) => {
    for (const project of projects) project.description = 'Lost';
  }),
  lossy('of sessions that are for others', ({ writingSessions }) => {
    for (const { session } of writingSessions) session.visibility = 'team';
  }),
  lossy('of each document twice', (body) => {
    body.documents.push(...body.documents);
  }),
  lossy('of readers under another name', ({ subscribers }) => {
    for (const { reader } of subscribers) reader.name = 'Somebody';
  }),
  ...['changes', 'carried', 'published'].map(lacking),
  ofSessions('of what was published as it reads now', ({ published }) => {
    for (const { content } of published) for (const run of content) run.text = 'Now';
  }),
  // KIT-10
  ofSessions('that forgets what is published no more', (one) => {
    if (one.session.status !== 'published') one.published = [];
  }),
  ofSessions('of words against which nothing was measured', ({ changes }) => {
    for (const change of changes) change.baseline = [];
  }),
  // KIT-10
  wrong('by the id of the account', ({ signIn, user }) => {
    signIn.subject = user.id;
  }),
  // KIT-10
  wrong('of the day the account was made', (body) => {
    body.exportedAt = body.user.createdAt;
  }),
];
