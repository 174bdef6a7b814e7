import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDocuments } from '../node/testing/use-documents.ts';
import { put } from '../testing/test-api.ts';

describe.each(databases)('titles on $name', ({ open }) => {
  const desk = useDocuments(open);
  const find = async (search: string) => {
    const path = `/document-titles?search=${encodeURIComponent(search)}`;
    const { items, total } = (await desk.writer.call('GET', path)).body;
    return { titles: items.map(({ title }: { title: string }) => title), total };
  };

  // PAGE-124
  it('come with all words of a search, the best match first', async () => {
    for (const title of ['Texte 51.4', 'Texte 1.4', 'Un texte 1.4', 'Texte 1.40', 'Autre 1.4']) {
      await desk.create(title);
    }
    const titles = ['Texte 1.4', 'Texte 1.40', 'Un texte 1.4', 'Texte 51.4'];
    expect(await find('TEXTE 1.4')).toEqual({ titles, total: 4 });
    const { titles: inAnotherOrder, total: found } = await find('1.4 texte');
    expect([inAnotherOrder[0], found]).toEqual(['Texte 1.4', 4]);
    for (let index = 0; index < 20; index += 1) await desk.create(`Texte 1.4${index}`);
    const { titles: most, total } = await find('texte 1.4');
    expect([most[0], most.length, total]).toEqual(['Texte 1.4', 20, 24]);
  });

  // PAGE-124
  it('are folded as every search, and no text is looked into', async () => {
    const { id } = await desk.create('Le Cœur d’été');
    await desk.writer.start();
    await desk.writer.save(id, [put(crypto.randomUUID(), 'Le vent souffle.')]);
    const stranger = await desk.api.signIn('georges');
    const ofOther = await stranger.call('GET', '/document-titles?search=coeur');
    expect(await find('ete COEUR')).toEqual({ titles: ['Le Cœur d’été'], total: 1 });
    expect(await find('vent')).toEqual({ titles: [], total: 0 });
    expect(ofOther.body).toEqual({ items: [], total: 0 });
  });
});
