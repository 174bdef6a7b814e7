import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresServer } from '../src/node/testing/postgres-server.ts';

/** One way in which a database is in trouble, from its beginning to its end. */
export type Trouble = {
  name: string;
  /** It is over once this comes back. */
  cause: () => Promise<void>;
};

const LASTS_MS = 500;
/** Longer than a request waits for a connection (5 s), and than a statement may run (10 s). */
const LOCK_LASTS_MS = 11_000;

/** The server's own user, which is no superuser: some of PostgreSQL's limits hold for no other. */
const ROLE = 'ecritoire';
const PASSWORD = 'only for this attack';

/**
 * What can happen to a database, caused by its administrator.
 *
 * @param url of the database, as the administrator.
 * @returns the address for the server, and the troubles.
 */
export async function preparePostgresTroubles(postgres: PostgresServer, url: string) {
  const own = new URL(url);
  const name = own.pathname.slice(1);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const run = async (statements: string[], address = maintenance.href) => {
    const administrator = new Client({ connectionString: address });
    await administrator.connect();
    try {
      for (const statement of statements) await administrator.query(statement);
    } finally {
      await administrator.end();
    }
  };
  const endConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = '${ROLE}' AND pid <> pg_backend_pid()`;
  await run(
    [
      `CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`,
      `GRANT ALL ON SCHEMA public TO ${ROLE}`,
      `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${ROLE}`,
    ],
    url,
  );
  own.username = ROLE;
  own.password = PASSWORD;

  const between = (begin: string, end: string) => async () => {
    await run([begin, endConnections]);
    await pause(LASTS_MS);
    await run([end, endConnections]);
  };
  const troubles: Trouble[] = [
    {
      name: 'stopped and started',
      cause: async () => {
        await postgres.halt();
        await pause(LASTS_MS);
        await postgres.resume();
      },
    },
    {
      name: 'restarted',
      cause: async () => {
        await postgres.halt();
        await postgres.resume();
      },
    },
    {
      name: 'read-only',
      cause: between(
        `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
        `ALTER DATABASE ${name} RESET default_transaction_read_only`,
      ),
    },
    {
      name: 'without a free connection',
      cause: between(
        `ALTER ROLE ${ROLE} CONNECTION LIMIT 0`,
        `ALTER ROLE ${ROLE} CONNECTION LIMIT -1`,
      ),
    },
    {
      name: 'with an exhausted pool',
      // Each of the server's connections waits for the lock, and the other requests for those.
      cause: () =>
        run(
          [
            'BEGIN',
            'LOCK TABLE projects IN ACCESS EXCLUSIVE MODE',
            `SELECT pg_sleep(${LOCK_LASTS_MS / 1000})`,
            'COMMIT',
          ],
          url,
        ),
    },
  ];
  return { url: own.href, troubles };
}
