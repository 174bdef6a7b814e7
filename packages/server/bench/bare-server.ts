/**
 * What the API is compared with: node:http and one parameterised query, on a path that names the
 * owner and the project. No routing, sign-in, validation, headers or log.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openEmbeddedDatabase } from '../src/node/database/open-embedded.ts';
import { openPostgresDatabase } from '../src/node/database/open-postgres.ts';

const { PORT, DATABASE_URL, DATA_DIR = '' } = process.env;

const COLUMNS = `id, version, name, description, type, created_at AS "createdAt",
  updated_at AS "updatedAt",
  (SELECT count(*) FROM writing_sessions
   WHERE project_id = projects.id AND status <> 'discarded')::int AS "sessionCount",
  (SELECT count(*) FROM documents WHERE project_id = projects.id)::int AS "documentCount"`;
const GET = `SELECT ${COLUMNS} FROM projects WHERE owner_id = $1 AND id = $2`;
const PATCH = `UPDATE projects SET description = $3, version = version + 1, updated_at = $4
  WHERE owner_id = $1 AND id = $2 RETURNING ${COLUMNS}`;

const database =
  DATABASE_URL === undefined
    ? await openEmbeddedDatabase(DATA_DIR)
    : await openPostgresDatabase(DATABASE_URL);

async function jsonOf(request: IncomingMessage): Promise<{ description: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function rowFor(request: IncomingMessage): Promise<string> {
  const [, owner, project] = (request.url ?? '').split('/');
  const change = request.method === 'PATCH' ? await jsonOf(request) : undefined;
  const [row] = await database.onOneConnection(({ rows }) =>
    change === undefined
      ? rows(GET, [owner, project])
      : rows(PATCH, [owner, project, change.description, new Date()]),
  );
  return JSON.stringify(row);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await rowFor(request);
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
