import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import {
  openTestApi,
  put,
  type Answer,
  type Call,
  type TestApi,
  type TestWriter,
} from '../testing/test-api.ts';
import { MAX_BODY_BYTES } from './read-json-body.ts';

const ID = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const key = { 'Idempotency-Key': '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07' };

/** A call, and which fields of it are refused for what. */
type Refused = [string, string, Call, [string, string][]];

/** Instants of JavaScript that a database does not know. */
const IMPOSSIBLE_YEARS = [
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
];

/** Bytes without a Content-Length, more than anyone would wait for. */
function endless(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(32);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += chunk.byteLength;
      if (sent > MAX_BODY_BYTES * 4) controller.error(new Error('read on and on'));
      else controller.enqueue(chunk);
    },
  });
}

describe.each(databases)('bad input on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  let documentId: string;
  let sessionId: string;
  let other: { projectId: string; documentId: string; sessionId: string };

  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    writer = await api.signIn('colette');
    const document = await writer.document();
    documentId = document.id;
    sessionId = (await writer.start({ documentId })).id;
    await writer.save(documentId, [put(ID, 'Un mot.')]);
    const stranger = await api.signIn('georges');
    const theirs = await stranger.document();
    other = {
      projectId: theirs.projectId,
      documentId: theirs.id,
      sessionId: (await stranger.start({ documentId: theirs.id })).id,
    };
  });
  afterAll(() => database.close());

  const everything = () =>
    database.onOneConnection(async ({ rows }) => {
      const tables = [
        'projects',
        'documents',
        'paragraphs',
        'writing_sessions',
        'session_paragraphs',
        'published_paragraphs',
        'idempotency_keys',
      ];
      const found = [];
      for (const table of tables) found.push(await rows(`SELECT * FROM ${table} ORDER BY 1, 2, 3`));
      return found;
    });

  /** Sends it and makes sure that nothing changed. */
  async function refused(method: string, path: string, call: Call = {}): Promise<Answer> {
    const before = await everything();
    const answer = await writer.call(method, path, call);
    expect(await everything()).toEqual(before);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status: answer.status, messageKey: expect.any(String) });
    return answer;
  }

  it.each(['{"name": "Sans fin', 'nonsense', '', '\u0000'])(
    'malformed JSON is a 400: %j',
    async (body) => {
      const answer = await refused('POST', '/projects', { body });
      expect(answer.status).toBe(400);
      expect(answer.body.messageKey).toBe('request.malformedJson');
    },
  );

  it.each([
    ['GET', '/auth/me'],
    ['GET', '/sessions/live'],
    ['GET', '/redirects'],
    ['GET', '/health'],
    ['GET', '/account/export'],
    ['GET', `/projects/${ID}`],
    ['POST', '/projects'],
    ['POST', '/auth/logout-all'],
    ['PATCH', '/auth/profile'],
    ['DELETE', `/documents/${ID}`],
  ])('a query parameter that %s %s does not know is a 422', async (method, path) => {
    const answer = await refused(method, `${path}?unexpected=1`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({
      field: 'unexpected',
      messageKey: 'validation.additionalProperties',
    });
  });

  it('a body that is not UTF-8 is a 400', async () => {
    const latin = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array([0x22, 0xe9, 0x22]));
        controller.close();
      },
    });
    expect((await refused('POST', '/projects', { body: latin })).status).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json-seq',
    'application/json; charset=latin1',
  ])('a body of the type %s is a 415', async (type) => {
    const answer = await refused('POST', '/projects', {
      body: JSON.stringify({ name: 'La Traversée', type: 'plain' }),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(415);
    expect(answer.body.messageKey).toBe('request.unsupportedMediaType');
  });

  it('JSON with its charset named is fine', async () => {
    const answer = await writer.call('PATCH', `/sessions/${sessionId}`, {
      body: '{"sentiment":"neutral"}',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });
    expect(answer.status).toBe(200);
  });

  it('a body over 1 MiB is a 413, by its length and while it streams', async () => {
    const body = { name: 'x'.repeat(MAX_BODY_BYTES), type: 'plain' };
    for (const large of [body, endless()]) {
      const answer = await refused('POST', '/projects', { body: large });
      expect(answer.status).toBe(413);
      expect(answer.body.messageKey).toBe('request.tooLarge');
    }
  });

  it.each<Refused>([
    [
      'POST',
      '/projects',
      { body: {} },
      [
        ['name', 'required'],
        ['type', 'required'],
      ],
    ],
    [
      'POST',
      '/projects',
      { body: { name: ' a ', type: 'novel', owner: 'me' } },
      [
        ['owner', 'additionalProperties'],
        ['name', 'textTooShort'],
        ['type', 'enum'],
      ],
    ],
    ['POST', '/projects', { body: [] }, [['body', 'object']]],
    ['POST', '/projects', {}, [['body', 'object']]],
    [
      'GET',
      '/projects?limit=0&cursor=',
      {},
      [
        ['limit', 'numberTooSmall'],
        ['cursor', 'textTooShort'],
      ],
    ],
    ['GET', '/projects?limit=7&limit=8', {}, [['limit', 'integer']]],
    ['GET', '/projects?page=2', {}, [['page', 'additionalProperties']]],
    ['GET', '/projects?cursor=bm90IG91cnM', {}, [['cursor', 'cursor']]],
    ...IMPOSSIBLE_YEARS.map((instant): Refused => [
      'GET',
      `/projects?cursor=${btoa(`${instant} ${ID}`).replaceAll('=', '')}`,
      {},
      [['cursor', 'cursor']],
    ]),
    ['GET', '/documents?cursor=%00', {}, [['cursor', 'cursor']]],
    ['GET', '/sessions?cursor=x&status=active', {}, [['cursor', 'cursor']]],
    ['GET', '/projects/first', {}, [['projectId', 'uuid']]],
    ['GET', `/projects/urn:uuid:${ID}`, {}, [['projectId', 'uuid']]],
    ['POST', '/sessions', { body: { timeZone: 'Europe/Atlantis' } }, [['timeZone', 'timeZone']]],
    ['POST', '/sessions', { body: { timeZone: '+01:00' } }, [['timeZone', 'timeZone']]],
    [
      'PATCH',
      '/documents/first/paragraphs',
      { body: { changes: [{ ...put(ID, ''), type: 'poem' }] } },
      [
        ['documentId', 'uuid'],
        ['Idempotency-Key', 'required'],
        ['changes.0.type', 'enum'],
      ],
    ],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { headers: key, body: { changes: [put(ID, 'a'), put(ID.toUpperCase(), 'b')] } },
      [['changes.1.id', 'wrongFormat']],
    ],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { headers: key, body: { changes: [put(ID, 'a', 1, 'a')] } },
      [['changes.0.position', 'wrongFormat']],
    ],
  ])(
    '%s %s with wrong values is a 422 that names every field',
    async (method, path, call, errors) => {
      const answer = await refused(method, path.replace('DOCUMENT', documentId), call);
      expect(answer.status).toBe(422);
      expect(answer.body.messageKey).toBe('actions.endpoints.validationError');
      expect(answer.body.errors).toHaveLength(errors.length);
      expect(answer.body.errors).toEqual(
        expect.arrayContaining(
          errors.map(([field, name]) => ({ field, messageKey: `validation.${name}` })),
        ),
      );
    },
  );

  it('text of over 50,000 characters in one paragraph is a 422', async () => {
    const runs = Array.from({ length: 6 }, () => ({ text: 'x'.repeat(10_000), marks: [] }));
    const answer = await refused('PATCH', `/documents/${documentId}/paragraphs`, {
      headers: key,
      body: { changes: [{ ...put(ID, '', 1), content: runs }] },
    });
    expect(answer.body.errors).toEqual([
      { field: 'changes.0.content', messageKey: 'validation.textTooLong' },
    ]);
  });

  it.each<[string, string, unknown, string]>([
    ['GET', '/projects/PROJECT', undefined, 'projects.notFound'],
    ['PATCH', '/projects/PROJECT', { name: 'À moi' }, 'projects.notFound'],
    ['DELETE', '/projects/PROJECT', undefined, 'projects.notFound'],
    ['GET', '/documents?projectId=PROJECT', undefined, 'projects.notFound'],
    [
      'POST',
      '/documents',
      { projectId: 'PROJECT', title: 'x', language: 'fr' },
      'projects.notFound',
    ],
    ['GET', '/documents/DOCUMENT', undefined, 'documents.notFound'],
    ['PATCH', '/documents/DOCUMENT', { title: 'À moi' }, 'documents.notFound'],
    ['DELETE', '/documents/DOCUMENT', undefined, 'documents.notFound'],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { changes: [put(ID, 'À moi')] },
      'documents.notFound',
    ],
    ['POST', '/sessions', { timeZone: 'UTC', projectId: 'PROJECT' }, 'projects.notFound'],
    ['POST', '/sessions', { timeZone: 'UTC', documentId: 'DOCUMENT' }, 'documents.notFound'],
    ['GET', '/sessions/SESSION', undefined, 'writingSessions.notFound'],
    ['PATCH', '/sessions/SESSION', { title: 'À moi' }, 'writingSessions.notFound'],
    ...['pause', 'resume', 'end', 'save-draft', 'publish', 'unpublish', 'discard'].map(
      (move) =>
        ['POST', `/sessions/SESSION/${move}`, undefined, 'writingSessions.notFound'] satisfies [
          string,
          string,
          unknown,
          string,
        ],
    ),
  ])("someone else's id is a 404: %s %s", async (method, path, body, messageKey) => {
    for (const ids of [other, { projectId: ID, documentId: ID, sessionId: ID }]) {
      const fill = (text: string) =>
        text
          .replace('PROJECT', ids.projectId)
          .replace('DOCUMENT', ids.documentId)
          .replace('SESSION', ids.sessionId);
      const answer = await refused(method, fill(path), {
        headers: key,
        body: body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body))),
      });
      expect(answer.status).toBe(404);
      expect(answer.body.messageKey).toBe(messageKey);
    }
  });

  it.each([
    ['POST', '/auth/logout-all'],
    ['GET', '/auth/me'],
    ['GET', '/projects'],
    ['POST', '/projects'],
    ['DELETE', `/projects/${ID}`],
    ['GET', '/documents'],
    ['PATCH', `/documents/${ID}/paragraphs`],
    ['GET', '/sessions'],
    ['GET', '/sessions/live'],
    ['POST', `/sessions/${ID}/publish`],
  ])('no token is a 401, whatever else is wrong: %s %s', async (method, path) => {
    for (const token of [undefined, 'nonsense', writer.refreshToken]) {
      const answer = await refused(method, path, { token });
      expect(answer.status).toBe(401);
      expect(answer.body.messageKey).toBe('auth.required');
    }
  });

  it('a cookie is no token', async () => {
    const answer = await refused('GET', '/projects', {
      token: undefined,
      headers: { cookie: `authToken=${writer.accessToken}` },
    });
    expect(answer.status).toBe(401);
  });

  it('a wrong state is a 409', async () => {
    const publish = await refused('POST', `/sessions/${sessionId}/publish`);
    expect(publish.status).toBe(409);
    expect(publish.body.messageKey).toBe('writingSessions.illegalTransition');
    const start = await refused('POST', '/sessions', { body: { timeZone: 'Europe/Paris' } });
    expect(start.status).toBe(409);
    expect(start.body).toMatchObject({
      messageKey: 'writingSessions.alreadyLive',
      liveSessionId: sessionId,
    });
    const stale = await refused('PATCH', `/documents/${documentId}/paragraphs`, {
      headers: key,
      body: { changes: [put(ID, 'Un autre mot.')] },
    });
    expect(stale.status).toBe(409);
    expect(stale.body.messageKey).toBe('paragraphs.conflict');
  });

  it('an unknown address is a 404, an unknown method a 405 that names the known ones', async () => {
    for (const path of ['/novels', '/projects/', '/']) {
      const answer = await refused('GET', path);
      expect([answer.status, answer.body.messageKey]).toEqual([404, 'request.notFound']);
    }
    const answer = await refused('PUT', `/projects/${ID}`, { body: {} });
    expect([answer.status, answer.body.messageKey]).toEqual([405, 'request.methodNotAllowed']);
    expect(answer.headers.get('allow')).toBe('GET, PATCH, DELETE');
  });

  it('a name without what no database can hold is taken, and what was half a character is shown so', async () => {
    for (const [name, kept] of [
      [String.raw`"a\u0000bcd"`, 'abcd'],
      [String.raw`"\ud800abcd"`, '\ufffdabcd'],
    ]) {
      const answer = await writer.call('POST', '/projects', {
        body: `{"name":${name},"type":"plain"}`,
      });
      expect([answer.status, answer.body.name]).toEqual([201, kept]);
    }
  });

  it('characters that no database can hold are left out, and the text is saved', async () => {
    const text = String.raw`"A\u0000B\ud800C — 🖋️"`;
    const body = `{"changes":[{"operation":"put","id":"${crypto.randomUUID()}","parentVersion":0,"position":"a1","type":"paragraph","content":[{"text":${text},"marks":[]}]}]}`;
    const saved = await writer.call('PATCH', `/documents/${documentId}/paragraphs`, {
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(saved.status).toBe(200);
    const { body: document } = await writer.call('GET', `/documents/${documentId}`);
    expect(document.paragraphs.at(-1).content).toEqual([{ text: 'AB�C — 🖋️', marks: [] }]);
  });
});
