import { describe, expect, it } from 'vitest';
import { indexSome } from '../domain/search-index.ts';
import { ensureSearchIndex } from '../node/database/search-index.ts';
import { everyDatabase } from '../node/testing/databases.ts';
import { useDocuments } from '../node/testing/use-documents.ts';
import { put, remove } from '../testing/test-api.ts';

describe.each(everyDatabase)('a search of documents on $name', ({ open }) => {
  const desk = useDocuments(open);
  const { create, move, list } = desk;

  const found = async (search: string, query = '') =>
    (await list(`search=${encodeURIComponent(search)}${query}`))
      .map(({ title }) => title)
      .toSorted();

  // DOC-14
  it('matches titles and text regardless of accents and case', async () => {
    await create('Le Cœur d’été');
    const text = await create('Chapitre');
    await desk.writer.start();
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    await desk.writer.save(text.id, [
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
    await create('La mai\u00ADson \u2060« bleue » – œuvre');
    for (const search of ['maison bleue', 'mai\u200Dson', '"bleue" - oeuvre']) {
      expect(await found(search)).toEqual(['La mai\u00ADson \u2060« bleue » – œuvre']);
    }
    for (const none of ['%', '_p', 'endormie autre', 'hiver']) {
      expect(await found(none)).toEqual(none === '%' ? ['Chapitre'] : []);
    }
  });

  // DOC-14
  it('matches titles by words, texts as a whole', async () => {
    const { id } = await create('Le vent de mer – été 2024');
    await create('Vent et pluie');
    await desk.writer.start();
    await desk.writer.save(id, [put(crypto.randomUUID(), 'Une barque au port')]);
    expect(await found('MER vent')).toEqual(['Le vent de mer – été 2024']);
    expect(await found('2024 ete')).toEqual(['Le vent de mer – été 2024']);
    expect(await found('barque au')).toEqual(['Le vent de mer – été 2024']);
    for (const none of ['vent neige', 'port barque', 'vent barque']) {
      expect([none, await found(none)]).toEqual([none, []]);
    }
  });

  // DOC-17
  it('shows the first matching passage as written', async () => {
    const text = await create('Chapitre');
    await create('Le phare');
    await desk.writer.start();
    const filler = 'Un mot après l’autre, et rien encore. '.repeat(20);
    await desk.writer.save(text.id, [
      put(crypto.randomUUID(), `${filler}Le PHARE s’allume. ${filler}`, 0, 'a2'),
      put(crypto.randomUUID(), 'Rien ici.', 0, 'a0'),
      {
        ...put(crypto.randomUUID(), '', 0, 'a1'),
        content: [
          { text: 'Le pha', marks: ['strong'] },
          { text: 'rê brille', marks: [] },
        ],
      },
    ]);
    const passages = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`))
        .toSorted((one, other) => one.title.localeCompare(other.title))
        .map(({ passage }) => passage);
    expect(await passages('phare')).toEqual(['Le pharê brille', undefined]);
    const [around] = await passages("phare s'allume");
    expect(around).toMatch(/^… .*Le PHARE s’allume\..* …$/);
    expect(around?.length).toBeLessThanOrEqual(300);
    expect(await passages('-')).toEqual([undefined, undefined]);
    expect((await list('')).map(({ passage }) => passage)).toEqual([undefined, undefined]);
  });

  it('takes any characters, also those that no database can hold', async () => {
    await create('Chapitre');
    for (const search of ['cha%00pitre', 'chapitre%ED%A0%80', '%F0%9F%96%8B', '%5C', "'"]) {
      const answer = await desk.writer.call('GET', `/documents?search=${search}`);
      expect([search, answer.status]).toEqual([search, 200]);
    }
    expect(await found('cha\0pitre')).toEqual(['Chapitre']);
    const nothing = await desk.writer.call('GET', '/documents?search=%00');
    expect(nothing.status).toBe(422);
  });

  it('follows what is written, renamed and deleted', async () => {
    const document = await create('Chapitre');
    await desk.writer.start();
    const id = crypto.randomUUID();
    await desk.writer.save(document.id, [put(id, 'La neige')]);
    await desk.writer.save(document.id, [put(id, 'Le vent', 1)]);
    expect([await found('neige'), await found('vent')]).toEqual([[], ['Chapitre']]);
    await desk.writer.save(document.id, [remove(id, 2)]);
    expect(await found('vent')).toEqual([]);
    await desk.writer.call('PATCH', `/documents/${document.id}`, { body: { title: 'Épilogue' } });
    expect([await found('chapitre'), await found('epilogue')]).toEqual([[], ['Épilogue']]);
  });

  it('stays in its project and never finds others’ texts', async () => {
    const other = await desk.writer.project('Été');
    const [, b] = [await create('Ville un'), await create('Ville deux')];
    await create('Ville trois', other.id);
    await move(b.id, null);
    const stranger = await desk.api.signIn('georges');
    const theirs = await stranger.project('Ville');
    await stranger.call('POST', '/documents', {
      body: { projectId: theirs.id, title: 'Ville', language: 'fr' },
    });
    const inProject = await list(`search=ville&projectId=${desk.project.id}`);
    expect(inProject.map(({ title }) => title)).toEqual(['Ville deux', 'Ville un']);
    expect(await found('ville')).toEqual(['Ville deux', 'Ville trois', 'Ville un']);
  });

  it.each(['', '%20%20', 'x'.repeat(201)])('takes no search that is none: %j', async (search) => {
    const answer = await desk.writer.call('GET', `/documents?search=${search}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe('search');
  });

  // DOC-39
  it('finds what the index has, and what was written since', async () => {
    await ensureSearchIndex(desk.database, { warn: () => undefined });
    const { id } = await create('Chapitre');
    await create('Autre');
    await desk.writer.start();
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    await desk.writer.save(id, [put(one, 'L’Ève endormie'), put(two, 'Cent pour 100 %', 0, 'a1')]);
    expect(await indexSome(desk.database.db, new Date('2100-01-01'))).toBe(false);
    expect(await found('eve')).toEqual(['Chapitre']);
    expect(await found('0 %')).toEqual(['Chapitre']);
    expect(await found('eve', `&projectId=${desk.project.id}`)).toEqual(['Chapitre']);
    await desk.writer.save(id, [put(one, 'Une pluie', 1), remove(two, 1)]);
    expect(await found('eve')).toEqual([]);
    expect(await found('pour')).toEqual([]);
    expect(await found('PLUIE')).toEqual(['Chapitre']);
  });
});
