import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databases } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';
import { openVersionedDocument } from '../testing/versioned-document.ts';
import { keepHouse } from './housekeeping.ts';

const IDS = Array.from({ length: 5 }, () => crypto.randomUUID());
const index = fc.nat({ max: 4 });

const act = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), at: index, words: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('remove' as const), at: index }),
  fc.record({ kind: fc.constant('name' as const) }),
  fc.record({ kind: fc.constant('conflict' as const), at: index }),
  fc.record({ kind: fc.constant('restore' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 200, 3_000) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Does some acts. @returns the texts that named versions must have, and those that they have. */
async function live(
  api: TestApi & { database: Database },
  begin: () => Promise<TestWriter>,
  acts: readonly Act[],
) {
  let writer = await begin();
  const of = await openVersionedDocument({ ...writer, call: (...call) => writer.call(...call) });
  const start = () => writer.start();
  await start();
  const versions = new Map<string, number>();
  const named = new Map<string, string[]>();
  const restored: { expected: unknown[]; found: unknown[] }[] = [];
  const wordsOf = async () => (await writer.call('GET', '/sessions/live')).body.session.stats;
  for (const one of acts) {
    const id = IDS['at' in one ? one.at : 0] ?? '';
    switch (one.kind) {
      case 'put':
        await of.save([
          put(id, Array(one.words).fill('mot').join(' '), versions.get(id) ?? 0, `a${one.at}`),
        ]);
        break;
      case 'remove':
        if (versions.has(id)) await of.save([remove(id, versions.get(id) ?? 0)]);
        break;
      case 'name': {
        const text = await of.text();
        const { body } = await of.create({ name: 'Nommée' });
        named.set(body.id, text);
        break;
      }
      case 'conflict':
        await of.create({ reason: 'conflict', changes: [put(id, 'autre côté', 0, `a${one.at}`)] });
        break;
      case 'restore': {
        const all = await of.versions();
        const version = all[one.which % Math.max(1, all.length)];
        if (!version) break;
        const before = await wordsOf();
        const text = await of.read(version.id);
        const { status } = await of.restore(version.id);
        const { words, wordsRemoved } = await wordsOf();
        restored.push({
          expected: [200, text, before.words, before.wordsRemoved],
          found: [status, await of.text(), words, wordsRemoved],
        });
        break;
      }
      case 'delete': {
        const all = await of.versions();
        const version = all[one.which % Math.max(1, all.length)];
        if (!version) break;
        await writer.call('DELETE', `${of.path}/${version.id}`);
        named.delete(version.id);
        break;
      }
      case 'wait':
        api.clock.advance(one.hours * 3_600);
        await keepHouse(api.database, api.clock.now());
        writer = await begin();
        break;
      default:
        one satisfies never;
    }
    const { body } = await writer.call('GET', `/documents/${of.document.id}`);
    versions.clear();
    for (const paragraph of body.paragraphs) versions.set(paragraph.id, paragraph.version);
  }
  const read = new Map<string, string[]>();
  for (const id of named.keys()) read.set(id, await of.read(id));
  return { named, read, restored };
}

describe.each(databases)('any sequence of changes on $name', ({ open }) => {
  const database = useDatabase(open);

  // VERS-3 VERS-8
  it('leaves every named version as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const api = { ...openTestApi(database.db), database: database.db };
        const name = crypto.randomUUID();
        const { named, read, restored } = await live(api, () => api.signIn(name), acts);
        expect(read).toEqual(named);
        expect(restored.map(({ found }) => found)).toEqual(
          restored.map(({ expected }) => expected),
        );
      }),
      { numRuns: isEachRuleOnce ? 6 : 25 },
    );
  });
});
