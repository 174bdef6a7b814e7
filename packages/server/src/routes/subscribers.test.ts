import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { everyPage } from '../testing/every-page.ts';
import { subscribe } from '../testing/readers.ts';
import { openTestApi, type Answer, type TestApi, type TestWriter } from '../testing/test-api.ts';

const DAY = 24 * 60 * 60;

describe.each(databases)('subscribers on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let author: TestWriter;
  let reader: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    author = await api.signIn('colette');
    reader = await api.signIn('georges');
  });

  const rows = (query: string) => database.onOneConnection((connection) => connection.rows(query));
  const me = async (writer: TestWriter) => {
    const { id, name, pictureUrl } = (await writer.call('GET', '/auth/me')).body;
    return { id, name, pictureUrl };
  };
  const invite = async () => (await author.call('POST', '/subscribers/invitations')).body;
  const accept = (who: TestWriter, token: string) =>
    who.call('POST', '/subscriptions', { body: { token } });
  const preview = (who: TestWriter, token: string) =>
    who.call('POST', '/subscriptions/preview', { body: { token } });
  const openIds = async () =>
    (await author.call('GET', '/subscribers/invitations')).body.items.map(
      ({ id }: { id: string }) => id,
    );
  const said = ({ status, body }: Answer) => [status, body?.messageKey];
  const NOT_FOUND = [404, 'invitations.notFound'];

  describe('an invitation', () => {
    // READ-8
    it('has 32 random bytes, shown once, stored nowhere', async () => {
      const { id, token, createdAt, expiresAt } = await invite();
      expect(atob(token.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(32);
      expect((await invite()).token).not.toBe(token);
      expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBe(30 * DAY * 1000);
      const { body } = await author.call('GET', '/subscribers/invitations');
      expect(body.items).toContainEqual({ id, createdAt, expiresAt });
      const stored = await rows('SELECT * FROM invitations');
      expect(stored).toHaveLength(2);
      expect(JSON.stringify(stored)).not.toContain(token);
    });

    it('replays its token under the same key only', async () => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const first = await author.call('POST', '/subscribers/invitations', { headers });
      const second = await author.call('POST', '/subscribers/invitations', { headers });
      expect([second.status, second.body]).toEqual([201, first.body]);
      expect(await openIds()).toEqual([first.body.id]);
      expect(JSON.stringify(await rows('SELECT * FROM idempotency_keys'))).not.toContain(
        first.body.token,
      );
    });

    it('names its author to any holder, without being used', async () => {
      const { token } = await invite();
      for (const who of [reader, author, reader]) {
        const { status, body } = await preview(who, token);
        expect([status, body]).toEqual([200, { author: await me(author) }]);
      }
      expect((await accept(reader, token)).status).toBe(201);
    });

    it('makes one reader a subscriber, and is used up', async () => {
      const { token } = await invite();
      const accepted = await accept(reader, token);
      expect([accepted.status, accepted.body]).toEqual([
        201,
        {
          id: expect.any(String),
          author: await me(author),
          createdAt: api.clock.now().toISOString(),
        },
      ]);
      expect(await openIds()).toEqual([]);
      const other = await api.signIn('marguerite');
      expect(said(await accept(other, token))).toEqual(NOT_FOUND);
      expect(said(await preview(other, token))).toEqual(NOT_FOUND);
      const { body } = await author.call('GET', '/subscribers');
      expect(body.items).toEqual([
        {
          id: accepted.body.id,
          reader: await me(reader),
          createdAt: accepted.body.createdAt,
        },
      ]);
    });

    // READ-6
    it('serves one reader when many accept it at once', async () => {
      const { token } = await invite();
      const readers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => api.signIn(`reader-${index}`)),
      );
      const answers = await Promise.all(readers.map((one) => accept(one, token)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
      expect((await author.call('GET', '/subscribers')).body.items).toHaveLength(1);
    });

    it('makes one subscription when a reader accepts several at once', async () => {
      const tokens: string[] = [];
      for (let count = 0; count < 5; count += 1) tokens.push((await invite()).token);
      const answers = await Promise.all(tokens.map((token) => accept(reader, token)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await openIds()).toHaveLength(4);
    });

    // READ-8
    it('stays open when its reader subscribed before', async () => {
      const subscriptionId = await subscribe(author, reader);
      const { id, token } = await invite();
      const again = await accept(reader, token);
      expect([again.status, again.body.id]).toEqual([200, subscriptionId]);
      expect(await openIds()).toEqual([id]);
      expect((await accept(await api.signIn('marguerite'), token)).status).toBe(201);
    });

    // READ-8
    it('is not for its own author', async () => {
      const { id, token } = await invite();
      expect(said(await accept(author, token))).toEqual([409, 'subscriptions.ownInvitation']);
      expect(await openIds()).toEqual([id]);
    });

    // READ-6
    it('is useless once revoked, by its owner only', async () => {
      const { id, token } = await invite();
      const revoke = (who: TestWriter) => who.call('DELETE', `/subscribers/invitations/${id}`);
      expect(said(await revoke(reader))).toEqual(NOT_FOUND);
      expect((await revoke(author)).status).toBe(204);
      expect(said(await accept(reader, token))).toEqual(NOT_FOUND);
      expect(said(await preview(reader, token))).toEqual(NOT_FOUND);
      expect(said(await revoke(author))).toEqual(NOT_FOUND);
    });

    // READ-6
    it('expires after 30 days, to the millisecond', async () => {
      const { id, token } = await invite();
      api.clock.advance(30 * DAY - 0.001);
      for (const who of [author, reader]) await who.renew();
      expect(await openIds()).toEqual([id]);
      expect((await preview(reader, token)).status).toBe(200);
      api.clock.advance(0.001);
      for (const who of [author, reader]) {
        const renewed = await api.signIn(who === author ? 'colette' : 'georges');
        who.accessToken = renewed.accessToken;
      }
      expect(await openIds()).toEqual([]);
      expect(said(await preview(reader, token))).toEqual(NOT_FOUND);
      expect(said(await accept(reader, token))).toEqual(NOT_FOUND);
      const revoked = await author.call('DELETE', `/subscribers/invitations/${id}`);
      expect(said(revoked)).toEqual(NOT_FOUND);
    });

    it('of an unknown or deactivated account is not found', async () => {
      for (const token of ['x', 'A'.repeat(43), 'é']) {
        expect(said(await accept(reader, token))).toEqual(NOT_FOUND);
        expect(said(await preview(reader, token))).toEqual(NOT_FOUND);
      }
      const { token } = await invite();
      await rows(`UPDATE users SET active = false WHERE email = 'colette@example.org'`);
      expect(said(await accept(reader, token))).toEqual(NOT_FOUND);
    });

    // READ-8
    it('is one of at most 50 that are open', async () => {
      for (let count = 0; count < 49; count += 1) await invite();
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => author.call('POST', '/subscribers/invitations')),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expect(said(answer)).toEqual([409, 'invitations.tooMany']);
      }
      const [first] = await openIds();
      await author.call('DELETE', `/subscribers/invitations/${first}`);
      expect((await author.call('POST', '/subscribers/invitations')).status).toBe(201);
      expect((await reader.call('POST', '/subscribers/invitations')).status).toBe(201);
    });
  });

  describe('a subscription', () => {
    // READ-11
    it('is ended by either side, and by no one else', async () => {
      const other = await api.signIn('marguerite');
      for (const [who, path] of [
        [author, '/subscribers'],
        [reader, '/subscriptions'],
      ] as const) {
        const id = await subscribe(author, reader);
        const wrongSide = path === '/subscribers' ? '/subscriptions' : '/subscribers';
        for (const answer of [
          await other.call('DELETE', `/subscribers/${id}`),
          await other.call('DELETE', `/subscriptions/${id}`),
          await who.call('DELETE', `${wrongSide}/${id}`),
        ]) {
          expect(said(answer)).toEqual([404, 'subscriptions.notFound']);
        }
        expect((await who.call('DELETE', `${path}/${id}`)).status).toBe(204);
        expect((await who.call('DELETE', `${path}/${id}`)).status).toBe(404);
        expect((await author.call('GET', '/subscribers')).body.items).toEqual([]);
        expect((await reader.call('GET', '/subscriptions')).body.items).toEqual([]);
      }
    });

    it('is listed for both sides, newest first, page by page', async () => {
      const names = ['un', 'deux', 'trois'];
      for (const name of names) {
        await subscribe(author, await api.signIn(name));
        await subscribe(await api.signIn(`${name} aussi`), reader);
        api.clock.advance(1);
      }
      const listed = async (who: TestWriter, path: string, side: 'reader' | 'author') => {
        type Item = Record<string, { name: string }>;
        const ask = (page: string) => who.call('GET', page);
        const pages = await everyPage<Item>(ask, `${path}?limit=1`);
        return pages.flat().map((item) => item[side]?.name);
      };
      expect(await listed(author, '/subscribers', 'reader')).toEqual(['trois', 'deux', 'un']);
      expect(await listed(reader, '/subscriptions', 'author')).toEqual([
        'trois aussi',
        'deux aussi',
        'un aussi',
      ]);
      for (const path of ['/subscribers', '/subscriptions', '/subscribers/invitations']) {
        expect((await author.call('GET', `${path}?cursor=nonsense`)).status).toBe(422);
      }
    });
  });
});
