import type { Kit } from '../suite.ts';
import { isObject } from '../contract/places.ts';
import { freshEmail } from '../generate/fresh.ts';
import { listWith, NotMade, type Maker, type Fixture } from './maker.ts';

/*
 * What the contract cannot say: how to make a resource in the state that an operation needs.
 * A kind that stands here in no line is made by the POST with a 201 whose path stands before the
 * parameter of its name: `documentId` of `/documents/{documentId}` by POST /documents.
 */

/** The latest of what is known of a session that lives. */
export const lastHeardOf = (session: Record<string, unknown>): string =>
  ['startedAt', 'pausedAt', 'resumedAt', 'lastWrittenAt']
    .map((name) => session[name])
    .filter((value) => typeof value === 'string')
    .reduce((last, one) => (Date.parse(one) <= Date.parse(last) ? last : one), '');

const idOf = (body: Record<string, unknown>) => String(body['id']);

const created =
  (operationId: string, body: Record<string, unknown>): Fixture =>
  async ({ call }) =>
    idOf(await call(operationId, { body }));

/** A writer has at most one live session: whatever lives is ended and thrown away. */
async function endLiveSession({ call }: Maker): Promise<void> {
  const { session } = await call('getLiveWritingSession');
  if (typeof session !== 'object' || session === null || !('id' in session)) return;
  const params = { sessionId: session.id };
  await call('endWritingSession', { params });
  await call('discardWritingSession', { params });
}

/** When the session that lives can have ended: nothing of it came later. */
async function lastOfLiveSession({ call }: Maker): Promise<unknown> {
  const { session } = await call('getLiveWritingSession');
  return isObject(session) ? lastHeardOf(session) : undefined;
}

/** Writes a paragraph with words and one without. */
async function write({ call }: Maker, documentId: unknown): Promise<void> {
  const paragraph = (text: string, position: string) => ({
    operation: 'put',
    id: crypto.randomUUID(),
    parentVersion: 0,
    position,
    type: 'paragraph',
    content: text === '' ? [] : [{ text, marks: [] }],
  });
  const changes = [paragraph('Le vent se lève.', 'a0'), paragraph('', 'a1')];
  await call('saveParagraphs', { params: { documentId }, body: { changes } }, 'nothing before');
}

/** A new session in which something was written, and that went through some transitions. */
const sessionAfter =
  (...transitions: string[]): Fixture =>
  async (maker) => {
    const sessionId = idOf(await maker.call('startWritingSession'));
    await write(maker, await maker.one('documentId'));
    for (const transition of transitions) await maker.call(transition, { params: { sessionId } });
    return sessionId;
  };

const newcomerOf = async ({ users }: Kit) => {
  if (!users.newcomer) throw new NotMade('the kit was given tokens, and no issuer of its own');
  return users.newcomer();
};

/** An author has so many open invitations and no more: once there are many, they go. */
async function revokeInvitations(maker: Maker): Promise<void> {
  const open = await listWith(maker, 'listInvitations');
  if (open.length < 40) return;
  for (const one of open) {
    await maker.call('revokeInvitation', { params: { invitationId: idOf(one) } });
  }
}

