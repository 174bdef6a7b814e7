import { beforeAll, describe, expect, it } from 'vitest';
import type { Chapter } from './chapter.ts';
import { credentials } from './chapters/credentials.ts';
import { fuzz } from './chapters/fuzz.ts';
import { invalid } from './chapters/invalid.ts';
import { ownership } from './chapters/ownership.ts';
import { valid } from './chapters/valid.ts';
import { isObject } from './contract/places.ts';
import { createClient, Unreachable } from './http/client.ts';
import { run } from './run.ts';
import { notesContract } from './testing/notes-contract.ts';
import { startNotesServer, TOKENS, type Breach, type Reply } from './testing/notes-server.ts';
import { bearer } from './users.ts';

const contract = notesContract();
const everything = [valid, invalid, fuzz, credentials, ownership];

async function tried(
  breach?: Breach,
  chapters: Chapter[] = everything,
  seed = 1,
  timeout = 30_000,
) {
  const server = await startNotesServer(breach);
  const sent: string[] = [];
  const client = createClient(server.baseUrl, { timeout });
  try {
    const result = await run({
      contract,
      client: {
        ...client,
        send(call, manner) {
          sent.push(JSON.stringify([call.operation.operationId, call.query, call.body]));
          return client.send(call, manner);
        },
      },
      users: {
        writer: bearer('writer', TOKENS.writer),
        other: bearer('other', TOKENS.other),
      },
      chapters,
      seed,
      cases: 100,
      only: [],
      progress: () => undefined,
    });
    return { ...result, sent };
  } finally {
    await server.close();
  }
}

const kindsOf = (findings: { operationId: string; kind: string }[]) => [
  ...new Set(findings.map(({ operationId, kind }) => `${operationId} ${kind}`)),
];

/** Changes what one operation answers where all is well. */
const at =
  (operationId: string, change: (reply: Reply) => Partial<Reply>): Breach =>
  (reply, asked) =>
    asked.operationId === operationId && reply.status < 300
      ? { ...reply, ...change(reply) }
      : reply;

const withBody = (reply: Reply, changes: Record<string, unknown>) => ({
  body: { ...(isObject(reply.body) ? reply.body : {}), ...changes },
});

describe('a server that keeps the contract', () => {
  let result: Awaited<ReturnType<typeof tried>>;
  beforeAll(async () => {
    result = await tried();
  });

  it('has no findings in any chapter', () => {
    const { findings, cases } = result;
    expect(
      findings.map(({ operationId, message, title }) => [operationId, message, title]),
    ).toEqual([]);
    expect([...cases.values()].every((count) => count > 0)).toBe(true);
  });

  it('has everything reached that its contract promises', () => {
    const missed = result.coverage.targets().filter(({ isReached }) => !isReached);
    expect(missed.map(({ operationIds, what }) => `${operationIds.join(', ')}: ${what}`)).toEqual(
      [],
    );
  });
});

