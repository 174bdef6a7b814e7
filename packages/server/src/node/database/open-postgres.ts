import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';
import { troubleOf } from '../../database/trouble.ts';
import { codeOf, StartUpError } from '../start-up-error.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPool } from './postgres-pool.ts';

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
/** PostgreSQL ends what takes 10 s: one that says nothing for twice as long is out of reach. */
const SILENCE = 20_000;

/** How often a start asks a database that is in trouble, in milliseconds. */
const START_INTERVAL = 3_000;

type PostgresOptions = {
  /** Called when a connection ends unexpectedly, whether a request was using it or not. */
  onError?: (error: Error) => void;
  /** Milliseconds after which a connection that says nothing is given up. */
  silence?: number;
  /** Seconds to wait for a database that is starting up, read-only or without a free connection. */
  waitSeconds?: number;
  /** Receives messages about what it waits for, for a person. */
  say?: (sentence: string) => void;
};

/**
 * Opens a pool of connections to PostgreSQL and makes sure that it answers, and can be written.
 *
 * @param url `postgres://user:password@host:port/database`.
 * @throws StartUpError when it cannot be reached or written in time, or refuses the user or the
 *   database.
 */
export async function openPostgresDatabase(
  url: string,
  {
    onError = () => undefined,
    silence = SILENCE,
    waitSeconds = 0,
    say = () => undefined,
  }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
    application_name: 'ecritoire',
  };
  const pool = openPool({ ...config, max: POOL_SIZE }, silence, onError);
  const until = Date.now() + waitSeconds * 1000;
  for (;;) {
    try {
      await assertWritable(pool);
      break;
    } catch (error) {
      const sentence = `The database of DATABASE_URL ${reasonFor(error)}.`;
      if (troubleOf(error) === undefined || Date.now() + START_INTERVAL > until) {
        await pool.end();
        throw new StartUpError(sentence, { cause: error });
      }
      say(`${sentence} Trying again…`);
      await pause(START_INTERVAL);
    }
  }
  return {
    db: drizzle({ client: pool }),
    async onOneConnection(work) {
      // Not one of the pool's: a migration may take long, and say nothing meanwhile.
      const client = new Client(config);
      client.on('error', onError);
      await client.connect();
      try {
        return await work({
          run: async (statements) => void (await client.query(statements)),
          rows: async (statement, parameters = []) =>
            (await client.query<Record<string, unknown>>(statement, parameters)).rows,
        });
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

/** @throws with PostgreSQL's code for it when the database is read-only. */
async function assertWritable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ readOnly: string }>(
    `SELECT current_setting('transaction_read_only') AS "readOnly"`,
  );
  if (rows[0]?.readOnly === 'on') {
    throw Object.assign(new Error('The database is read-only.'), { code: '25006' });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections: start PostgreSQL there, or correct the address',
  ENOTFOUND: 'is on a host that cannot be found',
  EAI_AGAIN: 'is on a host that cannot be found',
  '57P03': 'is starting up',
  '53300': 'has no connection left',
  '25006': 'is read-only',
  '28P01': 'refuses its user name or password',
  '28000': 'refuses its user name or password',
  '3D000': 'does not exist',
};

function reasonFor(error: unknown): string {
  return REASONS[codeOf(error) ?? ''] ?? 'cannot be reached';
}
