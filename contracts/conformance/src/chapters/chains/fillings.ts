import type { Caller } from '../../http/call.ts';
import { read } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scene } from './scene.ts';
import { moveOn, newDocument, newProject, newSession, put, saving } from './steps.ts';

export type Given = { params: Body; query: Body };

/** How a list is filled. */
type Filling = {
  /** What the list is of, where it is of something. */
  given?: (scene: Scene, as: Caller) => Promise<Given>;
  /** How many rows there are before anything is read. */
  rows: number;
  /** Adds a row to the list. */
  add: (scene: Scene, as: Caller, given: Given, index: number) => Promise<unknown>;
  /** Takes a row away again. */
  remove?: string;
};

async function newSessionThrough(scene: Scene, as: Caller, names: string[], body?: Body) {
  let session = await newSession(scene, as);
  for (const name of names) session = await moveOn(scene, as, name, session, body);
  return session;
}

/** `20` → 2026-01-20 */
const dayOf = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`;

async function invite(scene: Scene, author: Caller, reader: Caller) {
  const title = 'invite a reader';
  const { token } = await scene.expect('createInvitation', 201, { as: author, title });
  const body = { token };
  return scene.expect('acceptInvitation', 201, { as: reader, title: 'accept', body });
}

/** An author has so many open invitations and no more: those of earlier runs make room. */
async function revokeAll(scene: Scene, as: Caller): Promise<Given> {
  const title = 'revoke what is open';
  const open = await read(scene, as, 'listInvitations', {});
  for (const { id: invitationId } of itemsOf(bodyOf(open))) {
    await scene.expect('revokeInvitation', 204, { as, title, params: { invitationId } });
  }
  return { params: {}, query: {} };
}

/** operationId → how its list is filled; a list that is not here is read as it is. */
export const FILLINGS: Record<string, Filling> = {
  listProjects: { rows: 23, add: (scene, as) => newProject(scene, as), remove: 'deleteProject' },
  listDocuments: {
    rows: 23,
    async given(scene, as) {
      const { id: projectId } = await newProject(scene, as);
      return { params: {}, query: { projectId } };
    },
    add: (scene, as, { query }) => newDocument(scene, as, query['projectId']),
    remove: 'deleteDocument',
  },
  listWritingSessions: {
    rows: 5,
    add: (scene, as) =>
      newSessionThrough(scene, as, ['endWritingSession', 'saveWritingSessionDraft']),
  },
  listJournalEntries: {
    rows: 23,
    async given(scene, as) {
      const { id: projectId } = await newProject(scene, as, 'journal');
      return { params: { projectId }, query: {} };
    },
    add: (scene, as, { params }, index) =>
      scene.expect('openJournalEntry', 201, {
        as,
        title: 'open the entry of a day',
        params: { ...params, localDate: dayOf(index) },
        body: { language: 'en', timeZone: 'Europe/Paris' },
      }),
  },
  listDocumentVersions: {
    rows: 3,
    async given(scene, as) {
      const { id: documentId } = await newDocument(scene, as);
      return { params: { documentId }, query: {} };
    },
    async add(scene, as, { params: { documentId } }) {
      const session = await newSession(scene, as, { documentId });
      const save = saving(documentId, [put(crypto.randomUUID(), 'Some words')]);
      await scene.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
      return moveOn(scene, as, 'endWritingSession', session);
    },
  },
  listPublishedSessions: {
    rows: 5,
    async given(scene, as) {
      const me = await scene.expect('getCurrentUser', 200, { as, title: 'who am I' });
      return { params: {}, query: { authorId: me['id'] } };
    },
    async add(scene, as) {
      const ended = await newSessionThrough(scene, as, ['endWritingSession']);
      return moveOn(scene, as, 'publishWritingSession', ended, { visibility: 'public' });
    },
  },
  listInvitations: {
    rows: 23,
    given: revokeAll,
    add: (scene, as) => scene.expect('createInvitation', 201, { as, title: 'invite' }),
    remove: 'revokeInvitation',
  },
  listSubscribers: {
    rows: 3,
    add: async (scene, as) => invite(scene, as, await scene.newcomer()),
  },
  listSubscriptions: {
    rows: 3,
    add: async (scene, as) => invite(scene, await scene.newcomer(), as),
  },
};
