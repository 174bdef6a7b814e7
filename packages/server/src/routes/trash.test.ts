import { beforeEach, describe, expect, it } from 'vitest';
import type { TrashItem } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { documents, paragraphs, users } from '../database/schema.ts';
import { keepHouse } from '../domain/housekeeping.ts';
import { emptyTrash } from '../domain/purge.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, type TestApi, type TestWriter } from '../testing/test-api.ts';
import { openVersionedDocument, type VersionedDocument } from '../testing/versioned-document.ts';

const TEXT = ['Le vent se lève.', 'La mer monte.', 'La nuit vient sans bruit.'];

describe.each(databases)('the trash on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  let of: VersionedDocument;
  let sessionId: string;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
    of = await openVersionedDocument(writer);
    sessionId = await of.write();
  });
  const trash = async (): Promise<TrashItem[]> => (await writer.call('GET', '/trash')).body.items;
  const drop = (path: string) => writer.call('DELETE', path);
  const restore = (id: string, body: object = {}) =>
    writer.call('POST', `/trash/${id}/restore`, { body });
  const size = async () => (await database.db.select({ size: users.size }).from(users))[0]?.size;

  // TRASH-1
  it('shows a deleted document nowhere else, with its words and dates', async () => {
    const { id, projectId } = of.document;
    const before = await size();
    expect((await drop(`/documents/${id}`)).status).toBe(204);
    expect(await trash()).toEqual([
      {
        id,
        kind: 'document',
        title: 'Chapitre premier',
        projectId,
        projectName: 'La Traversée',
        documents: 0,
        words: 12,
        deletedAt: '2026-09-14T18:00:00.000Z',
        purgedAt: '2026-10-14T18:00:00.000Z',
      },
    ]);
    const text = await writer.call('GET', `/sessions/${sessionId}/text`);
    expect(text.body.sections).toEqual([]);
    for (const path of [
      '/documents',
      `/documents?projectId=${projectId}`,
      '/documents?search=vent',
    ]) {
      expect((await writer.call('GET', path)).body.items).toEqual([]);
    }
    for (const path of [`/documents/${id}`, of.path]) {
      expect((await writer.call('GET', path)).status).toBe(404);
    }
    const project = (await writer.call('GET', `/projects/${projectId}`)).body;
    expect(project.documentCount).toBe(0);
    expect((await writer.call('GET', '/account/export')).body.documents).toEqual([]);
    await writer.start();
    expect((await of.save([])).status).toBe(422);
    expect((await drop(`/documents/${id}`)).status).toBe(404);
    expect(await size()).toBe(before);
  });

  // TRASH-2
  it('brings a document back to its place, with versions and sessions', async () => {
    const started = await writer.start({ documentId: of.document.id });
    await drop(`/documents/${of.document.id}`);
    const path = `/sessions/${started.id}`;
    expect((await writer.call('GET', path)).body.documentId).toBeNull();
    const { status, body } = await restore(of.document.id);
    const { id, projectId } = of.document;
    expect([status, body]).toEqual([200, { id, kind: 'document', projectId }]);
    expect(await of.text()).toEqual(TEXT);
    expect(await of.versions()).toHaveLength(1);
    expect((await writer.call('GET', path)).body.documentId).toBe(id);
    expect(await trash()).toEqual([]);
    expect((await restore(id)).body.messageKey).toBe('trash.notFound');
  });

  // TRASH-2
  it('brings a project back with what was deleted with it', async () => {
    const { id, projectId } = of.document;
    const body = { projectId, title: 'Avant', language: 'fr' };
    const first = (await writer.call('POST', '/documents', { body })).body;
    await drop(`/documents/${first.id}`);
    api.clock.advance(1);
    await drop(`/projects/${projectId}`);
    expect(await trash()).toMatchObject([
      { id: projectId, kind: 'project', documents: 1, words: 12, projectId: null },
      { id: first.id, projectId: null, projectName: 'La Traversée' },
    ]);
    expect((await writer.call('GET', '/projects')).body.items).toEqual([]);
    expect((await restore(first.id)).body.messageKey).toBe('trash.projectGone');
    await restore(projectId);
    expect((await writer.call('GET', `/documents/${id}`)).status).toBe(200);
    expect(await trash()).toMatchObject([{ id: first.id, projectId }]);
  });

  // TRASH-3
  it('asks for a project where the document’s own is gone', async () => {
    const { id, projectId } = of.document;
    await drop(`/documents/${id}`);
    await drop(`/projects/${projectId}`);
    expect((await drop(`/trash/${projectId}`)).status).toBe(204);
    expect(await trash()).toMatchObject([{ id, projectId: null, projectName: null }]);
    expect((await restore(id)).body.messageKey).toBe('trash.projectGone');
    const other = await writer.project('Ailleurs');
    expect((await restore(id, { projectId: other.id })).body.projectId).toBe(other.id);
    expect(await of.text()).toEqual(TEXT);
  });

  // TRASH-3
  it('brings an entry back to its day, or to a project', async () => {
    const type = 'journal';
    const journal = (await writer.call('POST', '/projects', { body: { name: 'Journal', type } }))
      .body;
    const openDay = async (): Promise<string> =>
      (
        await writer.call('PUT', `/projects/${journal.id}/entries/2026-09-14`, {
          body: { language: 'fr', timeZone: 'Europe/Paris' },
        })
      ).body.id;
    const entry = await openDay();
    await drop(`/documents/${entry}`);
    const calendar = await writer.call('GET', '/calendar?from=2026-09-14&to=2026-09-14');
    expect(calendar.body.days[0].journalEntries).toEqual([]);
    expect((await restore(entry)).body).toMatchObject({ kind: 'journalEntry' });
    await drop(`/documents/${entry}`);
    expect(await openDay()).not.toBe(entry);
    expect((await restore(entry)).body.messageKey).toBe('trash.dayTaken');
    const { projectId } = of.document;
    expect((await restore(entry, { projectId })).body).toMatchObject({ kind: 'document' });
    await drop(`/documents/${of.document.id}`);
    const refused = await restore(of.document.id, { projectId: journal.id });
    expect(refused.body.messageKey).toBe('projects.isJournal');
  });

  // TRASH-4
  it('is purged after 30 days, and gives back its size', async () => {
    await drop(`/projects/${of.document.projectId}`);
    api.clock.advance(30 * 86_400 - 1);
    await keepHouse(database.db, api.clock.now());
    expect(await database.db.$count(documents)).toBe(1);
    api.clock.advance(1);
    await keepHouse(database.db, api.clock.now());
    expect(await database.db.$count(documents)).toBe(0);
    expect(await database.db.$count(paragraphs)).toBe(0);
    expect(await size()).toBe(0);
    writer = await api.signIn();
    const session = (await writer.call('GET', `/sessions/${sessionId}`)).body;
    expect(session.stats.words).toBe(12);
  });

  // TRASH-4
  it('is not purged where it was put there later', async () => {
    const { id: project } = await writer.project('Perdu');
    const [owner] = await database.db.select({ id: users.id }).from(users);
    if (!owner) throw new Error('There is an account.');
    for (const [id, path] of [
      [of.document.id, `/documents/${of.document.id}`],
      [project, `/projects/${project}`],
    ] as const) {
      await drop(path);
      const until = api.clock.now();
      // Found by then, it is restored, and deleted once more, before it is purged.
      const racing: Database = Object.create(database.db, {
        transaction: {
          value: async (change: (transaction: Database) => Promise<unknown>) => {
            expect((await restore(id)).status).toBe(200);
            api.clock.advance(1);
            await drop(path);
            return database.db.transaction(change);
          },
        },
      });
      await emptyTrash(racing, owner.id, until);
      expect(await trash()).toMatchObject([{ id }]);
      await emptyTrash(database.db, owner.id, api.clock.now());
      expect(await trash()).toEqual([]);
    }
  });

  // TRASH-5
  it('is emptied as far as it was seen', async () => {
    await drop(`/documents/${of.document.id}`);
    const [seen] = await trash();
    api.clock.advance(1);
    const later = await writer.document();
    await drop(`/documents/${later.id}`);
    expect((await drop(`/trash?until=${seen?.deletedAt}`)).status).toBe(204);
    expect(await trash()).toMatchObject([{ id: later.id }]);
    await drop('/trash');
    expect(await trash()).toEqual([]);
  });

  // TRASH-5
  // A server's clock may be set back.
  it.each([1, -1])('keeps what was deleted again %i s later', async (later) => {
    const { id: project } = await writer.project('Perdu');
    for (const [id, path] of [
      [of.document.id, `/documents/${of.document.id}`],
      [project, `/projects/${project}`],
    ] as const) {
      await drop(path);
      const [seen] = await trash();
      await restore(id);
      api.clock.advance(later);
      await drop(path);
      const [now] = await trash();
      expect((await drop(`/trash/${id}?deletedAt=${seen?.deletedAt}`)).status).toBe(404);
      expect(await trash()).toEqual([now]);
      expect((await drop(`/trash/${id}?deletedAt=${now?.deletedAt}`)).status).toBe(204);
      expect(await trash()).toEqual([]);
    }
  });

  // SESSION-59
  it('is closed to others', async () => {
    const { id } = of.document;
    await drop(`/documents/${id}`);
    const other = await api.signIn('georges');
    expect((await other.call('GET', '/trash')).body.items).toEqual([]);
    await other.call('DELETE', '/trash');
    const answers = [
      await other.call('POST', `/trash/${id}/restore`, { body: {} }),
      await other.call('DELETE', `/trash/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const { id: projectId } = await other.project();
    expect((await restore(id, { projectId })).body.messageKey).toBe('projects.notFound');
    expect(await trash()).toHaveLength(1);
  });
});
