import { beforeEach, describe, expect, it } from 'vitest';
import type { Visibility } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { everyPage } from '../testing/every-page.ts';
import { openViewers, publish, type Viewers } from '../testing/readers.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

const mayRead: Record<Visibility, (keyof Viewers)[]> = {
  private: ['owner'],
  team: ['owner', 'subscriber'],
  public: ['owner', 'subscriber', 'stranger', 'visitor'],
};
const visibilities: Visibility[] = ['private', 'team', 'public'];

describe.each(databases)('a published session on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let owner: TestWriter;
  let subscriber: TestWriter;
  let viewers: Viewers;
  let subscriptionId: string;
  beforeEach(async () => {
    api = openTestApi(database.db);
    ({ owner, subscriber, viewers, subscriptionId } = await openViewers(api));
  });

  /** Who reads it: by itself, in the list of all, in the list of its author. All three agree. */
  async function readersOf(id: string): Promise<string[]> {
    const { body: author } = await viewers.owner('/auth/me');
    const paths = ['/published-sessions', `/published-sessions?authorId=${author.id}`];
    const readers: string[] = [];
    for (const [name, get] of Object.entries(viewers)) {
      const single = await get(`/published-sessions/${id}`);
      const isSeen = single.status === 200;
      if (isSeen) readers.push(name);
      expect(isSeen ? single.body.id : single.body.messageKey).toBe(
        isSeen ? id : 'publishedSessions.notFound',
      );
      for (const path of paths) {
        const { body } = await get(path);
        expect(body.items.map((item: { id: string }) => item.id)).toEqual(isSeen ? [id] : []);
      }
    }
    return readers;
  }

  // READ-1
  it.each(visibilities)('that is %s is visible to its readers only', async (which) => {
    const { id } = await publish(owner, which);
    expect(await readersOf(id)).toEqual(mayRead[which]);
  });

  // READ-2
  it.each(visibilities)('that was %s is hidden as a draft', async (which) => {
    const { id } = await publish(owner, which);
    await owner.move(id, 'unpublish');
    const { body: author } = await viewers.owner('/auth/me');
    for (const get of Object.values(viewers)) {
      expect((await get(`/published-sessions/${id}`)).status).toBe(404);
      const { body } = await get(`/published-sessions?authorId=${author.id}`);
      expect(body.items).toEqual([]);
    }
    await owner.move(id, 'discard');
    expect((await viewers.owner(`/published-sessions/${id}`)).status).toBe(404);
  });

  // READ-2
  it.each([
    ['the author removes the subscriber', 'owner', '/subscribers'],
    ['the subscriber leaves', 'subscriber', '/subscriptions'],
  ])('is for the author alone again when %s', async (_, who, path) => {
    const { id } = await publish(owner, 'team');
    const caller = who === 'owner' ? owner : subscriber;
    expect((await caller.call('DELETE', `${path}/${subscriptionId}`)).status).toBe(204);
    expect(await readersOf(id)).toEqual(['owner']);
  });

  // READ-1
  it('is read by others as soon as its visibility changes', async () => {
    const { id } = await publish(owner, 'private');
    for (const visibility of ['public', 'team', 'private', 'team', 'public'] as const) {
      await owner.call('PATCH', `/sessions/${id}`, { body: { visibility } });
      expect(await readersOf(id)).toEqual(mayRead[visibility]);
    }
  });

  // READ-2
  it.each(visibilities)('that is %s goes with its author’s account', async (which) => {
    const { id } = await publish(owner, which);
    const { body: author } = await viewers.owner('/auth/me');
    const body = { email: author.email };
    expect((await owner.call('POST', '/account/deletion', { body })).status).toBe(204);
    expect((await viewers.owner(`/published-sessions/${id}`)).status).toBe(401);
    for (const get of [viewers.subscriber, viewers.stranger, viewers.visitor]) {
      expect((await get(`/published-sessions/${id}`)).status).toBe(404);
      expect((await get('/published-sessions')).body.items).toEqual([]);
      expect((await get(`/published-sessions?authorId=${author.id}`)).body.items).toEqual([]);
    }
  });

  // READ-2
  it('is not shown while its author’s account is deactivated', async () => {
    const { id } = await publish(owner, 'public');
    const setActive = (active: boolean) =>
      database.onOneConnection(({ rows }) =>
        rows(`UPDATE users SET active = $1 WHERE email = 'colette@example.org'`, [active]),
      );
    await setActive(false);
    expect((await viewers.owner(`/published-sessions/${id}`)).status).toBe(403);
    for (const get of [viewers.subscriber, viewers.stranger, viewers.visitor]) {
      expect((await get(`/published-sessions/${id}`)).status).toBe(404);
      expect((await get('/published-sessions')).body.items).toEqual([]);
    }
    await setActive(true);
    expect(await readersOf(id)).toEqual(mayRead.public);
  });

  it('refuses an invalid token', async () => {
    const { id } = await publish(owner, 'public');
    for (const path of ['/published-sessions', `/published-sessions/${id}`]) {
      const answer = await api.call('GET', path, { token: 'forged' });
      expect([answer.status, answer.body.messageKey]).toEqual([401, 'auth.required']);
      const basic = await api.call('GET', path, { headers: { authorization: 'Basic YTpi' } });
      expect(basic.status).toBe(401);
    }
  });

  it('has a head where it is public', async () => {
    const { id } = await publish(owner, 'public', 'Il pleut.');
    await owner.call('PATCH', `/sessions/${id}`, { body: { title: 'Pluie', comment: null } });
    expect(await api.api.findPublishedHead(id.toUpperCase())).toEqual({
      title: 'Pluie',
      comment: null,
      author: expect.any(String),
      beginning: 'Il pleut.',
    });
    const { id: hidden } = await publish(owner, 'team', 'Il neige.');
    expect(await api.api.findPublishedHead(hidden)).toBeUndefined();
    expect(await api.api.findPublishedHead('no id')).toBeUndefined();
  });

  // READ-5, SESSION-56
  it('shows text, figures, review and author without e-mail', async () => {
    const { id, documentId, paragraphId } = await publish(owner, 'public');
    const { body: author } = await viewers.owner('/auth/me');
    expect((await viewers.visitor(`/published-sessions/${id}`)).body).toEqual({
      id,
      title: 'Pluie',
      comment: 'Écrit d’un trait.',
      author: { id: author.id, name: 'colette', pictureUrl: null },
      visibility: 'public',
      publishedAt: api.clock.now().toISOString(),
      stats: { words: 5, paragraphs: 1 },
      sections: [
        {
          documentId,
          documentTitle: 'Chapitre premier',
          language: 'fr',
          paragraphs: [
            {
              id: paragraphId,
              type: 'paragraph',
              content: [{ text: 'Il pleut sur la ville.', marks: [] }],
            },
          ],
        },
      ],
    });
  });

  // SESSION-38
  it('is unaffected by its document’s change or deletion', async () => {
    const { id, documentId, paragraphId } = await publish(owner, 'public');
    const read = async () => (await viewers.visitor(`/published-sessions/${id}`)).body;
    const asPublished = await read();
    const { id: later } = await owner.start();
    await owner.save(documentId, [put(paragraphId, 'Il neige.', 1)]);
    await owner.call('PATCH', `/documents/${documentId}`, { body: { title: 'Neige' } });
    expect(await read()).toEqual(asPublished);
    await owner.save(documentId, [remove(paragraphId, 2)]);
    expect(await read()).toEqual(asPublished);
    await owner.move(later, 'end');
    const { body: document } = await owner.call('GET', `/documents/${documentId}`);
    await owner.call('DELETE', `/projects/${document.projectId}`);
    expect(await read()).toEqual(asPublished);
    expect((await owner.call('GET', `/sessions/${id}/text`)).body.sections).toEqual(
      asPublished.sections,
    );
  });

  const textsRead = async (id: string) => {
    const { body } = await viewers.visitor(`/published-sessions/${id}`);
    return body.sections.flatMap(
      ({ paragraphs }: { paragraphs: { content: { text: string }[] }[] }) =>
        paragraphs.map(({ content }) => content[0]?.text),
    );
  };

  // READ-4
  it('republishing drops what was deleted', async () => {
    const { id, documentId, paragraphId } = await publish(owner, 'public');
    await owner.move(id, 'unpublish');
    await owner.start({ documentId });
    await owner.save(documentId, [remove(paragraphId, 1)]);
    await owner.move(id, 'publish');
    expect(await textsRead(id)).toEqual([]);
  });

  // READ-4
  it('republishing retains deleted documents’ text', async () => {
    const present = await owner.document();
    const gone = await owner.document();
    const paragraphId = crypto.randomUUID();
    const { id } = await owner.start({ documentId: present.id });
    await owner.save(present.id, [put(paragraphId, 'Un.')]);
    await owner.save(gone.id, [put(crypto.randomUUID(), 'Deux.')]);
    await owner.save(present.id, [put(paragraphId, 'Un, revu.', 1)]);
    await owner.move(id, 'end');
    await owner.move(id, 'publish', { visibility: 'public' });
    await owner.call('DELETE', `/documents/${gone.id}`);
    await owner.move(id, 'unpublish');
    await owner.start();
    await owner.save(present.id, [put(paragraphId, 'Un, revu encore.', 2)]);
    await owner.move(id, 'publish');
    expect(new Set(await textsRead(id))).toEqual(new Set(['Un, revu encore.', 'Deux.']));
  });

  // READ-4
  it('that is discarded leaves no copy behind', async () => {
    const { id } = await publish(owner, 'public');
    const copies = () =>
      database.onOneConnection(({ rows }) => rows('SELECT * FROM published_paragraphs'));
    expect(await copies()).toHaveLength(1);
    await owner.move(id, 'unpublish');
    expect((await owner.move(id, 'discard')).status).toBe(200);
    expect(await copies()).toEqual([]);
  });

  // SESSION-38
  it('stands in the order of its project, document by document', async () => {
    const { id: projectId } = await owner.project();
    const create = async (title: string) =>
      (await owner.call('POST', '/documents', { body: { projectId, title, language: 'fr' } })).body;
    const [first, second, third] = [
      await create('Un'),
      await create('Deux'),
      await create('Trois'),
    ];
    const { id } = await owner.start({ documentId: third.id });
    for (const document of [third, first, second]) {
      await owner.save(document.id, [
        put(crypto.randomUUID(), `${document.title} b`, 0, 'a1'),
        put(crypto.randomUUID(), `${document.title} a`, 0, 'a0'),
      ]);
    }
    await owner.move(id, 'end');
    await owner.move(id, 'publish', { visibility: 'public' });
    const inOrder = ['Un a', 'Un b', 'Deux a', 'Deux b', 'Trois a', 'Trois b'];
    expect(await textsRead(id)).toEqual(inOrder);
    await owner.call('POST', `/documents/${third.id}/move`, { body: { projectId, after: null } });
    expect(await textsRead(id)).toEqual(inOrder);
  });

  it('is listed once, newest first, under concurrency', async () => {
    const ids: string[] = [];
    for (const visibility of ['public', 'private', 'team', 'public', 'team'] as const) {
      const { id } = await publish(owner, visibility);
      if (visibility !== 'private') ids.unshift(id);
      api.clock.advance(1);
    }
    const path = '/published-sessions?limit=2';
    const pages = await everyPage<{ id: string }>(viewers.subscriber, path, async () => {
      await publish(owner, 'public');
      api.clock.advance(1);
    });
    expect(pages.flat().map(({ id }) => id)).toEqual(ids);
    const answer = await viewers.visitor('/published-sessions?cursor=nonsense');
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'cursor', messageKey: 'validation.cursor' }],
    ]);
  });
});
