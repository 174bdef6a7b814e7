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

export type PostgresUser = { url: string; drop: () => Promise<void> };

/** Creates a user who reads and writes the tables of a database, and may create nothing in it. */
export async function createLimitedUser(url: string): Promise<PostgresUser> {
  const name = `writer_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  await administer(
    url,
    `CREATE ROLE ${name} LOGIN PASSWORD '${password}';
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`,
  );
  const own = new URL(url);
  own.username = name;
  own.password = password;
  return { url: own.href, drop: () => administer(url, `DROP OWNED BY ${name}; DROP ROLE ${name}`) };
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
