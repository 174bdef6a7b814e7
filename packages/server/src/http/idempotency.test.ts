import { operations } from '@ecritoire/contracts';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../database/schema.ts';
import { takeKey } from '../domain/idempotency.ts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { openTestApi, type Call, type TestApi, type TestWriter } from '../testing/test-api.ts';

const KEYED = [
  'createProject',
  'createDocument',
  'startWritingSession',
  'createInvitation',
  'acceptInvitation',
  'joinWaitlist',
  'askQuestion',
  'suggestFeature',
] as const;
/** They need a text or the trash: their own tests, and the conformance kit, repeat them. */
const REPEATED_BY_OTHERS = [
  'saveParagraphs',
  'createDocumentVersion',
  'restoreDocumentVersion',
  'restoreFromTrash',
];
type Keyed = (typeof KEYED)[number];

it('every keyed operation is repeated by a test', () => {
  const known = Object.entries(operations)
    .filter(([, { headers }]) => (headers as readonly string[]).includes('Idempotency-Key'))
    .map(([operationId]) => operationId);
  expect(new Set(known)).toEqual(new Set([...KEYED, ...REPEATED_BY_OTHERS]));
});

describe.each(databases)('a repeated request on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  let projectId: string;
  /** Of invitations of as many authors as there may be readings. */
  const tokens: string[] = [];

  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    writer = await api.signIn();
    ({ id: projectId } = await writer.project());
    for (const author of ['anais', 'blaise', 'george', 'honore']) {
      const invitation = await (await api.signIn(author)).call('POST', '/subscribers/invitations');
      tokens.push(invitation.body.token);
    }
  });
  afterAll(() => database.close());

  const rows = async (table: string) =>
    database.onOneConnection(({ rows: read }) => read(`SELECT * FROM ${table}`));

  const text = 'Une question assez longue.';
  const email = () => `${crypto.randomUUID()}@example.org`;
  /** What is asked, something else that could be asked, and the table in which a row comes to be. */
  const cases: Record<Keyed, () => { body?: unknown; other?: unknown; table: string }> = {
    createProject: () => ({
      body: { name: 'La Traversée', type: 'plain' },
      other: { name: 'Le Retour', type: 'plain' },
      table: 'projects',
    }),
    createDocument: () => ({
      body: { projectId, title: 'Un', language: 'fr' },
      other: { projectId, title: 'Deux', language: 'fr' },
      table: 'documents',
    }),
    startWritingSession: () => ({
      body: { timeZone: 'Europe/Paris' },
      other: { timeZone: 'Europe/Rome' },
      table: 'writing_sessions',
    }),
    createInvitation: () => ({ table: 'invitations' }),
    acceptInvitation: () => ({
      body: { token: tokens.pop() },
      other: { token: tokens.pop() },
      table: 'subscriptions',
    }),
    joinWaitlist: () => ({
      body: { email: email() },
      other: { email: email() },
      table: 'waitlist_entries',
    }),
    askQuestion: () => ({
      body: { email: email(), text },
      other: { email: email(), text },
      table: 'visitor_messages',
    }),
    suggestFeature: () => ({
      body: { email: email(), text },
      other: { email: email(), text },
      table: 'visitor_messages',
    }),
  };
  const send = (operationId: Keyed, body: unknown, key: string) => {
    const { method, path, secured } = operations[operationId];
    const call: Call = { body, headers: { 'Idempotency-Key': key } };
    return secured ? writer.call(method.toUpperCase(), path, call) : api.call('POST', path, call);
  };
  const summary = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) => ({
    status,
    body,
    etag: headers.get('etag'),
    location: headers.get('location'),
  });

  describe.each(KEYED)('%s', (operationId) => {
    // SERVER-31
    it('runs once and repeats its response', async () => {
      const { body, table } = cases[operationId]();
      const before = await rows(table);
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => send(operationId, body, key)),
      );
      answers.push(await send(operationId, body, key.toUpperCase()));
      expect(answers[0]?.status).toBe(201);
      for (const answer of answers)
        expect(summary(answer)).toEqual(answers[0] && summary(answers[0]));
      expect(await rows(table)).toHaveLength(before.length + 1);
    });

    it('is refused for another request', async () => {
      const { body, other, table } = cases[operationId]();
      if (operationId === 'startWritingSession') await endLive();
      const key = crypto.randomUUID();
      await send(operationId, body, key);
      const before = await rows(table);
      const answer = other
        ? await send(operationId, other, key)
        : await send('createProject', cases.createProject().body, key);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: 'Idempotency-Key', messageKey: 'idempotency.keyReused' }],
      ]);
      expect(await rows(table)).toEqual(before);
    });
  });

  async function endLive() {
    const live = (await writer.call('GET', '/sessions/live')).body.session;
    if (live) await writer.move(live.id, 'end');
  }

  it('is the same in whatever order its properties come', async () => {
    const key = crypto.randomUUID();
    const first = await send('createProject', '{"name":"Un nom","type":"plain"}', key);
    const again = await send('createProject', '{"type":"plain","name":"Un nom"}', key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('of another caller is separate under the same key', async () => {
    const key = crypto.randomUUID();
    const body = { name: 'À chacun le sien', type: 'plain' };
    const mine = await send('createProject', body, key);
    const stranger = await api.signIn('georges');
    const theirs = await stranger.call('POST', '/projects', {
      body,
      headers: { 'Idempotency-Key': key },
    });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect((await send('askQuestion', cases.askQuestion().body, key)).status).toBe(201);
  });

  // KIT-64
  it('after a refusal is a new try', async () => {
    const key = crypto.randomUUID();
    await endLive();
    const { id } = await writer.start();
    const body = { timeZone: 'Europe/Paris' };
    expect((await send('startWritingSession', body, key)).status).toBe(409);
    await writer.move(id, 'end');
    expect((await send('startWritingSession', body, key)).status).toBe(201);
  });

  it('after a server failure runs again, nothing being stored', async () => {
    const run = (statement: string) => database.onOneConnection((one) => one.run(statement));
    const key = crypto.randomUUID();
    const body = { name: 'Une panne', type: 'plain' };
    await run(`ALTER TABLE projects ADD CONSTRAINT broken CHECK (name <> 'Une panne') NOT VALID`);
    expect((await send('createProject', body, key)).status).toBe(500);
    await run('ALTER TABLE projects DROP CONSTRAINT broken');
    expect((await send('createProject', body, key)).status).toBe(201);
  });

  it('without a key is another request', async () => {
    const before = await rows('projects');
    await writer.project();
    await writer.project();
    expect(await rows('projects')).toHaveLength(before.length + 2);
  });

  it('needs a UUID for a key', async () => {
    const answer = await send('createProject', { name: 'Un nom', type: 'plain' }, 'first');
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'Idempotency-Key', messageKey: 'validation.uuid' }],
    ]);
  });

  // SERVER-31
  it('stores nothing in the clear', async () => {
    const key = crypto.randomUUID();
    const { body } = await send('createInvitation', undefined, key);
    expect(body.token).toEqual(expect.any(String));
    const stored = JSON.stringify(await rows('idempotency_keys'));
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(body.token);
    expect(stored).not.toContain(btoa(body.token).slice(0, 40));
  });

  it('stores nothing that reveals its content', async () => {
    const { body } = cases.askQuestion();
    const stored = async () => (await rows('idempotency_keys')).map((row) => row['request_hash']);
    const before = await stored();
    for (const key of [crypto.randomUUID(), crypto.randomUUID()]) {
      expect((await send('askQuestion', body, key)).status).toBe(201);
    }
    expect(new Set(await stored()).size).toBe(new Set(before).size + 2);
  });

  it('runs when its old key is deleted', async () => {
    const request = { userId: undefined, keyHash: 'a', requestHash: 'b' };
    const now = api.clock.now();
    await database.db.insert(idempotencyKeys).values({ ...request, answer: '', createdAt: now });
    const taken = await database.db.transaction(async (transaction) => {
      let cleared = 0;
      const late = new Proxy(transaction, {
        get(target, name) {
          if (name !== 'select' || cleared > 0) return Reflect.get(target, name);
          return () => ({
            from: (table: typeof idempotencyKeys) => ({
              async where(condition: SQL) {
                cleared += 1;
                await target.delete(table).where(condition);
                return target.select().from(table).where(condition);
              },
            }),
          });
        },
      });
      return takeKey(late, request, now);
    });
    expect(taken).toBe('taken');
  });

  it('is new after more than a week', async () => {
    const key = crypto.randomUUID();
    const body = { name: 'Une semaine', type: 'plain' };
    const first = await send('createProject', body, key);
    api.clock.advance(7 * 24 * 3600 + 1);
    await writer.renew();
    // Each new key clears some old ones away.
    for (let count = (await rows('idempotency_keys')).length; count > 0; count -= 5) {
      await send('createProject', body, crypto.randomUUID());
    }
    expect((await send('createProject', body, key)).body.id).not.toBe(first.body.id);
  });
});
