import type { Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { freshEmail } from '../generate/fresh.ts';
import { typicalRequest, type Request } from '../generate/requests.ts';
import type { Caller } from '../http/call.ts';
import { makerOf, makingOf } from './resources.ts';

/** A call that fits the contract, in a state that decides how it is answered. */
export type Situation = {
  operationId: string;
  /** In words: `in a journal`. */
  title: string;
  /** What its parameters and properties name, by kind of resource, and what is the case `before`. */
  names: Record<string, string>;
  /** Members that are sent as they are. */
  body?: () => Record<string, unknown>;
  query?: () => Record<string, unknown>;
  status: number;
  messageKey?: string;
  /** How many times the call succeeds before it is answered like that. */
  after?: number;
};

const address = freshEmail();

/** What no transition leads out of. */
const discarded = (operationId: string): Situation => ({
  operationId,
  title: 'of a discarded session',
  names: { sessionId: 'discardedSession' },
  status: 409,
  messageKey: 'writingSessions.illegalTransition',
});

/** A day that is so many days from today, anywhere. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the documented answers depend on, where no parameter says so. */
export const situations: Situation[] = [
  {
    operationId: 'openJournalEntry',
    title: 'in a plain project',
    names: { projectId: 'projectId' },
    status: 409,
    messageKey: 'projects.notJournal',
  },
  {
    operationId: 'openJournalEntry',
    title: 'on a day that has an entry',
    names: { projectId: 'journal', localDate: 'entryDate' },
    status: 200,
  },
  {
    operationId: 'getJournalEntry',
    title: 'on a day without an entry',
    names: { projectId: 'emptyJournal', localDate: 'entryDate' },
    status: 404,
    messageKey: 'journalEntries.notFound',
  },
  {
    operationId: 'createDocument',
    title: 'in a journal',
    names: { projectId: 'journal' },
    status: 409,
    messageKey: 'projects.isJournal',
  },
  {
    operationId: 'updateDocument',
    title: "a journal entry's title",
    names: { documentId: 'entryDocument' },
    body: () => ({ title: 'Another day' }),
    status: 409,
    messageKey: 'documents.isJournalEntry',
  },
  {
    operationId: 'moveDocument',
    title: 'a journal entry',
    names: { documentId: 'entryDocument' },
    body: () => ({ after: null }),
    status: 409,
    messageKey: 'documents.isJournalEntry',
  },
  {
    operationId: 'moveDocument',
    title: 'into a journal',
    names: { projectId: 'journal' },
    body: () => ({ after: null }),
    status: 409,
    messageKey: 'projects.isJournal',
  },
  {
    operationId: 'getWritingSessionText',
    title: 'of a document that was deleted since',
    names: { sessionId: 'sessionOfNoDocument' },
    status: 200,
  },
  {
    operationId: 'getPublishedSession',
    title: 'in which nothing was written',
    names: { sessionId: 'publishedBlank' },
    status: 200,
  },
  {
    operationId: 'getCalendar',
    title: 'of these days',
    names: {},
    query: () => ({ from: dayFromNow(-2), to: dayFromNow(2) }),
    status: 200,
  },
  {
    operationId: 'joinWaitlist',
    title: 'with an address that is on it',
    names: {},
    // With the honeypot filled in nothing would be stored.
    body: () => ({ email: address, website: undefined }),
    status: 409,
    messageKey: 'waitlist.email_already_on_waitlist',
    after: 1,
  },
  {
    operationId: 'acceptInvitation',
    title: "of the reader's own",
    names: { token: 'ownInvitationToken' },
    status: 409,
    messageKey: 'subscriptions.ownInvitation',
  },
  {
    operationId: 'startWritingSession',
    title: 'while another one lives',
    names: { before: 'activeSession' },
    status: 409,
    messageKey: 'writingSessions.alreadyLive',
  },
  {
    operationId: 'saveParagraphs',
    title: 'without a live session',
    names: { before: 'noLiveSession' },
    status: 409,
    messageKey: 'writingSessions.noneActive',
  },
  {
    operationId: 'restoreDocumentVersion',
    title: 'without a live session',
    names: { before: 'noLiveSession' },
    status: 409,
    messageKey: 'writingSessions.noneActive',
  },
  {
    operationId: 'restoreFromTrash',
    title: 'of a project that is gone',
    names: { trashItemId: 'trashedWithoutProject' },
    body: () => ({ projectId: undefined }),
    status: 409,
    messageKey: 'trash.projectGone',
  },
  {
    operationId: 'restoreFromTrash',
    title: 'an entry whose day is taken',
    names: { trashItemId: 'trashedEntryOfTakenDay' },
    body: () => ({ projectId: undefined }),
    status: 409,
    messageKey: 'trash.dayTaken',
  },
  {
    operationId: 'restoreFromTrash',
    title: 'a document into a journal',
    names: { trashItemId: 'trashItemId', projectId: 'journal' },
    status: 409,
    messageKey: 'projects.isJournal',
  },
  discarded('pauseWritingSession'),
  discarded('resumeWritingSession'),
  discarded('endWritingSession'),
  discarded('saveWritingSessionDraft'),
  discarded('publishWritingSession'),
  discarded('unpublishWritingSession'),
  discarded('discardWritingSession'),
];

/** A request of a situation, with what it names made in the name of one caller. */
export async function requestIn(
  kit: Kit,
  { names, query, body }: Situation,
  operation: Operation,
  caller: Caller,
): Promise<Request> {
  const maker = makerOf(kit, caller);
  const { before, ...named } = names;
  const bindings = await maker.bindingsOf(
    operation,
    {},
    before === undefined ? undefined : 'nothing before',
  );
  for (const [name, kind] of Object.entries(named)) bindings[name] = await maker.one(kind);
  if (before !== undefined) await maker.make(before);
  const request = typicalRequest(operation, makingOf(kit, bindings), kit.schemas);
  return {
    ...request,
    query: { ...request.query, ...query?.() },
    ...(isObject(request.body) ? { body: { ...request.body, ...body?.() } } : {}),
  };
}
