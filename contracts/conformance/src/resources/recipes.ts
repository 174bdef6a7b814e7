import type { Kit } from '../chapter.ts';
import { NotMade, type Maker, type Recipe } from './maker.ts';

/*
 * What the contract cannot say: how to make a resource in the state that an operation needs.
 * A kind that stands here in no line is made by the POST with a 201 whose path stands before the
 * parameter of its name: `documentId` of `/documents/{documentId}` by POST /documents.
 */

const idOf = (body: Record<string, unknown>) => String(body['id']);

const created =
  (operationId: string, body: Record<string, unknown>): Recipe =>
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

/** A new session that went through some transitions. */
const sessionAfter =
  (...transitions: string[]): Recipe =>
  async (maker) => {
    const sessionId = idOf(await maker.call('startWritingSession'));
    for (const transition of transitions) await maker.call(transition, { params: { sessionId } });
    return sessionId;
  };

const newcomerOf = async ({ users }: Kit) => {
  if (!users.newcomer) throw new NotMade('the kit was given tokens, and no issuer of its own');
  return users.newcomer();
};

/** kind → how to make one */
export const recipes: Record<string, Recipe> = {
  projectId: created('createProject', { type: 'plain' }),
  journal: created('createProject', { type: 'journal' }),
  siblingDocument: async ({ call }) => idOf(await call('createDocument')),
  noLiveSession: endLiveSession,
  activeSession: sessionAfter(),
  pausedSession: sessionAfter('pauseWritingSession'),
  sessionId: sessionAfter('endWritingSession'),
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
  async entryDate({ call, one }) {
    const localDate = '2026-01-15';
    await call('openJournalEntry', { params: { projectId: await one('journal'), localDate } });
    return localDate;
  },
  invitationToken: async ({ partner }) => (await partner().call('createInvitation'))['token'],
  /** The caller reads the other. */
  subscription: async ({ call, make }) =>
    idOf(await call('acceptInvitation', { body: { token: await make('invitationToken') } })),
  /** The other reads the caller. */
  subscriber: async ({ partner }) => partner().make('subscription'),
  idToken: async ({ kit }) => {
    if (!kit.users.idToken) throw new NotMade('the kit was given tokens, and no issuer of its own');
    return kit.users.idToken();
  },
  newcomersToken: async ({ kit }) => (await newcomerOf(kit)).refreshToken,
  ownEmail: async ({ kit }) => (await newcomerOf(kit)).email,
  async slug({ call }) {
    const { items } = await call('listArticles');
    const [first]: unknown[] = Array.isArray(items) ? items : [];
    return typeof first === 'object' && first !== null && 'slug' in first ? first.slug : undefined;
  },
};

/** operationId → what a parameter of it names, and what has to be the case `before` it. */
export const needs: Record<string, Record<string, string>> = {
  signInWithGoogle: { idToken: 'idToken' },
  refreshAccessToken: { refreshToken: 'newcomersToken' },
  deleteAccount: { email: 'ownEmail' },
  startWritingSession: { before: 'noLiveSession' },
  pauseWritingSession: { sessionId: 'activeSession' },
  resumeWritingSession: { sessionId: 'pausedSession' },
  endWritingSession: { sessionId: 'activeSession' },
  saveWritingSessionDraft: { sessionId: 'sessionId' },
  publishWritingSession: { sessionId: 'sessionId' },
  unpublishWritingSession: { sessionId: 'publishedSession' },
  discardWritingSession: { sessionId: 'sessionId' },
  saveParagraphs: { before: 'activeSession' },
  openJournalEntry: { projectId: 'journal' },
  getJournalEntry: { projectId: 'journal', localDate: 'entryDate' },
  listJournalEntries: { projectId: 'journal' },
  getPublishedSession: { sessionId: 'publishedSession' },
  previewInvitation: { token: 'invitationToken' },
  acceptInvitation: { token: 'invitationToken' },
  endSubscription: { subscriptionId: 'subscription' },
  removeSubscriber: { subscriptionId: 'subscriber' },
};