describe('a breach is found once and by its name', () => {
  it.each<[string, Breach]>([
    ['getNote undocumented-status', at('getNote', () => ({ status: 203 }))],
    ['getNote server-error', at('getNote', () => ({ status: 500 }))],
    [
      'getNote wrong-content-type',
      at('getNote', ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/plain' } })),
    ],
    [
      'getNote missing-header',
      at('getNote', () => ({ headers: { 'content-type': 'application/json' } })),
    ],
    [
      'getNote wrong-header',
      at('getNote', ({ headers }) => ({ headers: { ...headers, etag: '1' } })),
    ],
    ['getNote not-json', at('getNote', () => ({ body: '{' }))],
    ['getNote undeclared-property', at('getNote', (reply) => withBody(reply, { secret: 1 }))],
    ['getNote wrong-body', at('getNote', (reply) => withBody(reply, { title: undefined }))],
    ['getNote wrong-body', at('getNote', (reply) => withBody(reply, { title: null }))],
    ['getNote wrong-body', at('getNote', (reply) => withBody(reply, { due: 'tomorrow' }))],
    ['getNote wrong-body', at('getNote', (reply) => withBody(reply, { colour: 'green' }))],
  ])('%s', async (expected, breach) => {
    const { findings } = await tried(breach, [valid]);
    expect(kindsOf(findings)).toEqual([expected]);
    expect(findings).toHaveLength(1);
  });
});

describe('what only a chapter can see', () => {
  const failing =
    (status: number, change: (reply: Reply) => Partial<Reply>): Breach =>
    (reply) =>
      reply.status === status ? { ...reply, ...change(reply) } : reply;

  it.each<[string, Chapter, Breach]>([
    [
      'wrong-problem-status',
      credentials,
      failing(401, (reply) => withBody(reply, { status: 403 })),
    ],
    [
      'undocumented-message-key',
      credentials,
      failing(401, (reply) => withBody(reply, { messageKey: 'other' })),
    ],
    [
      'unknown-field',
      invalid,
      failing(422, (reply) =>
        withBody(reply, { errors: [{ field: 'nowhere' }, { field: 'body' }] }),
      ),
    ],
    ['field-not-named', invalid, failing(422, (reply) => withBody(reply, { errors: [] }))],
    [
      'wrong-refusal',
      invalid,
      failing(415, (reply) => ({
        ...reply,
        status: 400,
        ...withBody(reply, { status: 400, messageKey: 'request.malformedJson' }),
      })),
    ],
    [
      'valid-refused',
      valid,
      (reply, { body }) =>
        isObject(body) && body['due'] === null
          ? {
              ...reply,
              status: 422,
              headers: { 'content-type': 'application/problem+json' },
              body: {
                type: 'a',
                status: 422,
                messageKey: 'validation',
                errors: [{ field: 'due' }],
              },
            }
          : reply,
    ],
  ])('%s', async (kind, chapter, breach) => {
    const { findings } = await tried(breach, [chapter]);
    expect([...new Set(findings.map((finding) => finding.kind))]).toEqual([kind]);
  });

  it('an accepted request that breaks a rule', async () => {
    const { findings } = await tried(
      (reply, { operationId, body }) =>
        operationId === 'createNote' &&
        reply.status === 422 &&
        isObject(body) &&
        typeof body['title'] === 'string' &&
        body['title'].length === 21
          ? {
              status: 201,
              headers: { 'content-type': 'application/json', etag: '"1"' },
              body: { id: crypto.randomUUID(), title: '', colour: 'red', tags: [], due: null },
            }
          : reply,
      [invalid],
    );
    expect(findings.map(({ kind, title }) => `${kind}, ${title}`)).toEqual([
      'invalid-accepted, title: one character too long',
    ]);
    expect(findings[0]?.pointer).toBe('#/components/schemas/NewNote/properties/title/maxLength');
  });

  it('a largest body that is refused', async () => {
    const { findings } = await tried(
      (reply, { operationId, length }) =>
        operationId === 'createNote' && length === 2048
          ? {
              status: 413,
              headers: { 'content-type': 'application/problem+json' },
              body: { type: 'a', status: 413, messageKey: 'request.tooLarge' },
            }
          : reply,
      [invalid],
    );
    expect(kindsOf(findings)).toEqual(['createNote valid-refused']);
  });

  it("another account's row that is shown", async () => {
    let last: unknown;
    const { findings } = await tried(
      (reply, { operationId, user }) => {
        if (operationId === 'createNote' && reply.status === 201) last = reply.body;
        if (operationId !== 'getNote' || user !== 'other') return reply;
        return {
          status: 200,
          headers: { 'content-type': 'application/json', etag: '"1"' },
          body: last,
        };
      },
      [ownership],
    );
    expect(kindsOf(findings)).toEqual(['getNote foreign-row-visible']);
  });
});

describe('a server that does not answer', () => {
  /** Milliseconds: nobody should wait for it, and no busy machine take longer to answer. */
  const SHORT = 400;

  it('from some call on is given up, and what was found is reported', async () => {
    let asked = 0;
    const { findings, notes, sent } = await tried(
      (reply) => ((asked += 1) > 60 ? 'no answer' : reply),
      everything,
      1,
      SHORT,
    );
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['no-answer']));
    expect(notes).toContainEqual(expect.stringMatching(/^The run was given up in the chapter /u));
    expect(sent.length).toBeLessThan(70);
  });

  it('at one operation is asked there twice, and everywhere else as ever', async () => {
    const { findings, notes, cases, sent } = await tried(
      (reply, { operationId }) => (operationId === 'listNotes' ? 'no answer' : reply),
      everything,
      1,
      SHORT,
    );
    expect(kindsOf(findings)).toEqual(['listNotes no-answer']);
    expect(notes).toContainEqual(expect.stringMatching(/^listNotes was left without an answer/u));
    expect(sent.filter((text) => text.includes('listNotes'))).toHaveLength(2);
    expect(cases.get('createNote')).toBeGreaterThan(50);
  });

  it('to anything at all ends the run', async () => {
    await expect(tried(() => 'no answer', everything, 1, SHORT)).rejects.toThrow(Unreachable);
  });

  it('but carries a POST out and breaks off is named, and the POST is sent once', async () => {
    const made: unknown[] = [];
    const { findings } = await tried(
      (reply, { operationId, body }) => {
        if (operationId !== 'createNote' || reply.status !== 201) return reply;
        made.push(body);
        return 'break off';
      },
      [valid],
    );
    expect(kindsOf(findings)).toContain('createNote no-answer');
    expect(new Set(made.map((body) => JSON.stringify(body))).size).toBeGreaterThan(1);
    expect(made.length).toBe(
      findings.find(({ operationId }) => operationId === 'createNote')?.times,
    );
  });

  it('to a reading over a kept connection is asked again, which the report says', async () => {
    let asked = 0;
    const { findings, notes } = await tried(
      (reply, { operationId }) =>
        operationId === 'listNotes' && (asked += 1) === 2 ? 'break off' : reply,
      [valid],
    );
    expect(findings).toEqual([]);
    expect(notes).toContainEqual(expect.stringMatching(/^Readings sent a second time, .*: 1\.$/u));
  });
});

