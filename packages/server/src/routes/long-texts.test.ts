import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Paragraph,
  PublishedSession,
  TextParagraph,
  WritingSessionText,
} from '@ecritoire/contracts';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate } from '@ecritoire/contracts/validators';
import { createApi } from '../create-api.ts';
import { documentPieces } from '../domain/document-pieces.ts';
import { findTextOfSession } from '../domain/session-text.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import {
  ACCESS_TOKEN_KEY,
  openTestApi,
  put,
  type TestApi,
  type TestWriter,
} from '../testing/test-api.ts';

const PARAGRAPHS = 40;
const place = (index: number) => `b${String(index).padStart(2, '0')}`;
const textsOf = (paragraphs: readonly TextParagraph[]) =>
  paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));

describe.each(databases)('a text of several pages on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn('colette');
  });

  async function write(letters: number) {
    const document = await writer.document();
    const session = await writer.start({ documentId: document.id });
    const texts = Array.from({ length: PARAGRAPHS }, (_, index) =>
      `${index} « é » `.padEnd(letters, 'la pluie '),
    );
    const ids = texts.map(() => crypto.randomUUID());
    await writer.save(
      document.id,
      texts.map((text, index) => put(ids[index] ?? '', text, 0, place(index))),
    );
    return { documentId: document.id, sessionId: session.id, texts, ids };
  }

  const userId = async (): Promise<string> => (await writer.call('GET', '/auth/me')).body.id;

  const publish = async (sessionId: string) => {
    await writer.move(sessionId, 'end');
    await writer.move(sessionId, 'publish', { visibility: 'public' });
  };

  // ACCOUNT-3
  it('is exported whole, with its session and its copy', async () => {
    const { documentId, sessionId, texts } = await write(100);
    await publish(sessionId);
    const { body } = await writer.call('GET', '/account/export');
    expect(validate(responseValidators.exportAccount[200], body)).toEqual([]);
    expect(body.documents).toEqual([(await writer.call('GET', `/documents/${documentId}`)).body]);
    const [{ changes, published }] = body.writingSessions;
    expect(textsOf(published)).toEqual(texts);
    expect(changes).toHaveLength(PARAGRAPHS);
  });

  // ACCOUNT-3
  it('streamed reading equals reading at once', async () => {
    const { documentId, texts } = await write(4_000);
    const { status, headers, body } = await writer.call('GET', `/documents/${documentId}`);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(validate(responseValidators.getDocument[200], body)).toEqual([]);
    expect(textsOf(body.paragraphs)).toEqual(texts);
    const read = await documentPieces(database.db, await userId(), documentId);
    expect(JSON.parse((read?.pieces ?? []).join(''))).toEqual(body);
  });

  // ACCOUNT-3
  it('is exported as one snapshot under changes', async () => {
    const { documentId, ids } = await write(100);
    const id = await userId();
    const [first = '', last = ''] = [ids.at(0), ids.at(-1)];
    const state = { isOver: false };
    const moving = (async () => {
      // One word, from the first page to the last and back.
      for (let version = 1; !state.isOver; version += 1) {
        const [here, there] = version % 2 === 0 ? ['mot', ''] : ['', 'mot'];
        await writer.save(documentId, [
          put(first, here, version, place(0)),
          put(last, there, version, place(PARAGRAPHS - 1)),
        ]);
      }
    })();
    const read = async (): Promise<Paragraph[]> => {
      const read = await documentPieces(database.db, id, documentId);
      const { paragraphs }: { paragraphs: Paragraph[] } = JSON.parse((read?.pieces ?? []).join(''));
      return paragraphs;
    };
    for (let times = 0; times < 10; times += 1) {
      const versions = (await read()).flatMap(({ id, version }) =>
        id === first || id === last ? [version] : [],
      );
      expect(versions[0]).toBe(versions[1]);
    }
    state.isOver = true;
    await moving;
  });

  // SESSION-38
  it('is the text of its session, before and after publication', async () => {
    const { sessionId, texts } = await write(4_000);
    const sections = async () => {
      const { body } = await writer.call('GET', `/sessions/${sessionId}/text`);
      expect(validate(responseValidators.getWritingSessionText[200], body)).toEqual([]);
      const { sections: read }: WritingSessionText = body;
      return read.map(({ paragraphs }) => textsOf(paragraphs));
    };
    expect(await sections()).toEqual([texts]);
    await publish(sessionId);
    expect(await sections()).toEqual([texts]);
  });

  // SESSION-38
  it('is its session’s of one moment, while it changes', async () => {
    const { documentId, sessionId, ids } = await write(100);
    const id = await userId();
    const change = async (version: number) => {
      const [here, there] = version % 2 === 0 ? ['mot', ''] : ['', 'mot'];
      await writer.save(documentId, [
        put(ids.at(0) ?? '', here, version, place(0)),
        put(ids.at(-1) ?? '', there, version, place(PARAGRAPHS - 1)),
      ]);
    };
    await change(1);
    const state = { isOver: false };
    const changing = (async () => {
      for (let version = 2; !state.isOver; version += 1) await change(version);
    })();
    for (let times = 0; times < 5; times += 1) {
      const read = await findTextOfSession(database.db, id, sessionId);
      const { sections }: WritingSessionText = JSON.parse((read?.pieces ?? []).join(''));
      const texts = sections.flatMap(({ paragraphs }) => textsOf(paragraphs));
      expect(new Set([texts.at(0), texts.at(-1)])).toEqual(new Set(['', 'mot']));
    }
    state.isOver = true;
    await changing;
  });

  /** With the limits of production. */
  const statusesOf = async (path: string, headers: Record<string, string>, times: number) => {
    const limited = createApi({
      database: database.db,
      clock: api.clock,
      accessTokenKey: ACCESS_TOKEN_KEY,
      identityVerifier: { verify: () => Promise.resolve(undefined) },
      logger: { info() {}, warn() {}, error() {} },
    });
    const ask = (address: string) =>
      limited.fetch(new Request(`http://localhost/api${path}`, { headers }), { address });
    const responses: Response[] = [];
    for (let count = 0; count < times; count += 1) responses.push(await ask('192.0.2.1'));
    const statuses = responses.map(({ status }) => status);
    await responses[0]?.body?.cancel();
    return [...statuses, (await ask('192.0.2.1')).status, (await ask('192.0.2.2')).status];
  };

  // SERVER-20
  it('two reads at once, in each operation', async () => {
    const { documentId, sessionId } = await write(4_000);
    await publish(sessionId);
    const paths = ['/sessions/ID/text', '/published-sessions/ID', `/documents/${documentId}`];
    const headers = { authorization: `Bearer ${writer.accessToken}` };
    for (const path of paths) {
      const statuses = await statusesOf(path.replace('ID', sessionId), headers, 3);
      expect(statuses).toEqual([200, 200, 429, 200, 429]);
    }
  });

  // SERVER-20
  it('is read by four visitors of one address at once', async () => {
    const { sessionId } = await write(4_000);
    await publish(sessionId);
    const statuses = await statusesOf(`/published-sessions/${sessionId}`, {}, 5);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 200]);
  });

  // JOURNAL-4
  it('is read as an entry and in lists', async () => {
    const { body: journal } = await writer.call('POST', '/projects', {
      body: { name: 'Journal', type: 'journal' },
    });
    const entryOf = (day: string) => `/projects/${journal.id}/entries/${day}`;
    const open = async (day: string) =>
      (await writer.call('PUT', entryOf(day), { body: { language: 'fr', timeZone: 'UTC' } })).body;
    const [first, last] = [await open('2026-09-13'), await open('2026-09-14')];
    await writer.start({ documentId: first.id });
    const text = 'la pluie '.repeat(5_000).trim();
    const paragraphs = [0, 1, 2, 3].map((index) => put(crypto.randomUUID(), text, 0, place(index)));
    await writer.save(first.id, paragraphs);
    const { body } = await writer.call('GET', `/projects/${journal.id}/entries`);
    expect(validate(responseValidators.listJournalEntries[200], body)).toEqual([]);
    const { body: entry, headers } = await writer.call('GET', entryOf('2026-09-13'));
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toEqual({ items: [last, entry], nextCursor: null });
    expect(textsOf(entry.paragraphs)).toEqual(paragraphs.map(() => text));
    expect(await open('2026-09-13')).toEqual(entry);
  });

  const reading = async (sessionId: string) => {
    const { body } = await api.api.fetch(
      new Request(`http://localhost/api/published-sessions/${sessionId}`),
    );
    if (!body) throw new Error('There is no text.');
    return body.getReader();
  };

  // ACCOUNT-3
  it('is read whole by its readers', async () => {
    const { sessionId, texts } = await write(100);
    await publish(sessionId);
    const { body } = await api.call('GET', `/published-sessions/${sessionId}`);
    expect(validate(responseValidators.getPublishedSession[200], body)).toEqual([]);
    const { sections }: PublishedSession = body;
    expect(sections.map(({ paragraphs }) => textsOf(paragraphs))).toEqual([texts]);
  });

  // ACCOUNT-3
  it.each([['unpublish'], ['publish']])('breaks off for its readers at: %s', async (transition) => {
    const { sessionId } = await write(8_000);
    await publish(sessionId);
    const reader = await reading(sessionId);
    expect((await reader.read()).done).toBe(false);
    api.clock.advance(1);
    if (transition === 'publish') await writer.move(sessionId, 'unpublish');
    await writer.move(sessionId, transition, { visibility: 'public' });
    const readAll = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readAll()).rejects.toThrow(Error);
  });
});
