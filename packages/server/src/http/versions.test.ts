import { operations } from '@ecritoire/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { openTestApi, type TestApi, type TestWriter } from '../testing/test-api.ts';

type Change = { read: string; method?: string; path?: string; body?: unknown };

describe.each(databases)('versions on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;

  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    writer = await api.signIn();
  });
  afterAll(() => database.close());

  const session = async (status: 'active' | 'paused' | 'ended' | 'published') => {
    const { body: live } = await writer.call('GET', '/sessions/live');
    if (live.session) await writer.move(live.session.id, 'end');
    const { id } = await writer.start();
    if (status === 'paused') await writer.move(id, 'pause');
    if (status === 'ended' || status === 'published') await writer.move(id, 'end');
    if (status === 'published') await writer.move(id, 'publish');
    return `/sessions/${id}`;
  };
  const moving = (status: Parameters<typeof session>[0], transition: string) => async () => {
    const read = await session(status);
    return { read, method: 'POST', path: `${read}/${transition}` };
  };
  const document = async () => `/documents/${(await writer.document()).id}`;
  const project = async () => `/projects/${(await writer.project()).id}`;

  /** One change of each operation that takes If-Match, and where the version is read. */
  const changes: Record<string, () => Promise<Change>> = {
    updateProfile: async () => ({
      read: '/auth/me',
      path: '/auth/profile',
      body: { language: 'fr' },
    }),
    updateProject: async () => ({ read: await project(), body: { name: 'Un autre nom' } }),
    deleteProject: async () => ({ read: await project(), method: 'DELETE' }),
    updateDocument: async () => ({ read: await document(), body: { title: 'Un autre' } }),
    deleteDocument: async () => ({ read: await document(), method: 'DELETE' }),
    moveDocument: async () => {
      const read = await document();
      const { id: projectId } = await writer.project();
      return { read, method: 'POST', path: `${read}/move`, body: { projectId, after: null } };
    },
    setObjectives: async () => ({
      read: '/objectives/current',
      method: 'PUT',
      path: '/objectives/targets',
      body: { words: 5000, sessions: 2 },
    }),
    updateWritingSession: async () => ({ read: await session('ended'), body: { title: 'Soir' } }),
    pauseWritingSession: moving('active', 'pause'),
    resumeWritingSession: moving('paused', 'resume'),
    endWritingSession: moving('paused', 'end'),
    saveWritingSessionDraft: moving('ended', 'save-draft'),
    publishWritingSession: moving('ended', 'publish'),
    unpublishWritingSession: moving('published', 'unpublish'),
    discardWritingSession: moving('ended', 'discard'),
  };

  it('are known to every operation that takes If-Match', () => {
    const known = Object.entries(operations)
      .filter(([, { headers }]) => (headers as readonly string[]).includes('If-Match'))
      .map(([operationId]) => operationId);
    // What is restored names the document's version: changed-versions.test.ts.
    expect(new Set(known)).toEqual(new Set([...Object.keys(changes), 'restoreDocumentVersion']));
  });

  describe.each(Object.entries(changes))('%s', (_, changeOf) => {
    // SERVER-32
    it('is made from the current version, and no other', async () => {
      const { read, method = 'PATCH', path = read, body } = await changeOf();
      const send = (ifMatch: string) =>
        writer.call(method, path, { body, headers: { 'If-Match': ifMatch } });
      const before = await writer.call('GET', read);
      const { version } = before.body;
      expect(before.headers.get('etag')).toBe(`"${version}"`);

      for (const stale of [`"${version + 1}"`, `W/"${version + 1}"`, '"4000000000"']) {
        const answer = await send(stale);
        expect([answer.status, answer.body.messageKey]).toEqual([412, 'request.staleVersion']);
      }
      for (const unread of [
        String(version),
        `w/"${version}"`,
        `W/W/"${version}"`,
        `"${version}", "7"`,
        '"0"',
        '',
      ]) {
        const answer = await send(unread);
        expect([unread, answer.status, answer.body.errors]).toEqual([
          unread,
          422,
          [{ field: 'If-Match', messageKey: 'validation.wrongFormat' }],
        ]);
      }
      expect((await writer.call('GET', read)).body).toEqual(before.body);

      const changed = await send(`"${version}"`);
      const after = await writer.call('GET', read);
      const next = [version + 1, `"${version + 1}"`, version + 1];
      const reported = [changed.body?.version, changed.headers.get('etag'), after.body.version];
      expect([changed.status, ...reported]).toEqual(
        method === 'DELETE' ? [204, undefined, null, undefined] : [200, ...next],
      );
    });

    it('applies to any version with a star or without If-Match', async () => {
      const { read, method = 'PATCH', path = read, body } = await changeOf();
      const starred = await writer.call(method, path, { body, headers: { 'If-Match': '*' } });
      expect(starred.status).toBeLessThan(300);
    });
  });

  // SERVER-33
  it('match in a weak ETag, as compression makes it', async () => {
    const read = await project();
    const body = { name: 'Un nom' };
    const changed = await writer.call('PATCH', read, { body, headers: { 'If-Match': 'W/"1"' } });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
  });

  it('let one of two windows with one version win', async () => {
    const read = await project();
    const answers = await Promise.all(
      ['Premier nom', 'Second nom'].map((name) =>
        writer.call('PATCH', read, { body: { name }, headers: { 'If-Match': '"1"' } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    const winner = answers.find(({ status }) => status === 200);
    expect((await writer.call('GET', read)).body.name).toBe(winner?.body.name);
  });

  it('of a project are independent of documents and sessions', async () => {
    const { id: projectId } = await writer.project();
    const body = { projectId, title: 'Un', language: 'fr' };
    const { body: made } = await writer.call('POST', '/documents', { body });
    const read = await session('ended');
    await writer.call('DELETE', `/documents/${made.id}`);
    expect((await writer.call('GET', `/projects/${projectId}`)).body.version).toBe(1);
    expect((await writer.call('GET', read)).body.version).toBe(2);
  });

  it('reveal nothing of another writer’s project', async () => {
    const read = await project();
    const stranger = await api.signIn('georges');
    const answer = await stranger.call('PATCH', read, {
      body: { name: 'À moi' },
      headers: { 'If-Match': '"9"' },
    });
    expect(answer.status).toBe(404);
  });
});
