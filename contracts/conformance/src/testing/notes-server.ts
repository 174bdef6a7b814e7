import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../contract/places.ts';
import { notesDocument } from './notes-contract.ts';

export type Reply = { status: number; headers: Record<string, string>; body?: unknown };

/** What a request is, and what the right reply to it would be: a breach changes the reply. */
type Asked = {
  operationId: string;
  body: unknown;
  user: string | undefined;
  length: number;
  headers: IncomingHttpHeaders;
};
export type Breach = (reply: Reply, asked: Asked) => Reply | 'no answer' | 'break off';

export const TOKENS = { writer: 'token-of-the-writer', other: 'token-of-the-other' };
const LARGEST = 2048;

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const isNewNote = ajv.compile({
  ...notesDocument.components?.schemas?.['NewNote'],
  components: notesDocument.components,
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const problem = (status: number, messageKey: string, fields?: string[]): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: {
    type: 'about:blank',
    status,
    messageKey,
    ...(fields ? { errors: fields.map((field) => ({ field })) } : {}),
  },
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** A right server of the notes contract, or one that breaks it in one place. */
export async function startNotesServer(breach: Breach = (reply) => reply) {
  const notes = new Map<string, { owner: string; note: Record<string, unknown> }>();

  function create(text: string, contentType: string | undefined): Reply {
    if (text.length > LARGEST) return problem(413, 'request.tooLarge');
    if (contentType !== 'application/json') return problem(415, 'request.unsupportedMediaType');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return problem(400, 'request.malformedJson');
    }
    if (!isNewNote(body) || !isObject(body)) {
      const fields = (isNewNote.errors ?? []).map(({ instancePath, params }) =>
        [
          ...instancePath.split('/').slice(1),
          params['missingProperty'] ?? params['additionalProperty'] ?? '',
        ]
          .join('.')
          .replace(/\.$/u, ''),
      );
      return problem(
        422,
        'validation',
        fields.map((field) => field || 'body'),
      );
    }
    const { rank: _, ...kept } = body;
    const note = { id: randomUUID(), colour: 'red', tags: [], due: null, ...kept };
    return json(201, note, { etag: '"1"' });
  }

  function reply(
    operationId: string,
    noteId: string,
    user: string | undefined,
    text: string,
    request: IncomingMessage,
  ): Reply {
    if (operationId === 'getHealth') return { status: 204, headers: {} };
    if (user === undefined) return problem(401, 'auth.required');
    if (operationId === 'createNote') {
      const created = create(text, request.headers['content-type']);
      if (created.status === 201 && isObject(created.body)) {
        notes.set(String(created.body['id']), { owner: user, note: created.body });
      }
      return created;
    }
    if (operationId === 'listNotes') {
      const limit =
        new URL(request.url ?? '/', 'http://localhost').searchParams.get('limit') ?? '10';
      if (!/^([1-9]|10)$/u.test(limit)) return problem(422, 'validation', ['limit']);
      const own = [...notes.values()].filter(({ owner }) => owner === user).slice(0, Number(limit));
      return json(200, { items: own.map(({ note }) => note) });
    }
    if (!/^[0-9a-f-]{36}$/iu.test(noteId) || noteId.replaceAll('-', '').length !== 32) {
      return problem(422, 'validation', ['noteId']);
    }
    const found = notes.get(noteId);
    if (found?.owner !== user) return problem(404, 'notes.notFound');
    if (operationId === 'getNote') return json(200, found.note, { etag: '"1"' });
    notes.delete(noteId);
    return { status: 204, headers: {} };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const [, collection, noteId = ''] = path.split('/');
    const names: Record<string, string> =
      noteId === ''
        ? { GET: 'listNotes', POST: 'createNote' }
        : { GET: 'getNote', DELETE: 'deleteNote' };
    const operationId =
      collection === 'health' ? 'getHealth' : (names[request.method ?? ''] ?? 'none');
    const token = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
    const user = Object.entries(TOKENS).find(([, known]) => known === token)?.[0];
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    const right = reply(operationId, decodeURIComponent(noteId), user, text, request);
    const { headers: sent } = request;
    const given = breach(right, { operationId, body, user, length: text.length, headers: sent });
    if (given === 'no answer') return;
    if (given === 'break off') return void request.socket.destroy();
    const { status, headers, body: answer } = given;
    response.writeHead(status, headers);
    response.end(
      answer === undefined
        ? undefined
        : typeof answer === 'string' || answer instanceof Uint8Array
          ? answer
          : JSON.stringify(answer),
    );
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
