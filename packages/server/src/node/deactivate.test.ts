import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './database/migrate.ts';
import { openPostgresDatabase } from './database/open-postgres.ts';
import { createPostgresDatabase } from './testing/databases.ts';
import { startProgram } from './testing/programs.ts';

const DEACTIVATE = join(import.meta.dirname, 'deactivate.ts');

test('an account is deactivated by its e-mail, and no other; who has none is told so', async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const database = await openPostgresDatabase(url);
  onTestFinished(() => database.close());
  await migrate(database);
  const rows = (statement: string) => database.onOneConnection((one) => one.rows(statement));
  for (const name of ['ada', 'bea']) {
    await rows(`INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
      VALUES (gen_random_uuid(), 'https://issuer.example', '${name}', '${name}@example.org', '${name}', 'en', 'UTC', 'monday', now())`);
  }
  const deactivate = (email: string) => startProgram(DEACTIVATE, [email], { DATABASE_URL: url });
  expect(await deactivate('ada@example.org').ended).toBe(0);
  expect(await rows('SELECT email, active FROM users ORDER BY email')).toEqual([
    { email: 'ada@example.org', active: false },
    { email: 'bea@example.org', active: true },
  ]);
  const unknown = deactivate('cleo@example.org');
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toContain('There is no account of cleo@example.org.');
});
