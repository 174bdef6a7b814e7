import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { prepareDataFolder } from '../src/node/data-folder.ts';
import { migrate } from '../src/node/database/migrate.ts';
import type { OpenDatabase } from '../src/node/database/open-database.ts';
import { openEmbeddedDatabase } from '../src/node/database/open-embedded.ts';
import { openPostgresDatabase } from '../src/node/database/open-postgres.ts';
import { startPostgresServer, type PostgresServer } from '../src/node/testing/postgres-server.ts';
import { fill, writersOf, type Size, type Writer } from './fill.ts';
import type { Place } from './start-process.ts';

/** A filled database, and where each of the servers that are compared finds it. */
export type Filled = { writers: Writer[]; places: { api: Place; bare: Place } };

export type Engine = {
  name: string;
  /** Makes a new database with so much in it, and names some of its writers. */
  makeDatabase: (size: Size, writers: number) => Promise<Filled>;
  close: () => Promise<void>;
};

async function fillOpened(database: OpenDatabase, size: Size, howMany: number): Promise<Writer[]> {
  try {
    await migrate(database);
    return await database.onOneConnection(async (connection) => {
      await fill(connection, size);
      return writersOf(connection, howMany);
    });
  } finally {
    await database.close();
  }
}

/** npm's binaries of it, as durable as PostgreSQL is unless configured otherwise. */
export async function openPostgres(): Promise<Engine & { server: PostgresServer }> {
  const server = await startPostgresServer({ durable: true });
  let databases = 0;
  return {
    name: 'PostgreSQL',
    server,
    async makeDatabase(size, howMany) {
      databases += 1;
      const name = `bench_${databases}`;
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      const place = { DATABASE_URL: url.href };
      const writers = await fillOpened(await openPostgresDatabase(url.href), size, howMany);
      return { writers, places: { api: place, bare: place } };
    },
    close: server.stop,
  };
}

/** In files, as the product has it. A folder is one process's own, so each server has a copy. */
async function openPglite(): Promise<Engine> {
  const folders: string[] = [];
  return {
    name: 'PGlite',
    async makeDatabase(size, howMany) {
      const folder = mkdtempSync(join(tmpdir(), 'ecritoire-bench-'));
      folders.push(folder);
      const [api, bare] = [join(folder, 'api'), join(folder, 'bare')];
      prepareDataFolder(api);
      const writers = await fillOpened(await openEmbeddedDatabase(api), size, howMany);
      cpSync(api, bare, { recursive: true });
      return { writers, places: { api: { DATA_DIR: api }, bare: { DATA_DIR: bare } } };
    },
    async close() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const ENGINES = { postgresql: openPostgres, pglite: openPglite };
