import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, DocumentSummary, Project } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('documents on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  let project: Project;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
    project = await writer.project();
  });

  const create = async (title: string, projectId = project.id): Promise<Document> =>
    (await writer.call('POST', '/documents', { body: { projectId, title, language: 'fr' } })).body;
  const move = (id: string, after: string | null, projectId = project.id, headers = {}) =>
    writer.call('POST', `/documents/${id}/move`, { body: { projectId, after }, headers });
  const list = async (query: string): Promise<DocumentSummary[]> =>
    (await writer.call('GET', `/documents?${query}`)).body.items;
  const titles = async (projectId = project.id) =>
    (await list(`projectId=${projectId}&limit=100`)).map(({ title }) => title).join('');

  describe('in a project', () => {
    it('stand in its own order, new ones last, whatever changed last', async () => {
      const [a] = [await create('A'), await create('B'), await create('C')];
      api.clock.advance(60);
      await writer.call('PATCH', `/documents/${a.id}`, { body: { title: 'a' } });
      expect(await titles()).toBe('aBC');
      const everywhere = await list('');
      expect(everywhere[0]?.title).toBe('a');
    });

    it('are moved first, last and between, and nothing else changes', async () => {
      const [a, b, c] = [await create('A'), await create('B'), await create('C')];
      api.clock.advance(60);
      const moved = await move(c.id, null);
      expect(moved.status).toBe(200);
      const { paragraphs: _, ...summary } = c;
      expect(moved.body).toEqual({
        ...summary,
        position: moved.body.position,
        version: 2,
        updatedAt: '2026-09-14T18:01:00.000Z',
      });
      expect(moved.headers.get('etag')).toBe('"2"');
      expect(await titles()).toBe('CAB');
      await move(c.id, b.id);
      expect(await titles()).toBe('ABC');
      await move(a.id, b.id);
      expect(await titles()).toBe('BAC');
      expect((await writer.call('GET', `/documents/${b.id}`)).body).toEqual(b);
    });

    it('say when they changed, whatever was read, repeated or refused since', async () => {
      const { id } = await create('A');
      const key = crypto.randomUUID();
      const changes = [put(crypto.randomUUID(), 'Trois petits mots.')];
      await writer.start();
      api.clock.advance(60);
      await writer.save(id, changes, key);
      api.clock.advance(60);
      const headers = { 'If-Match': '"7"' };
      const body = { title: 'B' };
      expect([
        (await writer.save(id, changes, key)).status,
        (await writer.save(id, changes)).status,
        (await writer.call('PATCH', `/documents/${id}`, { headers, body })).status,
      ]).toEqual([200, 409, 412]);
      const read = async () => (await writer.call('GET', `/documents/${id}`)).body.updatedAt;
      expect([await read(), await read()]).toEqual(Array(2).fill('2026-09-14T18:01:00.000Z'));
    });

    it('are moved to another project with their text', async () => {
      const other = await writer.project('Été');
      const [a, b] = [await create('A'), await create('B', other.id)];
      await writer.start();
      await writer.save(a.id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
      api.clock.advance(60);
      const { body } = await move(a.id, b.id, other.id);
      expect(body).toMatchObject({ projectId: other.id, projectName: 'Été', words: 3 });
      expect([await titles(), await titles(other.id)]).toEqual(['', 'BA']);
      for (const [id, documentCount] of [
        [project.id, 0],
        [other.id, 2],
      ] as const) {
        expect((await writer.call('GET', `/projects/${id}`)).body).toMatchObject({
          documentCount,
          updatedAt: '2026-09-14T18:01:00.000Z',
        });
      }
    });

    it('keep any order that moves give them', async () => {
      const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(5)), { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(moves, async (steps) => {
          await database.clear();
          writer = await api.signIn();
          project = await writer.project();
          const order: Document[] = [];
          for (const title of 'ABCDE') order.push(await create(title));
          for (const [from, to] of steps) {
            const [document] = order.splice(from, 1);
            if (!document) continue;
            const after = order[to - 1]?.id ?? (to === 0 ? null : order.at(-1)?.id);
            order.splice(to, 0, document);
            await move(document.id, after ?? null);
          }
          expect(await titles()).toBe(order.map(({ title }) => title).join(''));
        }),
        { numRuns: 6 },
      );
    });

    it('that many windows move at once are all there, each in a place of its own', async () => {
      const all = [];
      for (const title of 'ABCDEF') all.push(await create(title));
      await Promise.all(all.map(({ id }) => move(id, null)));
      const positions = (await list(`projectId=${project.id}`)).map(({ position }) => position);
      expect(new Set(positions).size).toBe(6);
    });

    it('come in pages that neither skip nor double one while others are added', async () => {
      for (const title of 'ABCDE') await create(title);
      const page = async (cursor = '') =>
        (await writer.call('GET', `/documents?projectId=${project.id}&limit=2${cursor}`)).body;
      const first = await page();
      const added = await create('F');
      await move(added.id, null);
      const second = await page(`&cursor=${first.nextCursor}`);
      const third = await page(`&cursor=${second.nextCursor}`);
      const seen = [...first.items, ...second.items, ...third.items];
      expect(seen.map(({ title }: DocumentSummary) => title).join('')).toBe('ABCDE');
      expect(third.nextCursor).toBeNull();
      const wrong = await writer.call('GET', `/documents?cursor=${first.nextCursor}`);
      expect(wrong.body.errors).toEqual([{ field: 'cursor', messageKey: 'validation.cursor' }]);
    });

    it('are not moved after what is not there, nor out of the writer’s hands', async () => {
      const [a, b] = [await create('A'), await create('B')];
      const elsewhere = await create('C', (await writer.project('Été')).id);
      const theirs = await (await api.signIn('georges')).document();
      for (const [id, after, projectId, key] of [
        [a.id, elsewhere.id, project.id, 'documents.notFound'],
        [a.id, a.id, project.id, 'documents.notFound'],
        [a.id, theirs.id, project.id, 'documents.notFound'],
        [a.id, null, theirs.projectId, 'projects.notFound'],
        [theirs.id, null, project.id, 'documents.notFound'],
      ] as const) {
        const answer = await move(id, after, projectId);
        expect([answer.status, answer.body.messageKey]).toEqual([404, key]);
      }
      expect((await writer.call('GET', `/documents/${a.id}`)).body).toEqual(a);
      expect((await writer.call('GET', `/documents/${b.id}`)).body).toEqual(b);
    });
  });

  it.each([
    ['PATCH', '', { title: 'Neuf' }],
    ['POST', '/move', { after: null }],
    ['DELETE', '', undefined],
  ])(
    'are not changed by a window that saw another version: %s %s',
    async (method, path, change) => {
      const { id } = await create('A');
      await writer.call('PATCH', `/documents/${id}`, { body: { title: 'B' } });
      const before = (await writer.call('GET', `/documents/${id}`)).body;
      const body = path === '' ? change : { ...change, projectId: project.id };
      const ask = (ifMatch: string) =>
        writer.call(method, `/documents/${id}${path}`, { body, headers: { 'If-Match': ifMatch } });
      const stale = await ask('"1"');
      expect([stale.status, stale.body.messageKey]).toEqual([412, 'request.staleVersion']);
      expect((await ask('W/"2"')).body.errors).toEqual([
        { field: 'If-Match', messageKey: 'validation.wrongFormat' },
      ]);
      expect((await writer.call('GET', `/documents/${id}`)).body).toEqual(before);
      expect((await ask('"2"')).status).toBe(method === 'DELETE' ? 204 : 200);
    },
  );

  it('keep their version when only their text changes', async () => {
    const { id } = await create('A');
    await writer.start();
    await writer.save(id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    const read = await writer.call('GET', `/documents/${id}`);
    expect([read.body.version, read.headers.get('etag')]).toEqual([1, '"1"']);
  });

  it('change their title or their language, and keep what is not said and every count', async () => {
    const { id } = await create('A');
    await writer.start();
    const saved = await writer.save(id, [put(crypto.randomUUID(), 'Don’t — l’été, peut-être.')]);
    const change = async (body: object) => {
      const answer = await writer.call('PATCH', `/documents/${id}`, { body });
      const read = await writer.call('GET', `/documents/${id}`);
      expect(read.body).toMatchObject(answer.body);
      const { title, language, words } = answer.body;
      return { title, language, words };
    };
    const words = saved.body.words;
    expect(words).toBe(3);
    expect(await change({ language: 'en' })).toEqual({ title: 'A', language: 'en', words });
    expect(await change({ title: ' B ' })).toEqual({ title: 'B', language: 'en', words });
    const neither = await writer.call('PATCH', `/documents/${id}`, { body: {} });
    expect([neither.status, neither.body.errors]).toEqual([
      422,
      [{ field: 'body', messageKey: 'validation.required' }],
    ]);
    const next = await writer.save(id, [put(crypto.randomUUID(), 'Two more.', 0, 'a1')]);
    expect(next.body.words).toBe(5);
  });

  it('are created once, however often the same request comes', async () => {
    const ask = () =>
      writer.call('POST', '/documents', {
        body: { projectId: project.id, title: 'A', language: 'fr' },
        headers: { 'Idempotency-Key': '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07' },
      });
    const first = await ask();
    const again = await ask();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('location')).toBe(`/api/documents/${first.body.id}`);
    expect(await titles()).toBe('A');
  });

  describe('a search', () => {
    const found = async (search: string, query = '') =>
      (await list(`search=${encodeURIComponent(search)}${query}`))
        .map(({ title }) => title)
        .toSorted();

    it('finds a title or a text, whatever its accents, letter case, hyphens and apostrophes', async () => {
      await create('Le Cœur d’été');
      const text = await create('Chapitre');
      await writer.start();
      const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
      await writer.save(text.id, [
        put(one, 'L’Ève endormie'),
        put(two, 'Autre chose : 100 % de pluie_', 0, 'a1'),
      ]);
      expect(await found('COEUR')).toEqual(['Le Cœur d’été']);
      expect(await found("d'ete")).toEqual(['Le Cœur d’été']);
      expect(await found('eve ENDORMIE')).toEqual(['Chapitre']);
      expect(await found('0 %')).toEqual(['Chapitre']);
      expect(await found('e')).toEqual(['Chapitre', 'Le Cœur d’été']);
      expect(await found('D ETE')).toEqual(['Le Cœur d’été']);
      expect(await found('l-eve')).toEqual(['Chapitre']);
      for (const none of ['%', '_p', 'endormie autre', 'hiver']) {
        expect(await found(none)).toEqual(none === '%' ? ['Chapitre'] : []);
      }
    });

    it('takes any characters, also those that no database can hold', async () => {
      await create('Chapitre');
      for (const search of [
        'cha%00pitre',
        '%00',
        'chapitre%ED%A0%80',
        '%F0%9F%96%8B',
        '%5C',
        "'",
      ]) {
        const answer = await writer.call('GET', `/documents?search=${search}`);
        expect([search, answer.status]).toEqual([search, 200]);
      }
      expect(await found('cha\0pitre')).toEqual(['Chapitre']);
    });

    it('follows what is written, renamed and deleted', async () => {
      const document = await create('Chapitre');
      await writer.start();
      const id = crypto.randomUUID();
      await writer.save(document.id, [put(id, 'La neige')]);
      await writer.save(document.id, [put(id, 'Le vent', 1)]);
      expect([await found('neige'), await found('vent')]).toEqual([[], ['Chapitre']]);
      await writer.save(document.id, [remove(id, 2)]);
      expect(await found('vent')).toEqual([]);
      await writer.call('PATCH', `/documents/${document.id}`, { body: { title: 'Épilogue' } });
      expect([await found('chapitre'), await found('epilogue')]).toEqual([[], ['Épilogue']]);
    });

    it('stays in a project when asked, with its own order, and never finds someone else’s', async () => {
      const other = await writer.project('Été');
      const [, b] = [await create('Ville un'), await create('Ville deux')];
      await create('Ville trois', other.id);
      await move(b.id, null);
      const stranger = await api.signIn('georges');
      const theirs = await stranger.project('Ville');
      await stranger.call('POST', '/documents', {
        body: { projectId: theirs.id, title: 'Ville', language: 'fr' },
      });
      const inProject = await list(`search=ville&projectId=${project.id}`);
      expect(inProject.map(({ title }) => title)).toEqual(['Ville deux', 'Ville un']);
      expect(await found('ville')).toEqual(['Ville deux', 'Ville trois', 'Ville un']);
    });

    it.each(['', '%20%20', 'x'.repeat(201)])('takes no search that is none: %j', async (search) => {
      const answer = await writer.call('GET', `/documents?search=${search}`);
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].field).toBe('search');
    });
  });
});
