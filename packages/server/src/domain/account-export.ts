import { asc, eq, inArray } from 'drizzle-orm';
import type {
  AccountExport,
  Document,
  ExportedMessage,
  ExportedWritingSession,
  Project,
} from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageRequest, type PageRequest } from '../database/pages.ts';
import {
  documents,
  invitations,
  projects,
  publishedParagraphs,
  sessionCarriedWords,
  sessionParagraphs,
  visitorMessages,
  waitlistEntries,
  weeklyTargets,
  writingSessions,
  type users,
} from '../database/schema.ts';
import { presentUser } from './accounts.ts';
import { findDocument } from './documents.ts';
import { emailKeyOf } from './email-key.ts';
import { presentInvitation } from './invitations.ts';
import { findProject } from './projects.ts';
import { listSubscribers, listSubscriptions } from './subscriptions.ts';
import { presentSession } from './writing-sessions.ts';

/** A session can hold a whole novel: only so many are in memory at once. */
const SESSIONS_AT_ONCE = 20;
const PEOPLE_AT_ONCE = 100;

type UserRow = typeof users.$inferSelect;
type Part = Exclude<keyof AccountExport, 'format' | 'exportedAt' | 'user' | 'signIn'>;
/** Every list of the export: one that is missing does not compile. */
type Parts = { [Name in Part]: AsyncIterable<AccountExport[Name][number]> };

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

async function* documentsOf(
  database: Database,
  { id: ownerId }: UserRow,
): AsyncGenerator<Document> {
  const own = await database
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  for (const { id } of own) {
    const document = await findDocument(database, ownerId, id);
    if (document) yield document;
  }
}

async function sessionsWithWords(
  database: Database,
  ids: string[],
  now: Date,
): Promise<ExportedWritingSession[]> {
  const sessions = await database
    .select()
    .from(writingSessions)
    .where(inArray(writingSessions.id, ids))
    .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
  const changes = await database
    .select()
    .from(sessionParagraphs)
    .where(inArray(sessionParagraphs.sessionId, ids));
  const carried = await database
    .select()
    .from(sessionCarriedWords)
    .where(inArray(sessionCarriedWords.sessionId, ids))
    .orderBy(asc(sessionCarriedWords.layer));
  const { section, position, paragraphId } = publishedParagraphs;
  const published = await database
    .select()
    .from(publishedParagraphs)
    .where(inArray(publishedParagraphs.sessionId, ids))
    .orderBy(asc(section), asc(position), asc(paragraphId));
  const changesOf = Map.groupBy(changes, ({ sessionId }) => sessionId);
  const carriedOf = Map.groupBy(carried, ({ sessionId }) => sessionId);
  const publishedOf = Map.groupBy(published, ({ sessionId }) => sessionId);
  return sessions.map((session) => ({
    session: presentSession(session, now),
    changes: (changesOf.get(session.id) ?? []).map(
      ({ documentId, paragraphId, baseline, added, removed, copied, copiedFrom }) => ({
        documentId,
        paragraphId,
        baseline,
        added,
        removed,
        copied,
        copiedFrom,
      }),
    ),
    carried: (carriedOf.get(session.id) ?? []).map(
      ({ documentId, paragraphId, layer, added, removed }) => ({
        documentId,
        paragraphId,
        layer,
        added,
        removed,
      }),
    ),
    published: (publishedOf.get(session.id) ?? []).map(
      ({ documentId, documentTitle, language, paragraphId, position, type, content }) => ({
        documentId,
        documentTitle,
        language,
        id: paragraphId,
        position,
        type,
        content,
      }),
    ),
  }));
}

async function* sessionsOf(
  database: Database,
  { id: writerId }: UserRow,
  now: Date,
): AsyncGenerator<ExportedWritingSession> {
  const own = await database
    .select({ id: writingSessions.id })
    .from(writingSessions)
    .where(eq(writingSessions.writerId, writerId))
    .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
  for (let from = 0; from < own.length; from += SESSIONS_AT_ONCE) {
    const ids = own.slice(from, from + SESSIONS_AT_ONCE).map(({ id }) => id);
    yield* await sessionsWithWords(database, ids, now);
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

/**
 * Everything the account holds, as the pieces of one JSON text. Each document is read whole, one
 * after the other, so that memory does not grow with the account; and each with a query of its own,
 * so that whoever reads slowly holds no connection and keeps no one waiting.
 */
export async function* exportAccount(
  database: Database,
  user: UserRow,
  now: Date,
): AsyncGenerator<string> {
  const parts: Parts = {
    weeklyTargets: targetsOf(database, user),
    projects: projectsOf(database, user),
    documents: documentsOf(database, user),
    writingSessions: sessionsOf(database, user, now),
    invitations: invitationsOf(database, user),
    subscribers: everyPage((page) => listSubscribers(database, user.id, page)),
    subscriptions: everyPage((page) => listSubscriptions(database, user.id, page)),
    waitlistEntries: waitlistEntriesOf(database, user),
    questions: messagesOf(database, user, 'question'),
    suggestions: messagesOf(database, user, 'suggestion'),
  };
  const head: Omit<AccountExport, Part> = {
    format: 'ecritoire-account-1',
    exportedAt: iso(now),
    user: presentUser(user),
    signIn: { issuer: user.issuer, subject: user.subject },
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, items] of Object.entries(parts)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = '';
    for await (const item of items) {
      yield separator + JSON.stringify(item);
      separator = ',';
    }
    yield ']';
  }
  yield '}\n';
}
