import { asc, eq, inArray } from 'drizzle-orm';
import type { AccountExport, ExportedMessage, Project } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageRequest, type PageRequest } from '../database/pages.ts';
import {
  documents,
  invitations,
  projects,
  visitorMessages,
  waitlistEntries,
  weeklyTargets,
  writingSessions,
  type users,
} from '../database/schema.ts';
import { presentUser } from './accounts.ts';
import { documentPieces } from './document-pieces.ts';
import { emailKeyOf } from './email-key.ts';
import { presentInvitation } from './invitations.ts';
import { findProject } from './projects.ts';
import { sessionPieces } from './session-export.ts';
import { listSubscribers, listSubscriptions } from './subscriptions.ts';

/** Without their words. */
const SESSIONS_AT_ONCE = 100;
const PEOPLE_AT_ONCE = 100;

type UserRow = typeof users.$inferSelect;
type Part = Exclude<keyof AccountExport, 'format' | 'exportedAt' | 'user' | 'signIn'>;
/** The items of a list, each as pieces of its JSON. */
type Pieces = AsyncGenerator<Iterable<string> | AsyncIterable<string>>;
/** Their items may be of any length. */
type LongPart = 'documents' | 'writingSessions';
type ShortPart = Exclude<Part, LongPart>;
/** Every list of the export: one that is missing does not compile. */
type LongParts = Record<LongPart, Pieces>;
type ShortParts = { [Name in ShortPart]: AsyncIterable<AccountExport[Name][number]> };

const iso = (date: Date) => date.toISOString();

async function* projectsOf(database: Database, { id: ownerId }: UserRow): AsyncGenerator<Project> {
  const own = await database
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.ownerId, ownerId))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  for (const { id } of own) {
    const project = await findProject(database, ownerId, id);
    if (project) yield project;
  }
}

async function* documentsOf(database: Database, { id: ownerId }: UserRow): Pieces {
  const own = await database
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  for (const { id } of own) {
    const document = await documentPieces(database, ownerId, id);
    if (document) yield document.pieces;
  }
}

async function* sessionsOf(database: Database, { id: writerId }: UserRow, now: Date): Pieces {
  const own = await database
    .select({ id: writingSessions.id })
    .from(writingSessions)
    .where(eq(writingSessions.writerId, writerId))
    .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
  for (let from = 0; from < own.length; from += SESSIONS_AT_ONCE) {
    const ids = own.slice(from, from + SESSIONS_AT_ONCE).map(({ id }) => id);
    const sessions = await database
      .select()
      .from(writingSessions)
      .where(inArray(writingSessions.id, ids))
      .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
    for (const session of sessions) yield sessionPieces(database, session, now);
  }
}

async function* targetsOf(database: Database, { id }: UserRow) {
  const { setOn, words, sessions, userId } = weeklyTargets;
  yield* await database
    .select({ setOn, words, sessions })
    .from(weeklyTargets)
    .where(eq(userId, id))
    .orderBy(asc(setOn));
}

async function* invitationsOf(database: Database, { id }: UserRow) {
  const rows = await database.select().from(invitations).where(eq(invitations.authorId, id));
  yield* rows.map(presentInvitation);
}

async function* everyPage<Item>(
  list: (page: PageRequest) => Promise<{ items: Item[]; nextCursor: string | null }>,
): AsyncGenerator<Item> {
  let page: PageRequest | undefined = pageRequest({ limit: PEOPLE_AT_ONCE });
  while (page) {
    const { items, nextCursor } = await list(page);
    yield* items;
    page =
      nextCursor === null ? undefined : pageRequest({ cursor: nextCursor, limit: PEOPLE_AT_ONCE });
  }
}

async function* waitlistEntriesOf(database: Database, { email }: UserRow) {
  const rows = await database
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.emailKey, emailKeyOf(email)));
  for (const {
    id,
    email: from,
    expectations,
    formats,
    currentPractice,
    language,
    ...row
  } of rows) {
    const createdAt = iso(row.createdAt);
    yield { id, email: from, expectations, formats, currentPractice, language, createdAt };
  }
}

async function* messagesOf(
  database: Database,
  { email }: UserRow,
  wanted: 'question' | 'suggestion',
): AsyncGenerator<ExportedMessage> {
  const rows = await database
    .select()
    .from(visitorMessages)
    .where(eq(visitorMessages.emailKey, emailKeyOf(email)))
    .orderBy(asc(visitorMessages.createdAt), asc(visitorMessages.id));
  for (const { id, kind, email: from, text, language, createdAt } of rows) {
    if (kind === wanted) yield { id, email: from, text, language, createdAt: iso(createdAt) };
  }
}

async function* inOnePiece(items: AsyncIterable<unknown>): Pieces {
  for await (const item of items) yield [JSON.stringify(item)];
}

/**
 * Everything the account holds, as the pieces of one JSON text. Each is read with a short query of
 * its own, so that memory does not grow with the account, and a slow reader holds no connection
 * and delays no one.
 */
export async function* exportAccount(
  database: Database,
  user: UserRow,
  now: Date,
): AsyncGenerator<string> {
  const short: ShortParts = {
    weeklyTargets: targetsOf(database, user),
    projects: projectsOf(database, user),
    invitations: invitationsOf(database, user),
    subscribers: everyPage((page) => listSubscribers(database, user.id, page)),
    subscriptions: everyPage((page) => listSubscriptions(database, user.id, page)),
    waitlistEntries: waitlistEntriesOf(database, user),
    questions: messagesOf(database, user, 'question'),
    suggestions: messagesOf(database, user, 'suggestion'),
  };
  const long: LongParts = {
    documents: documentsOf(database, user),
    writingSessions: sessionsOf(database, user, now),
  };
  const head: Omit<AccountExport, Part> = {
    format: 'ecritoire-account-1',
    exportedAt: iso(now),
    user: presentUser(user),
    signIn: { issuer: user.issuer, subject: user.subject },
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, items] of Object.entries(short)) yield* list(name, inOnePiece(items));
  for (const [name, items] of Object.entries(long)) yield* list(name, items);
  yield '}\n';
}

async function* list(name: string, items: Pieces): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let separator = '';
  for await (const pieces of items) {
    yield separator;
    yield* pieces;
    separator = ',';
  }
  yield ']';
}
