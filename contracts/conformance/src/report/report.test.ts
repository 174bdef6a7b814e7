import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { callOf } from '../suite.ts';
import { inAddress } from '../suites/misplaced.ts';
import { createSchemas } from '../check/schemas.ts';
import { readContract } from '../contract/contract.ts';
import type { Finding } from '../finding.ts';
import type { Answer } from '../http/call.ts';
import { createCoverage } from '../reach/coverage.ts';
import { findingOf } from '../testing/findings.ts';
import { notesContract } from '../testing/notes-contract.ts';
import { bearer, visitor } from '../users.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { withoutTokens } from './redact.ts';
import { summarize } from './summary.ts';
import { terminalReport } from './terminal.ts';

const contract = notesContract();
const createNote = contract.operations.find(({ operationId }) => operationId === 'createNote');
if (!createNote) throw new Error('no createNote');

const secret = 'a-token-that-nobody-may-read';
const call = {
  ...callOf(createNote, bearer('writer', secret)),
  body: { title: `it's <b>"bold"</b> & \u0000` },
};

const summary = summarize(
  {
    findings: [
      {
        kind: 'wrong-body',
        message: '/title of 201 must be string.',
        expected: { type: 'string' },
        received: '<script>alert(1)</script>\u001B[2J',
        pointer: '#/components/schemas/Note/properties/title/type',
        suite: 'valid',
        operationId: 'createNote',
        title: 'complete',
        call,
        answer: undefined,
        times: 3,
      },
    ],
    notes: ['Something could not be tried.'],
    cases: new Map([
      ['createNote', 12],
      ['getNote', 3],
    ]),
    answers: new Map([['createNote', new Map([[201, 12]])]]),
    coverage: createCoverage(contract, createSchemas(contract)),
    milliseconds: 1234,
  },
  contract,
  { baseUrl: 'http://localhost/api', seed: 5, waivers: [] },
);

describe('a report', () => {
  it('on the terminal says what, where and how to repeat', () => {
    const text = terminalReport(summary);
    expect(text).toContain('createNote: /title of 201 must be string.');
    expect(text).toContain('(3 times)');
    expect(text).toMatch(
      /notes\.json:\d+ {2}#\/components\/schemas\/Note\/properties\/title\/type/u,
    );
    expect(text).toContain("curl -i --compressed -X POST 'http://localhost/api/notes'");
    expect(text).toContain('15 cases, 1 finding,');
    expect(text).toContain('seed 5');
  });

  // KIT-76
  it('on the terminal hands on no command to it', () => {
    expect(terminalReport(summary)).toContain('<script>alert(1)</script>�[2J');
  });

  // KIT-23
  it('never holds a token', () => {
    for (const text of [terminalReport(summary), junitReport(summary), htmlReport(summary)]) {
      expect(text).not.toContain(secret);
      expect(text).toContain('$WRITER_TOKEN');
    }
  });

  it('as JUnit has a failure for each finding', () => {
    const xml = junitReport(summary);
    expect(xml).toContain('<testsuites name="conformance" tests="2" failures="1"');
    expect(xml.match(/<testcase /gu)).toHaveLength(2);
    expect(xml.match(/<failure /gu)).toHaveLength(1);
    expect(xml).not.toContain('<script>');
    expect(xml).not.toContain('\u0000');
  });

  it('as a page loads nothing and runs nothing', () => {
    const html = htmlReport(summary);
    expect(html).not.toMatch(/<script|<link|<img|src=|@import|url\(/u);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('15 cases, 1 finding,');
  });

  it('as a page breaks names and paths between words', () => {
    const html = htmlReport(summary);
    expect(html).toContain('<td>create<wbr>Note<small>POST /<wbr>notes</small></td>');
  });
});

const own = readContract();
const named = (operationId: string) => {
  const operation = own.operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`no ${operationId}`);
  return operation;
};

const ID_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJlLW9mLWFuLWlkLXRva2Vu';
const REFRESH_TOKEN = 'refresh_0123456789abcdefghijklmnopqrstuvwx';
const ACCESS_TOKEN = 'access-0123456789abcdefghijklmnopqrstuvwxyz';
const INVITATION = 'invitation-0123456789abcdefghijklmnopqrstuv';
const OPAQUE = '0b3f9a6c5e7d4182';
const SECRETS = { ID_TOKEN, REFRESH_TOKEN, ACCESS_TOKEN, INVITATION, OPAQUE };

const answerOf = (status: number, body: unknown): Answer => ({
  status,
  headers: new Headers(),
  text: JSON.stringify(body),
  body,
  milliseconds: 1,
});
const tokens = { accessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN };

type Told = Pick<Finding, 'call' | 'answer' | 'expected' | 'received'> & { message?: string };

