import { pretending } from './in-scenarios.ts';
import { around, changed, spoiling, type Json, type Mutant } from './mutant.ts';

/** An answer that contradicts itself, or what was asked for. */
const absurd = (
  name: string,
  operation: string,
  spoil: (body: Json) => void,
  status = 200,
  suite = 'valid',
): Mutant => ({
  name,
  operation,
  kinds: ['wrong-value'],
  suites: [suite],
  mutate: spoiling(operation, status, ({ body }) => spoil(body)),
});

const DAY = 86_400_000;
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

const inHours = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString();

const turned = (operation: string) =>
  absurd(
    `${operation} the wrong way round`,
    operation,
    (body) => {
      body.items = body.items.toReversed();
    },
    200,
    'scenarios',
  );

const deaf = (name: string, operation: string, forget: (body: Json) => Json): Mutant => ({
  name,
  operation,
  kinds: ['broken-scenario'],
  suites: ['valid'],
  mutate: around(operation, () => (incoming, next) => {
    const body: Json = incoming.body === undefined ? undefined : forget(incoming.body);
    return next(changed(incoming.request, body === undefined ? {} : { body }));
  }),
});

/** Servers whose answers fit their schemas and are wrong. */
export const senseMutants: Mutant[] = [
  absurd('a session on the day after', 'getWritingSession', (body) => {
    body.localDate = later(body.localDate, 1);
  }),
  absurd('a session that ended before it began', 'getWritingSession', (body) => {
    body.endedAt = '2001-01-01T00:00:00.000Z';
  }),
  absurd(
    'a project made in local time',
    'createProject',
    (body) => {
      body.createdAt = inHours(body.createdAt, 10);
      body.updatedAt = inHours(body.updatedAt, 10);
    },
    201,
  ),
  absurd(
    'a project made in local time west of Greenwich',
    'createProject',
    (body) => {
      body.createdAt = inHours(body.createdAt, -5);
      body.updatedAt = inHours(body.updatedAt, -5);
    },
    201,
  ),
  absurd('a session that begins tomorrow', 'getWritingSession', (body) => {
    for (const name of [
      'startedAt',
      'pausedAt',
      'resumedAt',
      // KIT-67
      'lastWrittenAt',
      'endedAt',
      'publishedAt',
    ])
      body[name] &&= inHours(body[name], 24);
    body.localDate = later(body.localDate, 1);
  }),
  absurd('a session that was idle for longer than it lasted', 'getWritingSession', ({ stats }) => {
    stats.idleSeconds = 999_999;
  }),
  absurd('a speed under one minute', 'getWritingSession', ({ stats }) => {
    stats.wordsPerMinute = 777.7;
  }),
  absurd('weeks of eight days', 'getCurrentObjectives', (body) => {
    body.endsOn = later(body.endsOn, 1);
  }),
  absurd(
    'days outside of the range',
    'getCalendar',
    ({ days }) => {
      for (const day of days) day.date = later(day.date, -30);
    },
    200,
    'scenarios',
  ),
  absurd('an entry with a title of its own', 'getJournalEntry', (body) => {
    body.title = 'Untitled';
  }),
  absurd('an entry of no day', 'getJournalEntry', (body) => {
    body.journalEntry = null;
  }),
  absurd(
    'invitations for a day',
    'createInvitation',
    (body) => {
      body.expiresAt = new Date(Date.parse(body.createdAt) + DAY).toISOString();
    },
    201,
  ),
  ...[
    'listInvitations',
    'listSubscriptions',
    'listSubscribers',
    'listPublishedSessions',
    'listProjects',
    'listJournalEntries',
    'listWritingSessions',
    'listArticles',
  ].map(turned),
  deaf('a description that is lost', 'createProject', (body) => {
    delete body.description;
    return body;
  }),
  deaf('documents that are all French', 'createDocument', (body) => ({ ...body, language: 'fr' })),
  deaf('entries that are all French', 'openJournalEntry', (body) => ({ ...body, language: 'fr' })),
  deaf('entries that are all in UTC', 'openJournalEntry', (body) => ({ ...body, timeZone: 'UTC' })),
  ...[
    'deleteDocument',
    'deleteProject',
    'revokeInvitation',
    'removeSubscriber',
    'endSubscription',
  ].map((operation): Mutant => {
    const name = `${operation} that deletes nothing`;
    const mutant = pretending(name, operation, operation, 'broken-scenario');
    return Object.assign(mutant, { suites: ['valid'] });
  }),
];
