import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { keepMessage } from '../../domain/forms.ts';
import { listMessages } from '../admin/visitors.ts';
import { PROJECT_ROOT } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgresDatabase } from '../database/open-postgres.ts';
import { isEachRuleOnce } from '../testing/each-rule-once.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { temporaryFolder } from '../testing/programs.ts';

/** Debian's own: `pg_dump` comes with it and not with the binaries of npm. */
const DEBIAN = '/usr/lib/postgresql';
const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).at(-1) : undefined;
const installed = version === undefined ? undefined : join(DEBIAN, version);

// SERVER-62
test.skipIf(isEachRuleOnce || installed === undefined)(
  'the documented pg_dump and pg_restore lines restore every row',
  { timeout: 120_000 },
  async () => {
    const server = await startPostgresServer(installed === undefined ? {} : { installed });
    onTestFinished(() => server.stop());
    const { db, ...database } = await openPostgresDatabase(server.url);
    onTestFinished(() => database.close());
    await migrate(database);
    const message = { email: 'ada@example.org', text: 'Restore me — à l’identique' };
    await keepMessage(db, 'question', message, new Date('2026-03-02T08:00:00Z'));
    const before = await listMessages(db, {});
    const run = (program: string) => {
      const guide = readFileSync(join(PROJECT_ROOT, 'docs/backup.md'), 'utf8');
      const line = guide.split('\n').find((one) => one.startsWith(`${program} `));
      execFileSync('sh', ['-c', line ?? 'false'], {
        cwd: folder,
        env: { DATABASE_URL: server.url, PATH: `${installed ?? ''}/bin:/usr/bin:/bin` },
      });
    };
    const folder = temporaryFolder();
    run('pg_dump');
    await db.execute(sql`DELETE FROM visitor_messages`);
    run('pg_restore');
    expect(await listMessages(db, {})).toEqual(before);
    expect(before).toHaveLength(1);
    expect(await migrate(database)).toEqual([]);
  },
);
