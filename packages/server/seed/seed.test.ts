import { describe, expect, it } from 'vitest';
import { users } from '../src/database/schema.ts';
import { SEARCH_INDEX } from '../src/domain/search-index.ts';
import { ensureSearchIndex } from '../src/node/database/search-index.ts';
import { databases, type TestDatabase } from '../src/node/testing/databases.ts';
import { useDatabase } from '../src/node/testing/use-database.ts';
import { allRows } from '../src/testing/rows-of-user.ts';
import { openTestApi, type TestApi } from '../src/testing/test-api.ts';
import type { Transition } from '../src/domain/session-life.ts';
import { lifeOf, type Act } from './life.ts';
import { rowsOf } from './rows.ts';
import { seedAccounts } from './seed-accounts.ts';
import { ONE_TEXT, type Shape } from './shape.ts';
import { writeRows } from './write-rows.ts';

const NOW = new Date('2026-09-14T18:00:00.000Z');

/** Two days with a second session, books, a journal, all fates of a session. */
const SHORT: Shape = {
  span: 16,
  writingDays: 12,
  journalDays: 3,
  sessions: 14,
  books: 1,
  chapters: 2,
  largest: 2,
  otherProjects: 1,
  documentsOfOther: 2,
  paragraphs: { chapter: 6, largest: 3, other: 3, entry: 2 },
  readers: 0,
};

const PATHS: Record<Transition, string> = {
  pause: 'pause',
  resume: 'resume',
  end: 'end',
  saveDraft: 'save-draft',
  publish: 'publish',
  unpublish: 'unpublish',
  discard: 'discard',
};

/** Less than an access token's. */
const TOKEN_LIFE_MS = 600_000;

/** Does the same by the API. @returns what the server calls each thing. */
async function live(api: TestApi, acts: Iterable<Act>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const named = (id: string) => ids.get(id) ?? id;
  let writer = await api.signIn('colette');
  let signedInAt = 0;
  const language = 'fr';
  const timeZone = 'Europe/Paris';
  for (const act of acts) {
    api.clock.set(act.at.toISOString());
    if (act.at.getTime() - signedInAt > TOKEN_LIFE_MS) {
      writer = await api.signIn('colette');
      signedInAt = act.at.getTime();
    }
    const path = 'projectId' in act ? `/projects/${named(act.projectId)}` : '';
    const call = async () => {
      switch (act.kind) {
        case 'project': {
          const { name, description, type } = act;
          return writer.call('POST', '/projects', { body: { name, description, type } });
        }
        case 'document': {
          const { projectId, title } = act;
          const body = { projectId: named(projectId), title, language };
          return writer.call('POST', '/documents', { body });
        }
        case 'entry':
          return writer.call('PUT', `${path}/entries/${act.localDate}`, {
            body: { language, timeZone },
          });
        case 'start':
          return writer.call('POST', '/sessions', {
            body: { timeZone, documentId: named(act.documentId) },
          });
        case 'save': {
          const change = { operation: 'put', type: 'paragraph', ...act.paragraph };
          return writer.save(named(act.documentId), [change]);
        }
        case 'move': {
          const isReviewed = ['publish', 'saveDraft'].includes(act.transition);
          return writer.move(
            named(act.id),
            PATHS[act.transition],
            isReviewed ? act.review : undefined,
          );
        }
        case 'targets': {
          const { words, sessions } = act;
          return writer.call('PUT', '/objectives/targets', { body: { words, sessions } });
        }
      }
    };
    const answer = await call();
    expect([act.kind, answer.status < 300]).toEqual([act.kind, true]);
    if ('id' in act && act.kind !== 'move') ids.set(act.id, answer.body.id);
  }
  return ids;
}

/** Of one account, in one order; server ids as the plan has them. */
async function storedRows(database: TestDatabase, names: ReadonlyMap<string, string>) {
  const nameless = new Set(['refresh_tokens', 'used_id_tokens', 'idempotency_keys', 'rate_limits']);
  const rows = (await allRows(database)).filter(({ table }) => !nameless.has(table));
  const texts = rows.map((row) => {
    let text = JSON.stringify(row);
    for (const [name, id] of names) text = text.replaceAll(id, name);
    return text;
  });
  return texts.toSorted();
}

/** Leaves what there was before there were versions. */
const forgetVersions = (database: TestDatabase) =>
  database.onOneConnection(({ run }) =>
    run(`DELETE FROM document_versions; DELETE FROM paragraph_revisions;
      UPDATE users SET size = size - (SELECT sum(versions_size) FROM documents);
      UPDATE paragraphs SET from_number = 0;
      UPDATE documents SET last_version = 0, last_session_id = NULL, last_origin = NULL,
        versions_size = 0, thin_at = NULL,
        new_text_since = CASE WHEN size > 0 THEN updated_at END`),
  );

describe.each(databases)('a seeded account on $name', ({ open }) => {
  const database = useDatabase(open);

  it('has the rows that the API writes', async () => {
    const api = openTestApi(database.db);
    const acts = [...lifeOf('colette', SHORT, NOW)];
    const ids = await live(api, acts);
    await forgetVersions(database);
    const expected = await storedRows(database, ids);
    const [writer] = await database.db.select().from(users);
    if (!writer) throw new Error('Nobody has signed in.');

    await database.clear();
    await database.db.insert(users).values({ ...writer, size: 0 });
    await writeRows(database.db, writer.id, rowsOf(writer.id, acts));
    expect(await storedRows(database, new Map())).toEqual(expected);
  });

  it('is the same each time', () => {
    const plan = () => JSON.stringify([...lifeOf('colette', SHORT, NOW)]);
    expect(plan()).toBe(plan());
  });

  it('is refused where there are texts, and nothing changes', async () => {
    const accounts = {
      full: { email: 'full@example.org', shape: { ...SHORT, readers: 2 } },
      page: { email: 'page@example.org', shape: { ...ONE_TEXT, readers: 1 } },
    };
    const seed = () => seedAccounts(database.db, 'http://localhost:3001', accounts, NOW);
    const made = await seed();
    expect(made.full.words).toBeGreaterThan(made.page.words);
    const before = await storedRows(database, new Map());
    await expect(seed()).rejects.toThrow('full@example.org has texts');
    expect(await storedRows(database, new Map())).toEqual(before);
  });

  it('leaves the search index of others’ texts as it is', async () => {
    const indexOf = async (): Promise<unknown> =>
      database.onOneConnection(({ rows }) =>
        rows(`SELECT to_regclass($1)::oid::integer AS index`, [SEARCH_INDEX]),
      );
    const seed = (name: string) => {
      const account = (email: string) => ({ email, shape: ONE_TEXT });
      const accounts = {
        full: account(`${name}@example.org`),
        page: account(`${name}@example.net`),
      };
      return seedAccounts(database.db, 'http://localhost:3001', accounts, NOW);
    };
    await seed('colette');
    await ensureSearchIndex(database, { warn: () => undefined });
    const before = await indexOf();
    expect(before).toEqual([{ index: expect.any(Number) }]);
    await seed('georges');
    expect(await indexOf()).toEqual(before);
  });
});
