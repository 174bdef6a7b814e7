import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedSession, WritingSession } from '@ecritoire/contracts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { everyPage } from '../testing/every-page.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('the list of sessions on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  const projects: string[] = [];

  /** One ended session a day from the first of September on; its words are a part of its review. */
  async function write(day: number, words: number, review: Record<string, unknown>, project = 0) {
    api.clock.set(`2026-09-${String(day).padStart(2, '0')}T10:00:00.000Z`);
    await writer.renew();
    const body = { projectId: projects[project], title: 'Un texte', language: 'fr' };
    const { body: document } = await writer.call('POST', '/documents', { body });
    const { id } = await writer.start({ documentId: document.id });
    if (words > 0) {
      const text = Array.from({ length: words }, () => 'mot').join(' ');
      await writer.save(document.id, [put(crypto.randomUUID(), text)]);
    }
    await writer.move(id, 'end');
    await writer.move(id, 'save-draft', review);
  }

  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    writer = await api.signIn();
    for (const name of ['Le roman', 'Le recueil']) projects.push((await writer.project(name)).id);
    await write(1, 5, { title: 'Première averse', sentiment: 'positive' });
    await write(2, 9, { title: 'Deuxième jour', comment: 'Un cœur d’ÉTÉ', visibility: 'team' }, 1);
    await write(3, 0, { title: 'Troisième', sentiment: 'negative' });
    await write(4, 5, { title: '100 % de pluie', sentiment: 'positive', visibility: 'team' });
    const stranger = await api.signIn('georges');
    await stranger.start();
  });
  afterAll(() => database.close());

  const list = (query: string) => writer.call('GET', `/sessions${query}`);
  const daysOf = (items: WritingSession[]) =>
    items.map(({ localDate }) => Number(localDate.slice(8)));

  // SESSION-37
  it.each([
    ['', [4, 3, 2, 1]],
    ['?sort=newest', [4, 3, 2, 1]],
    ['?sort=oldest', [1, 2, 3, 4]],
    ['?sentiment=positive', [4, 1]],
    ['?sentiment=none', [2]],
    ['?visibility=team', [4, 2]],
    ['?visibility=team&sentiment=positive', [4]],
    ['?status=draft&sort=oldest', [1, 2, 3, 4]],
    ['?status=published', []],
    ['?from=2026-09-02', [4, 3, 2]],
    ['?to=2026-09-02', [2, 1]],
    ['?from=2026-09-02&to=2026-09-03', [3, 2]],
    ['?from=2026-09-03&to=2026-09-03', [3]],
    ['?search=PREMIERE', [1]],
    ['?search=coeur%20d%27ete', [2]],
    ['?search=100%20%25', [4]],
    ['?search=%25', [4]],
    ['?search=_', []],
    ['?search=jour%20un', []],
    ['?search=jour%0Aun', []],
  ])('%s gives the sessions of these days, in this order', async (query, days) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    expect(daysOf(body.items)).toEqual(days);
  });

  // SESSION-37
  it('sorts by words, most first', async () => {
    const { body } = await list('?sort=mostWords');
    expect(body.items.map(({ stats }: WritingSession) => stats.words)).toEqual([9, 5, 5, 0]);
  });

  it('filters by starting project; another’s is not found', async () => {
    expect(daysOf((await list(`?projectId=${projects[1]}`)).body.items)).toEqual([2]);
    const unknown = await list(`?projectId=${crypto.randomUUID()}`);
    expect([unknown.status, unknown.body.messageKey]).toEqual([404, 'projects.notFound']);
  });

  it.each(['newest', 'oldest', 'mostWords'])(
    'pages in order %s give every session once',
    async (sort) => {
      const whole = (await list(`?sort=${sort}`)).body.items;
      const pages = await everyPage<WritingSession>(list, `?sort=${sort}&limit=1`);
      expect(pages.flat()).toEqual(whole);
    },
  );

  it('knows no cursor of another order', async () => {
    const { nextCursor } = (await list('?sort=oldest&limit=1')).body;
    const answer = await list(`?sort=newest&cursor=${encodeURIComponent(nextCursor)}`);
    expect(answer.body.errors).toEqual([{ field: 'cursor', messageKey: 'validation.cursor' }]);
  });

  it.each([
    ['?from=2026-09-03&to=2026-09-02', 'to', 'validation.rangeReversed'],
    ['?from=2026-02-30', 'from', 'validation.date'],
    ['?from=0000-01-01', 'from', 'validation.date'],
    ['?search=%20', 'search', 'validation.textTooShort'],
    ['?sort=loudest', 'sort', 'validation.enum'],
  ])('%s is a 422 on %s', async (query, field, messageKey) => {
    const answer = await list(query);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, messageKey }]]);
  });

  it('names the project of each session, as it is named now', async () => {
    const [, id] = projects;
    await writer.call('PATCH', `/projects/${id}`, { body: { name: 'Les nouvelles' } });
    const { body } = await list('?sort=oldest&limit=2');
    expect(body.items.map(({ projectName }: ListedSession) => projectName)).toEqual([
      'Le roman',
      'Les nouvelles',
    ]);
    await writer.start();
    expect((await list('?status=active')).body.items).toMatchObject([{ projectName: null }]);
    await writer.move((await list('?status=active')).body.items[0].id, 'end');
  });
});

describe.each(databases)('the text of a session on $name', ({ open }) => {
  let database: TestDatabase;
  let writer: TestWriter;
  beforeAll(async () => {
    database = await open();
    writer = await openTestApi(database.db).signIn();
  });
  afterAll(() => database.close());

  const textOf = async (sessionId: string) =>
    (await writer.call('GET', `/sessions/${sessionId}/text`)).body.sections;

  // SESSION-38
  it('shows current text; once published, the published text', async () => {
    const [edited, gone, untouched] = [
      crypto.randomUUID(),
      crypto.randomUUID(),
      crypto.randomUUID(),
    ];
    const earlier = await writer.document();
    const document = await writer.document('en');
    const before = await writer.start();
    await writer.save(document.id, [put(untouched, 'From before.', 0, 'a0')]);
    await writer.move(before.id, 'end');

    const { id } = await writer.start({ documentId: document.id });
    expect(await textOf(id)).toEqual([]);
    await writer.save(document.id, [put(edited, 'Second.', 0, 'a2'), put(gone, 'First.', 0, 'a1')]);
    await writer.save(earlier.id, [put(edited, 'Ailleurs.')]);
    const paragraph = (ofParagraph: string, text: string) => ({
      id: ofParagraph,
      type: 'paragraph',
      content: [{ text, marks: [] }],
    });
    const written = [
      {
        documentId: document.id,
        documentTitle: 'Chapitre premier',
        language: 'en',
        paragraphs: [paragraph(gone, 'First.'), paragraph(edited, 'Second.')],
      },
      {
        documentId: earlier.id,
        documentTitle: 'Chapitre premier',
        language: 'fr',
        paragraphs: [paragraph(edited, 'Ailleurs.')],
      },
    ];
    expect(await textOf(id)).toEqual(written);
    await writer.move(id, 'end');
    await writer.move(id, 'publish');
    const later = await writer.start();
    await writer.save(document.id, [put(edited, 'Third.', 1, 'a2'), remove(gone, 1)]);
    await writer.move(later.id, 'end');
    await writer.call('DELETE', `/documents/${earlier.id}`);
    expect(await textOf(id)).toEqual(written);
    await writer.move(id, 'unpublish');
    expect(await textOf(id)).toEqual([
      { ...written[0], paragraphs: [paragraph(edited, 'Third.')] },
    ]);
  });
});
