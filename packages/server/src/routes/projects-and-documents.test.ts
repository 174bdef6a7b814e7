import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { everyPage } from '../testing/every-page.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('projects and documents on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
  });

  const create = (body: Record<string, unknown>) => writer.call('POST', '/projects', { body });

  // DOC-1
  it('a project is trimmed and read back', async () => {
    const body = { name: '  La Traversée ', description: ' Un roman. ', type: 'journal' };
    const created = await create(body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'La Traversée',
      description: 'Un roman.',
      type: 'journal',
      sessionCount: 0,
      documentCount: 0,
    });
    expect((await writer.call('GET', `/projects/${created.body.id}`)).body).toEqual(created.body);
  });

  // KIT-80
  it('a name loses the contract’s blanks at its ends', async () => {
    const blanks = '\t\n\v\f\r \u00A0\u1680\u2000\u2007\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
    const inner = '\u0085\u001C\u200BÉté\u200B\u001F\u0085';
    const { body } = await create({ name: `${blanks}${inner}${blanks}`, type: 'plain' });
    expect(body.name).toBe(inner);
  });

  it('an empty, blank or null description is none', async () => {
    for (const description of [undefined, null, '  ']) {
      const { body } = await create({ name: 'Été', type: 'plain', description });
      expect(body.description).toBeNull();
    }
  });

  it('a change leaves unnamed fields alone', async () => {
    const { body: project } = await create({ name: 'Été', type: 'plain', description: 'Chaud.' });
    api.clock.advance(60);
    const renamed = await writer.call('PATCH', `/projects/${project.id}`, {
      body: { name: ' Hiver ' },
    });
    expect(renamed.body).toEqual({
      ...project,
      version: 2,
      name: 'Hiver',
      updatedAt: '2026-09-14T18:01:00.000Z',
    });
    const body = { description: null };
    const emptied = await writer.call('PATCH', `/projects/${project.id}`, { body });
    expect(emptied.body).toMatchObject({ name: 'Hiver', description: null });
  });

  // DOC-3
  it('a project counts documents and undiscarded sessions', async () => {
    const project = await writer.project();
    const document = { projectId: project.id, title: 'Un', language: 'fr' };
    await writer.call('POST', '/documents', { body: document });
    const inner = await writer.start({ projectId: project.id });
    await writer.move(inner.id, 'end');
    const discarded = await writer.start({ projectId: project.id });
    await writer.move(discarded.id, 'end');
    await writer.move(discarded.id, 'discard');
    expect((await writer.call('GET', `/projects/${project.id}`)).body).toMatchObject({
      documentCount: 1,
      sessionCount: 1,
    });
  });

  // DOC-6
  it('deleting a project deletes documents, not sessions', async () => {
    const document = await writer.document();
    const session = await writer.start({ documentId: document.id });
    await writer.save(document.id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    const deleted = await writer.call('DELETE', `/projects/${document.projectId}`);
    expect(deleted.status).toBe(204);
    expect((await writer.call('GET', `/documents/${document.id}`)).status).toBe(404);
    expect((await writer.call('GET', `/sessions/${session.id}`)).body).toMatchObject({
      projectId: null,
      documentId: null,
      stats: { words: 3 },
    });
    expect((await writer.call('DELETE', `/projects/${document.projectId}`)).status).toBe(404);
  });

  // DOC-22
  it.each(['documents', 'projects'])('of %s none edited since is deleted', async (resource) => {
    const { id, projectId } = await writer.document();
    await writer.start({ documentId: id });
    const path = `/${resource}/${resource === 'documents' ? id : projectId}`;
    const { body: seen } = await writer.call('GET', path);
    api.clock.advance(1);
    await writer.save(id, [put(crypto.randomUUID(), 'Deux mille mots')]);
    const remove = (updatedAt: string) =>
      writer.call('DELETE', `${path}?updatedAt=${encodeURIComponent(updatedAt)}`);
    const refused = await remove(seen.updatedAt);
    expect([refused.status, refused.body.messageKey]).toEqual([412, 'request.staleVersion']);
    expect((await writer.call('GET', `/documents/${id}`)).body.words).toBe(3);
    const { body: now } = await writer.call('GET', path);
    expect(now.version).toBe(seen.version);
    // However the moment is written.
    expect((await remove(now.updatedAt.replace('Z', '+00:00'))).status).toBe(204);
  });

  it('a session counts on after its document’s deletion', async () => {
    const first = await writer.document();
    const second = await writer.document();
    await writer.start({ documentId: first.id });
    await writer.save(first.id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    expect((await writer.call('DELETE', `/documents/${first.id}`)).status).toBe(204);
    const saved = await writer.save(second.id, [put(crypto.randomUUID(), 'Deux autres.')]);
    expect(saved.body.session.stats.words).toBe(5);
  });

  // DOC-7
  it('changing a document changes its project', async () => {
    const { id, projectId } = await writer.document();
    const changedAt = async () =>
      (await writer.call('GET', `/projects/${projectId}`)).body.updatedAt;
    api.clock.advance(60);
    await writer.call('PATCH', `/documents/${id}`, { body: { title: 'Autre' } });
    expect(await changedAt()).toBe('2026-09-14T18:01:00.000Z');
    api.clock.advance(60);
    await writer.call('DELETE', `/documents/${id}`);
    expect(await changedAt()).toBe('2026-09-14T18:02:00.000Z');
  });

  it('a document is created, renamed and listed', async () => {
    const project = await writer.project();
    const body = { projectId: project.id, title: ' Un ', language: 'en' };
    const created = await writer.call('POST', '/documents', { body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      title: 'Un',
      projectName: project.name,
      words: 0,
      paragraphs: [],
    });
    const renamed = await writer.call('PATCH', `/documents/${created.body.id}`, {
      body: { title: ' Deux ' },
    });
    const { paragraphs: _, ...summary } = created.body;
    expect(renamed.body).toEqual({ ...summary, title: 'Deux', version: 2 });
    const listed = await writer.call('GET', `/documents?projectId=${project.id}`);
    expect(listed.body).toEqual({ items: [renamed.body], nextCursor: null, total: 1 });
  });

  it('paragraphs come in the byte order of their positions', async () => {
    const document = await writer.document();
    await writer.start();
    const positions = ['a1', 'Zz', 'a0a0', 'b00', 'a0', 'aZ', 'az'];
    await writer.save(
      document.id,
      positions.map((position) => put(crypto.randomUUID(), position, 0, position)),
    );
    const { body } = await writer.call('GET', `/documents/${document.id}`);
    const inOrder = body.paragraphs.map(({ position }: { position: string }) => position);
    expect(inOrder).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('what changed last comes first', async () => {
    const document = await writer.document();
    api.clock.advance(1);
    const later = await writer.document();
    await writer.start();
    api.clock.advance(1);
    await writer.save(document.id, [put(crypto.randomUUID(), 'Mot.')]);
    const documents = await writer.call('GET', '/documents');
    expect(documents.body.items.map(({ id }: { id: string }) => id)).toEqual([
      document.id,
      later.id,
    ]);
    const projects = await writer.call('GET', '/projects');
    expect(projects.body.items[0].id).toBe(document.projectId);
  });

  // DOC-29
  it('pages of any size give every item once, in order', async () => {
    const stranger = await api.signIn('georges');
    await stranger.project('À un autre');
    const names: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      // Some at the same millisecond: the id decides then.
      if (index % 3 === 0) api.clock.advance(1);
      names.push((await writer.project(`Projet ${index}`)).name);
    }
    const all = (await writer.call('GET', '/projects?limit=100')).body.items;
    expect(all.map(({ name }: { name: string }) => name).toSorted()).toEqual(names);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (limit) => {
        const ask = (path: string) => writer.call('GET', path);
        const pages = await everyPage(ask, `/projects?limit=${limit}`);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
        expect(pages.flat()).toEqual(all);
      }),
      { numRuns: isEachRuleOnce ? 3 : 12 },
    );
  });
});
