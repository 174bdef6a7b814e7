import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { codeOf, StartUpError } from '../start-up-error.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * A request holds a connection for a few milliseconds, so ten serve hundreds of writers, and
 * several replicas fit into PostgreSQL's default of a hundred.
 */
const POOL_SIZE = 10;
/** How long a request waits for a free connection, or a start for an answer, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;
/** No query of the product needs more than some milliseconds: a longer one is stopped. */
const STATEMENT_TIMEOUT = 10_000;
/** A transaction left open by a lost request must not hold its locks for ever, in milliseconds. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;

/**
 * Opens a pool of connections to PostgreSQL and makes sure that it answers.
 *
 * @param url `postgres://user:password@host:port/database`.
 * @param onIdleError told when PostgreSQL closes a connection that no request was using.
 * @throws StartUpError when it cannot be reached, or refuses the user or the database.
 */
export async function openPostgresDatabase(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
    application_name: 'ecritoire',
  });
  pool.on('error', onIdleError);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StartUpError(`The database of DATABASE_URL ${reasonFor(error)}.`, { cause: error });
  }
  return {
    db: drizzle({ client: pool }),
    async onOneConnection(work) {
      const client = await pool.connect();
      try {
        return await work({
          run: async (statements) => void (await client.query(statements)),
          rows: async (statement, parameters = []) =>
            (await client.query<Record<string, unknown>>(statement, parameters)).rows,
        });
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections: start PostgreSQL there, or correct the address',
  ENOTFOUND: 'is on a host that cannot be found',
  EAI_AGAIN: 'is on a host that cannot be found',
  '28P01': 'refuses its user name or password',
  '28000': 'refuses its user name or password',
  '3D000': 'does not exist',
};

function reasonFor(error: unknown): string {
  return REASONS[codeOf(error) ?? ''] ?? 'cannot be reached';
}