describe('fuzz', () => {
  const withoutIds = (sent: string[]) =>
    sent.map((text) => text.replaceAll(/[0-9a-f-]{36}/giu, 'id'));

  it('replays the same cases from the same seed, and others from another', async () => {
    const [first, again, other] = [
      await tried(undefined, [fuzz], 7),
      await tried(undefined, [fuzz], 7),
      await tried(undefined, [fuzz], 8),
    ];
    expect(withoutIds(again.sent)).toEqual(withoutIds(first.sent));
    expect(withoutIds(other.sent)).not.toEqual(withoutIds(first.sent));
  });

  it('shrinks to the smallest request that fails, which still fits the contract', async () => {
    const { findings } = await tried(
      (reply, { operationId, body }) =>
        operationId === 'createNote' &&
        reply.status === 201 &&
        isObject(body) &&
        'rank' in body &&
        Number(body['rank']) >= 3
          ? {
              status: 500,
              headers: { 'content-type': 'application/problem+json' },
              body: { type: 'a', status: 500, messageKey: 'x' },
            }
          : reply,
      [fuzz],
    );
    expect(kindsOf(findings)).toEqual(['createNote server-error']);
    const { call } = findings[0] ?? {};
    expect(call?.body).toMatchObject({ rank: 3 });
    expect(Object.keys(isObject(call?.body) ? call.body : {}).toSorted()).toEqual([
      'rank',
      'title',
    ]);
  });
});
