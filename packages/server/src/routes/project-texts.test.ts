import { describe, expect, it } from 'vitest';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate } from '@ecritoire/contracts/validators';
import { databases } from '../node/testing/databases.ts';
import { useDocuments } from '../node/testing/use-documents.ts';
import { put } from '../testing/test-api.ts';

describe.each(databases)('a manuscript on $name', ({ open }) => {
  const desk = useDocuments(open);

  // SAVE-35
  it('comes in its order, long texts among short ones', async () => {
    await desk.writer.start();
    const ids: string[] = [];
    for (const [index, paragraphs] of [1, 5, 1, 0].entries()) {
      const { id } = await desk.create(`Texte ${index}`);
      ids.push(id);
      const texts = Array.from({ length: paragraphs }, () => 'mot '.repeat(10_000).trim());
      if (paragraphs === 1) texts.splice(0, 1, 'Le vent.');
      const changes = texts.map((text) => put(crypto.randomUUID(), text));
      if (changes.length > 0) await desk.writer.save(id, changes);
    }
    const [first = '', ...others] = ids;
    await desk.move(first, others.at(-1) ?? null);
    const read = async (query: string) => {
      const path = `/projects/${desk.project.id}/texts?${query}`;
      const { body } = await desk.writer.call('GET', path);
      expect(validate(responseValidators.listProjectTexts[200], body)).toEqual([]);
      return body;
    };
    const page = await read('limit=3');
    const last = await read(`limit=3&cursor=${page.nextCursor}`);
    const items = [...page.items, ...last.items];
    expect(items.map(({ id }) => id)).toEqual([...others, first]);
    expect(last.nextCursor).toBeNull();
    for (const item of items) {
      expect(item).toEqual((await desk.writer.call('GET', `/documents/${item.id}`)).body);
    }
  });

  // SAVE-35
  it('is not there for others', async () => {
    const stranger = await desk.api.signIn('georges');
    const answer = await stranger.call('GET', `/projects/${desk.project.id}/texts`);
    expect(answer.status).toBe(404);
  });
});
