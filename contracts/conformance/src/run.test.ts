import { beforeAll, describe, expect, it } from 'vitest';
import type { Suite } from './suite.ts';
import { scenarios } from './suites/scenarios/scenarios.ts';
import { credentials } from './suites/credentials.ts';
import { invalid } from './suites/invalid.ts';
import { ownership } from './suites/ownership.ts';
import { valid } from './suites/valid.ts';
import { createContract } from './contract/contract.ts';
import { isObject } from './contract/places.ts';
import { notesDocument } from './testing/notes-contract.ts';
import type { Breach, Reply } from './testing/notes-server.ts';
import { at, everything, kindsOf, tried, withBody } from './testing/try-notes.ts';

/** Of the notes' contract, which says no rule of every request. */
const RULES_LEFT_OUT: unknown = expect.stringContaining('(x-rules), which were not tried: ');

const missedIn = ({ coverage }: Awaited<ReturnType<typeof tried>>) =>
  coverage
    .targets()
    .filter(({ isReached }) => !isReached)
    .map(({ operationIds, what }) => `${operationIds.join(', ')}: ${what}`);

describe('a server that keeps the contract', () => {
  let result: Awaited<ReturnType<typeof tried>>;
  beforeAll(async () => {
    result = await tried(undefined, everything, { expiredToken: 'expired' });
  });

  // KIT-1
  it('has no findings in any suite', () => {
    const { findings, cases } = result;
    expect(
      findings.map(({ operationId, message, title }) => [operationId, message, title]),
    ).toEqual([]);
    expect([...cases.values()].every((count) => count > 0)).toBe(true);
  });

  // KIT-1, KIT-68
  it('has everything reached that its contract promises', () => {
    expect(missedIn(result)).toEqual([]);
  });

  // KIT-25
  it('reports what it had no means to try', async () => {
    const missed = missedIn(await tried(undefined, [valid, invalid, ownership, credentials]));
    expect(missed).toEqual([expect.stringMatching(/, getNote, .*: refuses an expired token$/u)]);
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

describe('what only a suite can see', () => {
  const failing =
    (status: number, change: (reply: Reply) => Partial<Reply>): Breach =>
    (reply) =>
      reply.status === status ? { ...reply, ...change(reply) } : reply;

  it.each<[string, Suite, Breach]>([
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
  ])('%s', async (kind, suite, breach) => {
    const { findings } = await tried(breach, [suite]);
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

describe('operations that were not asked for', () => {
  const only = ['getNote'];

  // KIT-12
  it('are at fault in a note, or a requested finding', async () => {
    const breach = at('createNote', () => ({ headers: { 'content-type': 'application/json' } }));
    const { findings, notes, cases } = await tried(breach, [valid], { only });
    expect(findings).toEqual([]);
    expect(notes).toEqual([
      RULES_LEFT_OUT,
      'createNote, which was not asked for, is at fault: 201 has no header ETag.',
    ]);
    expect([...cases.keys()]).toEqual(only);
    const asked = await tried(breach, [valid], { only: ['createNote'] });
    expect(kindsOf(asked.findings)).toEqual(['createNote missing-header']);
  });

  it('hide nothing of the one that was', async () => {
    const { findings, notes } = await tried(
      at('getNote', () => ({ status: 203 })),
      [valid],
      { only },
    );
    expect(kindsOf(findings)).toEqual(['getNote undocumented-status']);
    expect(notes).toEqual([RULES_LEFT_OUT]);
  });
});

describe('a contract of other operations', () => {
  const listAlone = {
    '/sessions': { get: { operationId: 'listWritingSessions', responses: { '204': {} } } },
  };
  const document = { ...notesDocument, paths: { ...notesDocument.paths, ...listAlone } };
  const contract = createContract(document, JSON.stringify(document), 'notes.json');

  it('has nothing to do with the scenarios', async () => {
    const { findings, notes } = await tried(undefined, [scenarios]);
    expect(findings).toEqual([]);
    expect(notes).toEqual([RULES_LEFT_OUT]);
  });

  // KIT-12
  it('reports a scenario whose operations it lacks', async () => {
    const { findings, notes } = await tried(undefined, [scenarios], { contract });
    expect(findings).toEqual([]);
    expect(notes).toContain(
      '“filters and orders of sessions” was not tried: the contract has no createProject.',
    );
  });

  // KIT-66
  it('reports a scenario that a fault cut short', async () => {
    const responses = { '200': {} };
    const projects = {
      '/projects': { post: { operationId: 'createProject', responses } },
      '/projects/{projectId}': {
        get: { operationId: 'getProject', responses },
        patch: { operationId: 'updateProject', responses },
      },
    };
    const further = { ...notesDocument, paths: { ...notesDocument.paths, ...projects } };
    const { notes, coverage } = await tried(undefined, [scenarios], {
      contract: createContract(further, JSON.stringify(further), 'notes.json'),
      only: ['updateProject'],
    });
    const scenario = '“when a project was last changed”';
    expect(notes).toContain(
      `${scenario} was not tried in full: createProject answered 422 (make a project).`,
    );
    expect(coverage.targets()).toContainEqual(
      expect.objectContaining({ what: `tries ${scenario} in full`, isReached: false }),
    );
  });
});
