import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDocuments } from '../node/testing/use-documents.ts';
import { put } from '../testing/test-api.ts';

describe.each(databases)('documents on $name', ({ open }) => {
  const desk = useDocuments(open);
  const { create, titles } = desk;

  // SERVER-32
  it.each([
    ['PATCH', '', { title: 'Neuf' }],
    ['POST', '/move', { after: null }],
    ['DELETE', '', undefined],
  ])('are not changed from an outdated version: %s %s', async (method, path, change) => {
    const { id } = await create('A');
    await desk.writer.call('PATCH', `/documents/${id}`, { body: { title: 'B' } });
    const before = (await desk.writer.call('GET', `/documents/${id}`)).body;
    const body = path === '' ? change : { ...change, projectId: desk.project.id };
    const ask = (ifMatch: string) =>
      desk.writer.call(method, `/documents/${id}${path}`, {
        body,
        headers: { 'If-Match': ifMatch },
      });
    const stale = await ask('"1"');
    expect([stale.status, stale.body.messageKey]).toEqual([412, 'request.staleVersion']);
    expect((await ask('two')).body.errors).toEqual([
      { field: 'If-Match', messageKey: 'validation.wrongFormat' },
    ]);
    expect((await desk.writer.call('GET', `/documents/${id}`)).body).toEqual(before);
    expect((await ask('"2"')).status).toBe(method === 'DELETE' ? 204 : 200);
  });

  // SERVER-32
  it('keep their version when only their text changes', async () => {
    const { id } = await create('A');
    await desk.writer.start();
    await desk.writer.save(id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    const read = await desk.writer.call('GET', `/documents/${id}`);
    expect([read.body.version, read.headers.get('etag')]).toEqual([1, '"1"']);
  });

  // PAGE-126
  it('change title or language, leaving everything else', async () => {
    const { id } = await create('A');
    await desk.writer.start();
    const saved = await desk.writer.save(id, [
      put(crypto.randomUUID(), 'Don’t — l’été, peut-être.'),
    ]);
    const change = async (body: object) => {
      const answer = await desk.writer.call('PATCH', `/documents/${id}`, { body });
      const read = await desk.writer.call('GET', `/documents/${id}`);
      expect(read.body).toMatchObject(answer.body);
      const { title, language, words } = answer.body;
      return { title, language, words };
    };
    const words = saved.body.words;
    expect(words).toBe(3);
    expect(await change({ language: 'en' })).toEqual({ title: 'A', language: 'en', words });
    expect(await change({ title: ' B ' })).toEqual({ title: 'B', language: 'en', words });
    const neither = await desk.writer.call('PATCH', `/documents/${id}`, { body: {} });
    expect([neither.status, neither.body.errors]).toEqual([
      422,
      [{ field: 'body', messageKey: 'validation.required' }],
    ]);
    const next = await desk.writer.save(id, [put(crypto.randomUUID(), 'Two more.', 0, 'a1')]);
    expect(next.body.words).toBe(5);
  });

  it('are created once, however often the same request comes', async () => {
    const ask = () =>
      desk.writer.call('POST', '/documents', {
        body: { projectId: desk.project.id, title: 'A', language: 'fr' },
        headers: { 'Idempotency-Key': '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07' },
      });
    const first = await ask();
    const again = await ask();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('location')).toBe(`/api/documents/${first.body.id}`);
    expect(await titles()).toBe('A');
  });
});
