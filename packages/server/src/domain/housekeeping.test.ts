import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';
import { A, openVersionedDocument } from '../testing/versioned-document.ts';
import { keepHouse } from './housekeeping.ts';

const DAY = 86_400;

describe.each(databases)('housekeeping on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
  });

  // VERS-13
  it('thins versions as they grow old', async () => {
    const of = await openVersionedDocument(writer);
    await writer.start();
    for (let version = 0; version < 5; version += 1) {
      await of.save([put(A, `Le vent, ${String(version)}.`, version)]);
      api.clock.advance(600);
      await writer.renew();
    }
    const before = await of.versions();
    await keepHouse(database.db, api.clock.now());
    expect(await of.versions()).toEqual(before);
    api.clock.advance(2 * DAY);
    await keepHouse(database.db, api.clock.now());
    writer = await api.signIn();
    const path = `/documents/${of.document.id}/versions`;
    const { items } = (await writer.call('GET', path)).body;
    expect([before.length, items]).toEqual([
      4,
      [{ ...before[0], wordsAdded: expect.any(Number), wordsRemoved: expect.any(Number) }],
    ]);
    const { body } = await writer.call('GET', `${path}/${before[0]?.id}`);
    expect(body.paragraphs[0].content[0].text).toBe('Le vent, 3.');
  });
});