/** Findings at the calls that carry tokens, in every format of a report. */
const secretive: Told[] = [
  {
    call: { ...callOf(named('signOut'), visitor), body: { refreshToken: REFRESH_TOKEN } },
    answer: answerOf(200, { refreshToken: REFRESH_TOKEN }),
    expected: 204,
    received: `200 {"refreshToken":"${REFRESH_TOKEN}"}`,
  },
  {
    call: { ...callOf(named('signInWithGoogle'), visitor), body: { idToken: ID_TOKEN } },
    answer: answerOf(201, tokens),
    expected: ['200'],
    received: `201 ${JSON.stringify(tokens)}`,
  },
  {
    // Cut off in the middle of a token, as long answers are.
    call: {
      ...callOf(named('signInWithGoogle'), visitor),
      raw: { text: `{"idToken":"${ID_TOKEN.slice(0, -9)}`, contentType: 'application/json' },
    },
    answer: answerOf(200, tokens),
    expected: [tokens],
    received: [`200 ${JSON.stringify(tokens).slice(0, 40)}…`, tokens],
  },
  {
    // The value alone, without its name: what is wrong with a member.
    call: { ...callOf(named('signInWithGoogle'), visitor), body: { idToken: ID_TOKEN } },
    answer: answerOf(200, tokens),
    expected: { maxLength: 20 },
    received: `${REFRESH_TOKEN.slice(0, 30)}…`,
    message: `/accessToken of 200 is ${ACCESS_TOKEN}.`,
  },
  {
    call: { ...callOf(named('createInvitation'), visitor), body: {} },
    answer: answerOf(201, { token: INVITATION }),
    expected: { first: { token: INVITATION } },
    received: JSON.stringify(JSON.stringify({ second: [{ token: INVITATION }] })),
  },
  {
    call: { ...callOf(named('acceptInvitation'), visitor), body: { token: INVITATION } },
    answer: answerOf(422, { detail: `${ID_TOKEN} is no invitation` }),
    expected: 404,
    received: `422 ${ID_TOKEN} is no invitation`,
  },
  {
    // What a framework says of an address in which the token stood.
    call: callOf(named('listProjects'), inAddress(bearer('writer', OPAQUE))),
    answer: { ...answerOf(404, {}), credentials: [OPAQUE] },
    expected: 401,
    received: `404 {"instance":"/api/projects?access_token=${OPAQUE}&token=${OPAQUE}"}`,
  },
];

describe('a report of calls that carry tokens', () => {
  const told = summarize(
    {
      findings: secretive.map(({ message = 'It is wrong.', ...finding }, index) => ({
        kind: 'wrong-body',
        message: `${index}: ${message}`,
        pointer: finding.call.operation.pointer,
        suite: 'valid',
        operationId: finding.call.operation.operationId,
        title: 'complete',
        times: 1,
        ...finding,
      })),
      notes: [`Signing in was answered 200: ${JSON.stringify(tokens)}`],
      cases: new Map(secretive.map(({ call: { operation } }) => [operation.operationId, 1])),
      answers: new Map(),
      coverage: createCoverage(own, createSchemas(own)),
      milliseconds: 1,
    },
    own,
    { baseUrl: 'http://localhost/api', seed: 5, waivers: [] },
  );

  // KIT-23
  it.each([
    ['on the terminal', terminalReport],
    ['as JUnit', junitReport],
    ['as a page', htmlReport],
  ])('holds none of them %s', (_, report) => {
    const text = report(told);
    for (const [name, value] of Object.entries(SECRETS)) {
      expect(text, name).not.toContain(value.slice(0, 24));
    }
    expect(text).toContain('$REFRESH_TOKEN');
    expect(text).toContain('$ID_TOKEN');
    expect(text).toContain('$INVITATION_TOKEN');
  });

  // KIT-23
  it('shows what was only sent in place of tokens', () => {
    const word = 'createInvitation';
    const call = { ...callOf(named('acceptInvitation'), visitor), body: { token: word } };
    const finding = findingOf('getNote', { call, message: `${word} is at fault.` });
    expect(withoutTokens([finding])[0]?.message).toBe(`${word} is at fault.`);
    const issued = new Map([[word, 'INVITATION_TOKEN']]);
    expect(withoutTokens([finding], issued)[0]?.message).toBe('$INVITATION_TOKEN is at fault.');
  });

  // KIT-23
  it('has command lines that take them from the environment', () => {
    const lines = told.findings.map(({ curl }) => curl);
    const echoed = lines.map((line) =>
      spawnSync('sh', ['-c', line.replace('curl -i --compressed', 'printf "%s\\n"')], {
        encoding: 'utf8',
        env: { ...process.env, ...SECRETS, INVITATION_TOKEN: INVITATION },
      }).stdout.trimEnd(),
    );
    expect(echoed[0]).toContain(`\n{"refreshToken":"${REFRESH_TOKEN}"}`);
    expect(echoed[1]).toContain(`\n{"idToken":"${ID_TOKEN}"}`);
    expect(echoed[2]).toMatch(new RegExp(`\\n\\{"idToken":"${ID_TOKEN}$`, 'u'));
    expect(echoed[5]).toContain(`\n{"token":"${INVITATION}"}`);
  });
});