/** kind → how to make one */
export const fixtures: Record<string, Fixture> = {
  projectId: created('createProject', { type: 'plain' }),
  journal: created('createProject', { type: 'journal' }),
  siblingDocument: async ({ call }) => idOf(await call('createDocument')),
  emptyJournal: created('createProject', { type: 'journal' }),
  async entryDocument({ call, one, make }) {
    const localDate = await make('entryDate');
    const params = { projectId: await one('journal'), localDate };
    return idOf(await call('openJournalEntry', { params }));
  },
  noLiveSession: endLiveSession,
  lastOfLiveSession,
  activeSession: async ({ call }) => idOf(await call('startWritingSession')),
  async sessionOfNoDocument(maker) {
    const documentId = idOf(await maker.call('createDocument'));
    const sessionId = idOf(await maker.call('startWritingSession'));
    await write(maker, documentId);
    const params = { sessionId };
    await maker.call('endWritingSession', { params });
    await maker.call('deleteDocument', { params: { documentId } });
    return sessionId;
  },
  pausedSession: sessionAfter('pauseWritingSession'),
  sessionId: sessionAfter('endWritingSession'),
  async publishedBlank({ call }) {
    const params = { sessionId: (await call('startWritingSession'))['id'] };
    await call('endWritingSession', { params });
    await call('publishWritingSession', { params });
    return params.sessionId;
  },
  discardedSession: sessionAfter('endWritingSession', 'discardWritingSession'),
  publishedSession: sessionAfter('endWritingSession', 'publishWritingSession'),
  // Written in a session that goes on.
  async paragraphId({ call, one }) {
    const id = crypto.randomUUID();
    const change = {
      operation: 'put',
      id,
      parentVersion: 0,
      position: 'a0',
      type: 'paragraph',
      content: [],
    };
    const params = { documentId: await one('documentId') };
    await call('saveParagraphs', { params, body: { changes: [change] } });
    return id;
  },
  async trashItemId({ call }) {
    const documentId = idOf(await call('createDocument'));
    await call('deleteDocument', { params: { documentId } });
    return documentId;
  },
  /** Of a project that is deleted, too. */
  async trashedWithoutProject({ call }) {
    const projectId = idOf(await call('createProject', { body: { type: 'plain' } }));
    const documentId = idOf(await call('createDocument', { body: { projectId } }));
    await call('deleteDocument', { params: { documentId } });
    await call('deleteProject', { params: { projectId } });
    return documentId;
  },
  /** An entry whose day has another one by now. */
  async trashedEntryOfTakenDay({ call }) {
    const projectId = idOf(await call('createProject', { body: { type: 'journal' } }));
    const params = { projectId, localDate: '2026-01-15' };
    const documentId = idOf(await call('openJournalEntry', { params }));
    await call('deleteDocument', { params: { documentId } });
    await call('openJournalEntry', { params });
    return documentId;
  },
  async entryDate({ call, one }) {
    const localDate = '2026-01-15';
    await call('openJournalEntry', { params: { projectId: await one('journal'), localDate } });
    return localDate;
  },
  async invitationToken({ partner }) {
    await revokeInvitations(partner());
    return (await partner().call('createInvitation'))['token'];
  },
  ownInvitationToken: async ({ call }) => (await call('createInvitation'))['token'],
  /** The caller reads the other. */
  subscription: async ({ call, make }) =>
    idOf(await call('acceptInvitation', { body: { token: await make('invitationToken') } })),
  /** The other reads the caller. */
  subscriber: async ({ partner }) => partner().make('subscription'),
  async idToken({ kit }) {
    if (!kit.users.issuer) throw new NotMade('the kit was given tokens, and no issuer of its own');
    const subject = crypto.randomUUID();
    return kit.users.issuer.idToken({ subject, email: freshEmail(), name: 'Colette Morel' });
  },
  async deviceId(maker) {
    const [first] = await listWith(maker, 'listDevices');
    if (!first) throw new NotMade('listDevices shows no device');
    return idOf(first);
  },
  newcomersToken: async ({ kit }) => (await newcomerOf(kit)).refreshToken,
  async slug({ call }) {
    const { items } = await call('listArticles');
    const [first]: unknown[] = Array.isArray(items) ? items : [];
    return typeof first === 'object' && first !== null && 'slug' in first ? first.slug : undefined;
  },
};

/** What a sign-in does not outlive is called as one that was made for it. */
export const endsSignIn = new Set(['deleteAccount', 'signOutEverywhere', 'endDevice']);

/** operationId → what a parameter of it names, and what has to be the case `before` it. */
export const needs: Record<string, Record<string, string>> = {
  signInWithGoogle: { idToken: 'idToken' },
  refreshAccessToken: { refreshToken: 'newcomersToken' },
  startWritingSession: { before: 'noLiveSession' },
  pauseWritingSession: { sessionId: 'activeSession' },
  resumeWritingSession: { sessionId: 'pausedSession' },
  endWritingSession: { sessionId: 'activeSession', endedAt: 'lastOfLiveSession' },
  saveWritingSessionDraft: { sessionId: 'sessionId' },
  publishWritingSession: { sessionId: 'sessionId' },
  unpublishWritingSession: { sessionId: 'publishedSession' },
  discardWritingSession: { sessionId: 'sessionId' },
  saveParagraphs: { before: 'activeSession' },
  restoreDocumentVersion: { before: 'activeSession' },
  restoreFromTrash: { trashItemId: 'trashItemId' },
  openJournalEntry: { projectId: 'journal' },
  getJournalEntry: { projectId: 'journal', localDate: 'entryDate' },
  listJournalEntries: { projectId: 'journal' },
  getPublishedSession: { sessionId: 'publishedSession' },
  previewInvitation: { token: 'invitationToken' },
  acceptInvitation: { token: 'invitationToken' },
  endSubscription: { subscriptionId: 'subscription' },
  removeSubscriber: { subscriptionId: 'subscriber' },
};
