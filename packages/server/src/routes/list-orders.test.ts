import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDocuments } from '../node/testing/use-documents.ts';
import { put } from '../testing/test-api.ts';

describe.each(databases)('lists on $name', ({ open }) => {
  const desk = useDocuments(open);

  /** Reads a list in pages of two; the first of them has the total. */
  async function read(path: string): Promise<{ names: string[]; total: unknown }> {
    const names: string[] = [];
    const totals: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { status, body } = await desk.writer.call('GET', `${path}&limit=2${next}`);
      expect(status).toBe(200);
      names.push(
        ...body.items.map((item: { name?: string; title?: string }) => item.name ?? item.title),
      );
      totals.push(body.total);
      ({ nextCursor: cursor } = body);
    }
    expect(totals.slice(1).filter((total) => total !== undefined)).toEqual([]);
    return { names, total: totals[0] };
  }

  const write = async (title: string, words: number, projectId = desk.project.id) => {
    const { id } = await desk.create(title, projectId);
    const text = Array.from({ length: words }, () => 'mot').join(' ');
    if (words > 0) await desk.writer.save(id, [put(crypto.randomUUID(), text)]);
  };
  const create = async (name: string): Promise<string> =>
    (await desk.writer.call('POST', '/projects', { body: { name, type: 'plain' } })).body.id;

  // DOC-40
  it('projects sort by name, words and last writing', async () => {
    await desk.writer.start();
    const tenth = await create('Été 10');
    await create('ete 2');
    await create('Zeste 文 🐢');
    await write('Un', 3, tenth);
    await write('Deux', 2, tenth);
    await write('Trois', 4);
    const { name } = desk.project;
    const all = await read('/projects?sort=name');
    expect(all.names.filter((each) => each !== name)).toEqual(['ete 2', 'Été 10', 'Zeste 文 🐢']);
    expect(all.total).toBe(4);
    expect((await read('/projects?sort=words')).names.slice(0, 2)).toEqual(['Été 10', name]);
    expect((await read('/projects?sort=lastWritten')).names).toEqual(
      (await read('/projects?')).names,
    );
    const { body } = await desk.writer.call('GET', `/projects/${tenth}`);
    expect(body.words).toBe(5);
  });

  // DOC-40
  it('projects are found by their name', async () => {
    for (const each of ['L’Été', 'Un été', 'Automne']) await create(each);
    expect(await read('/projects?search=ETE&sort=name')).toEqual({
      names: ['L’Été', 'Un été'],
      total: 2,
    });
    expect(await read('/projects?search=hiver')).toEqual({ names: [], total: 0 });
    expect(await read('/projects?search=ete%20un')).toEqual({ names: ['Un été'], total: 1 });
    expect(await read('/projects?search=ete%20hiver')).toEqual({ names: [], total: 0 });
    const stranger = await desk.api.signIn('georges');
    expect((await stranger.call('GET', '/projects?search=ete')).body.items).toEqual([]);
  });

  // DOC-40
  it('pages of long numbered names repeat no row', async () => {
    const start = 'Carnets de voyage en haute mer et sur les côtes du nord ';
    const long = ['2024', '2025', '2026', '2027'].map((year) => start.slice(0, 54) + year);
    for (const each of long) await create(each);
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `/projects?sort=name&search=carnets&limit=1${cursor && `&cursor=${cursor}`}`;
      const { body } = await desk.writer.call('GET', path);
      seen.push(...body.items.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor ?? '';
    } while (cursor !== '' && seen.length < 10);
    expect(seen.toSorted()).toEqual(long);
  });

  it('projects of one type are listed alone', async () => {
    const { name } = desk.project;
    await desk.writer.call('POST', '/projects', { body: { name: 'Jours', type: 'journal' } });
    await create('Roman');
    expect(await read('/projects?type=journal')).toEqual({ names: ['Jours'], total: 1 });
    const plain = await read('/projects?type=plain');
    expect({ ...plain, names: new Set(plain.names) }).toEqual({
      names: new Set(['Roman', name]),
      total: 2,
    });
    for (const [type, names] of [
      ['plain', ['Roman']],
      ['journal', []],
    ] as const) {
      const found = await read(`/projects?type=${type}&sort=name&search=roman`);
      expect(found).toEqual({ names, total: names.length });
    }
  });

  // DOC-40
  it('documents sort by title, words and last writing', async () => {
    await desk.writer.start();
    await write('Texte 10', 1);
    await write('texte 2', 5);
    await write('Émeute 🐢', 3);
    await write('Vide', 0, await create('Autre'));
    const path = `/documents?projectId=${desk.project.id}`;
    const names = ['Émeute 🐢', 'texte 2', 'Texte 10'];
    expect(await read(`${path}&sort=name`)).toEqual({ names, total: 3 });
    expect((await read(`${path}&sort=words`)).names).toEqual(['texte 2', 'Émeute 🐢', 'Texte 10']);
    const latest = (await read('/documents?')).names.filter((each) => each !== 'Vide');
    expect((await read(`${path}&sort=lastWritten`)).names).toEqual(latest);
    expect((await read('/documents?sort=name')).names).toEqual([...names, 'Vide']);
    expect(await read(`${path}&search=mot&sort=name`)).toEqual({ names, total: undefined });
  });

  // DOC-40
  it.each(['/projects?sort=name', '/documents?sort=words'])(
    'a cursor of %s is none of another order',
    async (path) => {
      for (const title of ['Un', 'Deux']) {
        await create(`${title} projet`);
        await write(title, 0);
      }
      const { nextCursor } = (await desk.writer.call('GET', `${path}&limit=1`)).body;
      const other = path.replace(/sort=.*/u, 'sort=lastWritten');
      const answer = await desk.writer.call('GET', `${other}&cursor=${nextCursor}`);
      expect(answer.status).toBe(422);
    },
  );
});
