import { beforeEach, describe, expect, it } from 'vitest';
import type { Document } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('a journal on $name', ({ open: openDatabase }) => {
  const database = useDatabase(openDatabase);
  let api: TestApi;
  let writer: TestWriter;
  let journalId: string;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
    journalId = (await create('Carnet', 'journal')).id;
  });

  const create = async (name: string, type: string) =>
    (await writer.call('POST', '/projects', { body: { name, type } })).body;
  const open = (localDate: string, body = {}, projectId = journalId) =>
    writer.call('PUT', `/projects/${projectId}/entries/${localDate}`, {
      body: { language: 'fr', timeZone: 'Europe/Paris', ...body },
    });
  const list = async (query = '') =>
    (await writer.call('GET', `/projects/${journalId}/entries${query}`)).body;
  const dates = (items: Document[]) => items.map(({ title }) => title);

  // JOURNAL-1
  it('creates a day’s entry once, then finds it', async () => {
    const made = await open('2026-09-14');
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe(`/api/documents/${made.body.id}`);
    expect(made.body).toMatchObject({
      projectId: journalId,
      projectName: 'Carnet',
      title: '2026-09-14',
      journalEntry: { localDate: '2026-09-14', timeZone: 'Europe/Paris' },
      language: 'fr',
      words: 0,
      version: 1,
      paragraphs: [],
    });
    expect((await writer.call('GET', `/documents/${made.body.id}`)).body).toEqual(made.body);
    await writer.start();
    await writer.save(made.body.id, [put(crypto.randomUUID(), 'Pluie toute la journée.')]);
    const found = await open('2026-09-14', { language: 'en', timeZone: 'Asia/Tokyo' });
    expect(found.status).toBe(200);
    expect(found.headers.get('etag')).toBe('"1"');
    expect(found.body).toMatchObject({
      id: made.body.id,
      journalEntry: { timeZone: 'Europe/Paris' },
      language: 'fr',
      words: 4,
    });
    const read = await writer.call('GET', `/projects/${journalId}/entries/2026-09-14`);
    expect(read.body).toEqual(found.body);
  });

  // JOURNAL-1
  it('has one entry a day under concurrency', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => open('2026-09-14')));
    const made = answers.filter(({ status }) => status === 201);
    const found = answers.filter(({ status }) => status === 200);
    expect([made.length, found.length]).toEqual([1, 9]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await list()).items).toHaveLength(1);
    await expect(
      database.onOneConnection(({ run }) =>
        run(`INSERT INTO documents (id, owner_id, project_id, title, folded_title, language, position,
               created_at, updated_at, entry_date, entry_time_zone)
             SELECT gen_random_uuid(), owner_id, project_id, title, title, language, position,
               now(), now(), entry_date, 'UTC' FROM documents`),
      ),
    ).rejects.toThrow(/documents_one_entry_a_day/u);
  });

  // JOURNAL-2
  it('has a day once it begins anywhere on earth', async () => {
    api.clock.set('2026-09-14T09:59:59Z');
    await writer.renew();
    const early = await open('2026-09-15');
    expect(early.status).toBe(422);
    expect(early.body.errors).toEqual([
      { field: 'localDate', messageKey: 'validation.dateTooLate' },
    ]);
    api.clock.set('2026-09-14T10:00:00Z');
    expect((await open('2026-09-15', { timeZone: 'Pacific/Kiritimati' })).status).toBe(201);
    expect((await open('1987-02-28')).status).toBe(201);
  });

  it.each([
    ['2026-02-29', 'localDate', 'date'],
    ['0000-01-01', 'localDate', 'date'],
    ['today', 'localDate', 'date'],
  ])('has no day %s', async (localDate, field, key) => {
    for (const answer of [
      await open(localDate),
      await writer.call('GET', `/projects/${journalId}/entries/${localDate}`),
    ]) {
      expect(answer.body.errors).toEqual([{ field, messageKey: `validation.${key}` }]);
    }
  });

  it('takes no zone that there is not', async () => {
    for (const timeZone of ['Europe/Atlantis', '+02:00']) {
      expect((await open('2026-09-14', { timeZone })).body.errors).toEqual([
        { field: 'timeZone', messageKey: 'validation.timeZone' },
      ]);
    }
  });

  it('is not a plain project, and not someone else’s', async () => {
    const plain = await create('Roman', 'plain');
    const refused = await open('2026-09-14', {}, plain.id);
    expect([refused.status, refused.body.messageKey]).toEqual([409, 'projects.notJournal']);
    expect((await writer.call('GET', `/projects/${plain.id}/entries`)).body.items).toEqual([]);
    const stranger = await api.signIn('georges');
    await open('2026-09-14');
    for (const [method, path, body] of [
      ['PUT', '/entries/2026-09-14', { language: 'fr', timeZone: 'UTC' }],
      ['GET', '/entries/2026-09-14', undefined],
      ['GET', '/entries', undefined],
    ] as const) {
      const answer = await stranger.call(method, `/projects/${journalId}${path}`, { body });
      expect([answer.status, answer.body.messageKey]).toEqual([404, 'projects.notFound']);
    }
  });

  it('says that there is no entry of a day', async () => {
    const answer = await writer.call('GET', `/projects/${journalId}/entries/2026-09-13`);
    expect([answer.status, answer.body.messageKey]).toEqual([404, 'journalEntries.notFound']);
  });

  // JOURNAL-4
  it('lists entries newest first, 20 at a time', async () => {
    const days = Array.from(
      { length: 23 },
      (_, day) => `2026-08-${String(day + 1).padStart(2, '0')}`,
    );
    for (const day of days.toSorted((a, b) => (a.slice(-1) < b.slice(-1) ? -1 : 1)))
      await open(day);
    await writer.start();
    const { body: entry } = await open('2026-08-23');
    await writer.save(entry.id, [
      put(crypto.randomUUID(), 'Deux.', 0, 'a1'),
      put(crypto.randomUUID(), 'Un.', 0, 'a0'),
    ]);
    const first = await list();
    expect(dates(first.items)).toEqual(days.toReversed().slice(0, 20));
    expect(first.items[0]).toEqual((await open('2026-08-23')).body);
    expect(first.items[0].paragraphs).toHaveLength(2);
    const rest = await list(`?cursor=${first.nextCursor}`);
    expect(dates(rest.items)).toEqual(days.toReversed().slice(20));
    expect(rest.nextCursor).toBeNull();
    expect(dates((await list('?until=2026-08-03')).items)).toEqual(days.slice(0, 3).toReversed());
    const wrong = await writer.call('GET', `/projects/${journalId}/entries?cursor=bm9u`);
    expect(wrong.body.errors).toEqual([{ field: 'cursor', messageKey: 'validation.cursor' }]);
  });

  // JOURNAL-4
  it('gives at most 20 entries at once', async () => {
    const path = `/projects/${journalId}/entries`;
    expect((await writer.call('GET', `${path}?limit=20`)).status).toBe(200);
    expect((await writer.call('GET', `${path}?limit=21`)).body.errors).toEqual([
      { field: 'limit', messageKey: 'validation.numberTooLarge' },
    ]);
  });

  it('pages neither skip nor double during inserts', async () => {
    for (const day of ['2026-09-01', '2026-09-03', '2026-09-05']) await open(day);
    const first = await list('?limit=2');
    await open('2026-09-04');
    await open('2026-09-02');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(dates([...first.items, ...second.items])).toEqual([
      '2026-09-05',
      '2026-09-03',
      '2026-09-02',
      '2026-09-01',
    ]);
  });

  it('lists its documents newest day first', async () => {
    for (const day of ['2026-09-03', '2026-09-01', '2026-09-05', '2026-09-02', '2026-09-04']) {
      await open(day);
    }
    const { body } = await writer.call('GET', `/documents?projectId=${journalId}`);
    expect(dates(body.items)).toEqual([
      '2026-09-05',
      '2026-09-04',
      '2026-09-03',
      '2026-09-02',
      '2026-09-01',
    ]);
  });

  // JOURNAL-3
  it('accepts no other documents; entries keep their date', async () => {
    const plain = await create('Roman', 'plain');
    const body = { title: 'Chapitre', language: 'fr' };
    const refused = await writer.call('POST', '/documents', {
      body: { ...body, projectId: journalId },
    });
    expect([refused.status, refused.body.messageKey]).toEqual([409, 'projects.isJournal']);
    const { body: entry } = await open('2026-09-14');
    const { body: chapter } = await writer.call('POST', '/documents', {
      body: { ...body, projectId: plain.id },
    });
    for (const [method, path, change, key] of [
      ['PATCH', `/documents/${entry.id}`, { title: 'Lundi' }, 'documents.isJournalEntry'],
      [
        'POST',
        `/documents/${entry.id}/move`,
        { projectId: plain.id, after: null },
        'documents.isJournalEntry',
      ],
      [
        'POST',
        `/documents/${chapter.id}/move`,
        { projectId: journalId, after: null },
        'projects.isJournal',
      ],
    ] as const) {
      const answer = await writer.call(method, path, { body: change });
      expect([answer.status, answer.body.messageKey]).toEqual([409, key]);
    }
    expect((await open('2026-09-14')).body).toEqual(entry);
  });

  // PAGE-126
  it('takes another language for an entry', async () => {
    const { body: entry } = await open('2026-09-14');
    const body = { language: entry.language === 'fr' ? 'en' : 'fr' };
    expect((await writer.call('PATCH', `/documents/${entry.id}`, { body })).status).toBe(200);
    expect((await open('2026-09-14')).body).toMatchObject({ ...body, title: entry.title });
  });

  // JOURNAL-3
  it('reopens a day after its entry was deleted', async () => {
    const { body: first } = await open('2026-09-14');
    await writer.call('DELETE', `/documents/${first.id}`);
    const again = await open('2026-09-14');
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(first.id);
  });
});
