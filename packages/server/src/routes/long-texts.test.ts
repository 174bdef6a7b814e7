import { beforeEach, describe, expect, it } from 'vitest';
import type { Paragraph, PublishedSession, TextParagraph } from '@ecritoire/contracts';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate } from '@ecritoire/contracts/validators';
import { documentPieces } from '../domain/document-pieces.ts';
import { everyDatabase } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

const PARAGRAPHS = 40;
const place = (index: number) => `b${String(index).padStart(2, '0')}`;
const textsOf = (paragraphs: readonly TextParagraph[]) =>
  paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));

describe.each(everyDatabase)('a text of several pages on $name', ({ open }) => {
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
  it('is read in pieces as a short one is at once', async () => {
    const { documentId, texts } = await write(4_000);
    const { status, headers, body } = await writer.call('GET', `/documents/${documentId}`);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(validate(responseValidators.getDocument[200], body)).toEqual([]);
    expect(textsOf(body.paragraphs)).toEqual(texts);
    const read = await documentPieces(database.db, await userId(), documentId);
    expect(JSON.parse((read?.pieces ?? []).join(''))).toEqual(body);
  });

  // ACCOUNT-3
  it('is exported as it was at one moment, while it changes', async () => {
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
