import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './database/migrate.ts';
import { openPostgresDatabase } from './database/open-postgres.ts';
import { createPostgresDatabase } from './testing/databases.ts';
import { startProgram } from './testing/programs.ts';

const DEACTIVATE = join(import.meta.dirname, 'deactivate.ts');
const ADA = '0199a8b2-0000-7000-8000-00000000000a';
const BEA = '0199a8b2-0000-7000-8000-00000000000b';

/** A database with these accounts, and the command that deactivates in it. */
async function accounts(people: { id: string; email: string }[]) {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const database = await openPostgresDatabase(url);
  onTestFinished(() => database.close());
  await migrate(database);
  const rows = (statement: string, parameters: string[] = []) =>
    database.onOneConnection((one) => one.rows(statement, parameters));
  for (const { id, email } of people) {
    await rows(
      `INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
       VALUES ($1::uuid, 'https://issuer.example', $1, $2, 'Somebody', 'en', 'UTC', 'monday', now())`,
      [id, email],
    );
  }
  return {
    deactivate: (emailOrId: string) =>
      startProgram(DEACTIVATE, [emailOrId], {
        DATABASE_URL: url,
        ACCESS_TOKEN_SECRET: 'a secret of the tests, 32 bytes long',
      }),
    deactivated: async () =>
      (await rows('SELECT id FROM users WHERE NOT active')).map(({ id }) => id),
  };
}

// AUTH-30
test('an account is deactivated by its e-mail, and no other; who has none is told so', async () => {
  const { deactivate, deactivated } = await accounts([
    { id: ADA, email: 'Ada@example.org' },
    { id: BEA, email: 'bea@example.org' },
  ]);
  const done = deactivate('ada@Example.org');
  expect(await done.ended).toBe(0);
  expect(done.output()).toMatch(/"account":"[\da-f]{64}".*account deactivated/);
  expect(done.output()).not.toMatch(/example/i);
  expect(await deactivated()).toEqual([ADA]);
  const unknown = deactivate('cleo@example.org');
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toContain('There is no account of cleo@example.org.');
});

// AUTH-30
test('where several accounts have an e-mail, none is deactivated by it, and one by its id', async () => {
  const { deactivate, deactivated } = await accounts([
    { id: ADA, email: 'same@example.org' },
    { id: BEA, email: 'Same@example.org' },
  ]);
  const ambiguous = deactivate('same@example.org');
  expect(await ambiguous.ended).toBe(1);
  expect(ambiguous.output()).toContain(
    'Several accounts have same@example.org; give the id of one',
  );
  expect(ambiguous.output()).toContain(ADA);
  expect(ambiguous.output()).toContain(BEA);
  expect(await deactivated()).toEqual([]);
  expect(await deactivate(BEA).ended).toBe(0);
  expect(await deactivated()).toEqual([BEA]);
});
