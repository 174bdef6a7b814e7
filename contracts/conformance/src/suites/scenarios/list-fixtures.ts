import type { Caller } from '../../http/call.ts';
import type { SignedIn } from '../../users.ts';
import { read } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Steps } from './steps.ts';
import {
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  signInAgain,
} from './common-steps.ts';

export type Given = { params: Body; query: Body };

/** How a list is filled. What is added comes first, or `remove` is there: so OFFSET is seen. */
type ListFixture = {
  /** An account of its own, where filling the list changes what others rely on. */
  account?: (steps: Steps) => Promise<Caller>;
  /** What the list is of, where it is of something. */
  given?: (steps: Steps, as: Caller) => Promise<Given>;
  /** How many rows there are before anything is read. */
  rows: number;
  /** Adds a row to the list. */
  add: (steps: Steps, as: Caller, given: Given, index: number) => Promise<unknown>;
  /** Takes a row away again. */
  remove?: string;
};

async function newSessionThrough(steps: Steps, as: Caller, names: string[], body?: Body) {
  let session = await newSession(steps, as);
  for (const name of names) session = await moveOn(steps, as, name, session, body);
  return session;
}

/** `20` → 2026-01-20 */
const dayOf = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`;

async function writeIn(steps: Steps, as: Caller, documentId: unknown, position?: string) {
  const session = await newSession(steps, as, { documentId });
  const save = saving(documentId, [put(crypto.randomUUID(), 'Some words', 0, position)]);
  await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
  return moveOn(steps, as, 'endWritingSession', session);
}

const isSignedIn = (as: Caller): as is SignedIn => 'person' in as;

async function invite(steps: Steps, author: Caller, reader: Caller) {
  const title = 'invite a reader';
  const { token } = await steps.expect('createInvitation', 201, { as: author, title });
  const body = { token };
  return steps.expect('acceptInvitation', 201, { as: reader, title: 'accept', body });
}

/** An author has so many open invitations and no more: those of earlier runs make room. */
async function revokeAll(steps: Steps, as: Caller): Promise<Given> {
  const title = 'revoke what is open';
  const open = await read(steps, as, 'listInvitations', {});
  for (const { id: invitationId } of itemsOf(bodyOf(open))) {
    await steps.expect('revokeInvitation', 204, { as, title, params: { invitationId } });
  }
  return { params: {}, query: {} };
}

/** operationId → how its list is filled; a list that is not here is read as it is. */
export const LIST_FIXTURES: Record<string, ListFixture> = {
  listProjects: { rows: 23, add: (steps, as) => newProject(steps, as), remove: 'deleteProject' },
  listDocuments: {
    rows: 23,
    async given(steps, as) {
      const { id: projectId } = await newProject(steps, as);
      return { params: {}, query: { projectId } };
    },
    add: (steps, as, { query }) => newDocument(steps, as, query['projectId']),
    remove: 'deleteDocument',
  },
  listProjectTexts: {
    rows: 5,
    async given(steps, as) {
      const { id: projectId } = await newProject(steps, as);
      return { params: { projectId }, query: {} };
    },
    add: (steps, as, { params }) => newDocument(steps, as, params['projectId']),
    remove: 'deleteDocument',
  },
  listWritingSessions: {
    rows: 5,
    add: (steps, as) =>
      newSessionThrough(steps, as, ['endWritingSession', 'saveWritingSessionDraft']),
  },
  listJournalEntries: {
    rows: 23,
    async given(steps, as) {
      const { id: projectId } = await newProject(steps, as, 'journal');
      return { params: { projectId }, query: {} };
    },
    add: (steps, as, { params }, index) =>
      steps.expect('openJournalEntry', 201, {
        as,
        title: 'open the entry of a day',
        params: { ...params, localDate: dayOf(index) },
        body: { language: 'en', timeZone: 'Europe/Paris' },
      }),
    remove: 'deleteDocument',
  },
  listDocumentVersions: {
    rows: 3,
    async given(steps, as) {
      const { id: documentId } = await newDocument(steps, as);
      return { params: { documentId }, query: {} };
    },
    add: (steps, as, { params }) => writeIn(steps, as, params['documentId']),
    remove: 'deleteDocumentVersion',
  },
  getDocumentVersionDifference: {
    rows: 3,
    async given(steps, as) {
      const { id: documentId } = await newDocument(steps, as);
      const step = { as, title: 'keep a version', params: { documentId }, body: {} };
      const { id: versionId } = await steps.expect('createDocumentVersion', 201, step);
      return { params: { documentId, versionId }, query: {} };
    },
    // Each before the others.
    add: (steps, as, { params }, index) =>
      writeIn(steps, as, params['documentId'], `a${9 - index}`),
  },
  listPublishedSessions: {
    rows: 5,
    async given(steps, as) {
      const me = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
      return { params: {}, query: { authorId: me['id'] } };
    },
    async add(steps, as) {
      const ended = await newSessionThrough(steps, as, ['endWritingSession']);
      return moveOn(steps, as, 'publishWritingSession', ended, { visibility: 'public' });
    },
  },
  listInvitations: {
    rows: 23,
    given: revokeAll,
    add: (steps, as) => steps.expect('createInvitation', 201, { as, title: 'invite' }),
    remove: 'revokeInvitation',
  },
  listSubscribers: {
    rows: 3,
    add: async (steps, as) => invite(steps, as, await steps.newcomer()),
    remove: 'removeSubscriber',
  },
  listSubscriptions: {
    rows: 3,
    add: async (steps, as) => invite(steps, await steps.newcomer(), as),
    remove: 'endSubscription',
  },
  listTrash: {
    rows: 3,
    async add(steps, as) {
      const { id: documentId } = await newDocument(steps, as);
      const title = 'put it in the trash';
      return steps.expect('deleteDocument', 204, { as, title, params: { documentId } });
    },
    remove: 'deleteFromTrash',
  },
  listDevices: {
    account: (steps) => steps.newcomer(),
    rows: 3,
    add: async (steps, as) => isSignedIn(as) && signInAgain(steps, as),
    remove: 'endDevice',
  },
};
