import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> };

/** Creates a database on a PostgreSQL: a copy of the template, or an empty one. */
export async function createDatabaseOn(
  server: string,
  template = 'template1',
): Promise<PostgresDatabase> {
  const name = `ecritoire_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
