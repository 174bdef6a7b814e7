import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, DocumentSummary } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDocuments } from '../node/testing/use-documents.ts';
import { put } from '../testing/test-api.ts';

describe.each(databases)('documents of a project on $name', ({ open }) => {
  const desk = useDocuments(open);
  const { create, move, list, titles } = desk;

  // DOC-8
  it('stay in their own order, new ones last', async () => {
    const [a] = [await create('A'), await create('B'), await create('C')];
    desk.api.clock.advance(60);
    await desk.writer.call('PATCH', `/documents/${a.id}`, { body: { title: 'a' } });
    expect(await titles()).toBe('aBC');
    const everywhere = await list('');
    expect(everywhere[0]?.title).toBe('a');
  });

  // DOC-8
  it('are moved first, last and between, and nothing else changes', async () => {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    desk.api.clock.advance(60);
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
    expect((await desk.writer.call('GET', `/documents/${b.id}`)).body).toEqual(b);
  });

  // DOC-7
  it('report their last change, unaffected by reads and refusals', async () => {
    const { id } = await create('A');
    const key = crypto.randomUUID();
    const changes = [put(crypto.randomUUID(), 'Trois petits mots.')];
    await desk.writer.start();
    desk.api.clock.advance(60);
    await desk.writer.save(id, changes, key);
    desk.api.clock.advance(60);
    const headers = { 'If-Match': '"7"' };
    const body = { title: 'B' };
    expect([
      (await desk.writer.save(id, changes, key)).status,
      (await desk.writer.save(id, changes)).status,
      (await desk.writer.call('PATCH', `/documents/${id}`, { headers, body })).status,
    ]).toEqual([200, 409, 412]);
    const read = async () => (await desk.writer.call('GET', `/documents/${id}`)).body.updatedAt;
    expect([await read(), await read()]).toEqual(Array(2).fill('2026-09-14T18:01:00.000Z'));
  });

  // DOC-8
  it('are moved to another project with their text', async () => {
    const other = await desk.writer.project('Été');
    const [a, b] = [await create('A'), await create('B', other.id)];
    await desk.writer.start();
    await desk.writer.save(a.id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    desk.api.clock.advance(60);
    const { body } = await move(a.id, b.id, other.id);
    expect(body).toMatchObject({ projectId: other.id, projectName: 'Été', words: 3 });
    expect([await titles(), await titles(other.id)]).toEqual(['', 'BA']);
    for (const [id, documentCount] of [
      [desk.project.id, 0],
      [other.id, 2],
    ] as const) {
      expect((await desk.writer.call('GET', `/projects/${id}`)).body).toMatchObject({
        documentCount,
        updatedAt: '2026-09-14T18:01:00.000Z',
      });
    }
  });

  // DOC-8
  it('are moved last where no place is named', async () => {
    const other = await desk.writer.project('Été');
    const [a] = [await create('A'), await create('B'), await create('C', other.id)];
    const moveTo = (projectId: string) =>
      desk.writer.call('POST', `/documents/${a.id}/move`, { body: { projectId } });
    expect((await moveTo(desk.project.id)).status).toBe(200);
    expect(await titles()).toBe('BA');
    expect((await moveTo(other.id)).status).toBe(200);
    expect([await titles(), await titles(other.id)]).toEqual(['B', 'CA']);
  });

  // DOC-8
  it('keep any order that moves give them', async () => {
    const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(5)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(moves, async (steps) => {
        await desk.database.clear();
        await desk.begin();
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
      { numRuns: isEachRuleOnce ? 3 : 6 },
    );
  });

  it('concurrent moves leave all in distinct places', async () => {
    const all = [];
    for (const title of 'ABCDEF') all.push(await create(title));
    await Promise.all(all.map(({ id }) => move(id, null)));
    const positions = (await list(`projectId=${desk.project.id}`)).map(({ position }) => position);
    expect(new Set(positions).size).toBe(6);
  });

  it('pages neither skip nor double during inserts', async () => {
    for (const title of 'ABCDE') await create(title);
    const page = async (cursor = '') =>
      (await desk.writer.call('GET', `/documents?projectId=${desk.project.id}&limit=2${cursor}`))
        .body;
    const first = await page();
    const added = await create('F');
    await move(added.id, null);
    const second = await page(`&cursor=${first.nextCursor}`);
    const third = await page(`&cursor=${second.nextCursor}`);
    const seen = [...first.items, ...second.items, ...third.items];
    expect(seen.map(({ title }: DocumentSummary) => title).join('')).toBe('ABCDE');
    expect(third.nextCursor).toBeNull();
    const wrong = await desk.writer.call('GET', `/documents?cursor=${first.nextCursor}`);
    expect(wrong.body.errors).toEqual([{ field: 'cursor', messageKey: 'validation.cursor' }]);
  });

  it('are not moved after or into unknown places', async () => {
    const [a, b] = [await create('A'), await create('B')];
    const otherProjects = await create('C', (await desk.writer.project('Été')).id);
    const theirs = await (await desk.api.signIn('georges')).document();
    for (const [id, after, projectId, key] of [
      [a.id, otherProjects.id, desk.project.id, 'documents.notFound'],
      [a.id, a.id, desk.project.id, 'documents.notFound'],
      [a.id, theirs.id, desk.project.id, 'documents.notFound'],
      [a.id, null, theirs.projectId, 'projects.notFound'],
      [theirs.id, null, desk.project.id, 'documents.notFound'],
    ] as const) {
      const answer = await move(id, after, projectId);
      expect([answer.status, answer.body.messageKey]).toEqual([404, key]);
    }
    expect((await desk.writer.call('GET', `/documents/${a.id}`)).body).toEqual(a);
    expect((await desk.writer.call('GET', `/documents/${b.id}`)).body).toEqual(b);
  });
});
