/**
 * What the API is compared with: what a good engineer writes by hand for the same work. node:http, a
 * pool of ten connections (PGlite, as durable as in the product, has one), one prepared query for each
 * request, on a path that names the owner and the project. No routing, sign-in, validation, headers or log.
 * `/select-1` is the same server with the least query there is.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { openEmbeddedDatabase } from '../src/node/database/open-embedded.ts';

const { PORT, DATABASE_URL, DATA_DIR = '' } = process.env;

type Query = { name: string; text: string };
type Ask = (query: Query, values: unknown[]) => Promise<unknown>;

const COLUMNS = `id, version, name, description, type, created_at AS "createdAt",
  updated_at AS "updatedAt",
  (SELECT count(*) FROM writing_sessions
   WHERE project_id = projects.id AND status <> 'discarded')::int AS "sessionCount",
  (SELECT count(*) FROM documents WHERE project_id = projects.id)::int AS "documentCount"`;
const GET: Query = {
  name: 'get',
  text: `SELECT ${COLUMNS} FROM projects WHERE owner_id = $1 AND id = $2`,
};
const PATCH: Query = {
  name: 'patch',
  text: `UPDATE projects SET description = $3, version = version + 1, updated_at = $4
    WHERE owner_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
};
const SELECT_1: Query = { name: 'select-1', text: 'SELECT 1 AS one' };

async function openDatabase(): Promise<Ask> {
  if (DATABASE_URL === undefined) {
    const database = await openEmbeddedDatabase(DATA_DIR);
    return ({ text }, values) =>
      database.onOneConnection(async ({ rows }) => (await rows(text, values))[0]);
  }
  const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
  return async (query, values) => (await pool.query({ ...query, values })).rows[0];
}

const ask = await openDatabase();

async function jsonOf(request: IncomingMessage): Promise<{ description: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function rowFor(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/select-1') return ask(SELECT_1, []);
  const [, owner, project] = (request.url ?? '').split('/');
  if (request.method !== 'PATCH') return ask(GET, [owner, project]);
  const { description } = await jsonOf(request);
  return ask(PATCH, [owner, project, description, new Date()]);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = JSON.stringify(await rowFor(request));
    response.setHeader('content-type', 'application/json');
    response.end(body);
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}

const server = createServer((request, response) => {
  void answer(request, response);
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
