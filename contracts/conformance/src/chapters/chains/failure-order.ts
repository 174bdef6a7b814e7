import { visitor } from '../../users.ts';
import type { Scenario } from './scene.ts';
import { endLiveSession, newDocument, newProject, newSession } from './steps.ts';

/** A version that nothing has yet. */
const STALE = { 'If-Match': '"999999"' };

/**
 * Where several failures apply, one and the same is answered by every server: who asks, then the
 * request by itself, a key that was used, what is not there, an old version, and a conflict.
 */
export const failureOrder: Scenario = {
  name: 'which of several failures of a project is answered',
  about: ['createProject', 'updateProject'],
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as);
    const nowhere = { projectId: crypto.randomUUID() };

    await scene.expect('createProject', 401, {
      as: visitor,
      title: 'a wrong body without a token',
      body: { name: 5 },
      messageKey: 'auth.required',
    });
    await scene.expect('updateProject', 422, {
      as,
      title: 'a wrong body to what is not there',
      params: nowhere,
      body: { name: 5 },
    });
    await scene.expect('updateProject', 422, {
      as,
      title: 'a wrong body from an old version',
      params: { projectId },
      headers: STALE,
      body: { name: 5 },
    });
    await scene.expect('updateProject', 404, {
      as,
      title: 'an old version of what is not there',
      params: nowhere,
      headers: STALE,
      body: { name: 'Nowhere' },
      messageKey: 'projects.notFound',
    });
  },
};

/** The same of what is in projects. */
export const failureOrderOfDocuments: Scenario = {
  name: 'which of several failures of a document is answered',
  about: ['listDocuments', 'createDocument', 'updateDocument', 'moveDocument'],
  needs: ['createProject', 'openJournalEntry'],
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as);
    const { id: documentId } = await newDocument(scene, as, projectId);
    const { id: journalId } = await newProject(scene, as, 'journal');
    const entry = await scene.expect('openJournalEntry', 201, {
      as,
      title: 'open the entry of a day',
      params: { projectId: journalId, localDate: '2026-01-15' },
      body: { language: 'en', timeZone: 'Europe/Paris' },
    });
    const nowhere = crypto.randomUUID();

    await scene.expect('listDocuments', 422, {
      as,
      title: 'a cursor that is none in a project that is not there',
      query: { projectId: nowhere, cursor: 'not-a-cursor' },
    });
    await scene.expect('updateDocument', 404, {
      as,
      title: 'an old version of what is not there',
      params: { documentId: nowhere },
      headers: STALE,
      body: { title: 'Nowhere' },
      messageKey: 'documents.notFound',
    });
    await scene.expect('updateDocument', 412, {
      as,
      title: 'an old version of what cannot be changed',
      params: { documentId: entry['id'] },
      headers: STALE,
      body: { title: 'A day' },
      messageKey: 'request.staleVersion',
    });
    await scene.expect('moveDocument', 412, {
      as,
      title: 'an old version to where it cannot go',
      params: { documentId },
      headers: STALE,
      body: { projectId: journalId, after: null },
      messageKey: 'request.staleVersion',
    });

    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { projectId, title: 'Under a key', language: 'en' };
    await scene.expect('createDocument', 201, { as, title: 'make one under a key', headers, body });
    await scene.expect('createDocument', 422, {
      as,
      title: 'a used key for what is not there',
      headers,
      body: { ...body, projectId: nowhere },
    });
  },
};

/** The same where what comes first is a success that was given before. */
export const repeatBeforeConflict: Scenario = {
  name: 'a repeat of what would be a conflict now',
  about: ['startWritingSession'],
  needs: ['getLiveWritingSession', 'endWritingSession', 'discardWritingSession'],
  async run(scene) {
    const as = await scene.writer();
    await endLiveSession(scene, as);
    const step = {
      as,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { timeZone: 'Europe/Paris' },
    };
    const title = 'start a session under a key';
    const first = await scene.expect('startWritingSession', 201, { ...step, title });
    await newSession(scene, as);
    const again = await scene.ask('startWritingSession', {
      ...step,
      title: 'the same under the same key while another one lives',
    });
    const body: Record<string, unknown> = Object(again.answer?.body);
    if (again.answer?.status === 201 && body['id'] === first['id']) return;
    scene.blame(again, {
      message: 'A repeat is refused for a conflict that came later.',
      expected: `201 of ${String(first['id'])}`,
      received: `${again.answer?.status} ${again.answer?.text.slice(0, 300)}`,
    });
  },
};
