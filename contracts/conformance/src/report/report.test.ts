import { describe, expect, it } from 'vitest';
import { callOf } from '../chapter.ts';
import { createSchemas } from '../check/schemas.ts';
import { curlOf } from '../http/curl.ts';
import { createCoverage } from '../reach/coverage.ts';
import { notesContract } from '../testing/notes-contract.ts';
import { bearer } from '../users.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
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
        received: '<script>alert(1)</script>',
        pointer: '#/components/schemas/Note/properties/title/type',
        chapter: 'valid',
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
    coverage: createCoverage(contract, createSchemas(contract)),
    milliseconds: 1234,
  },
  contract,
  { baseUrl: 'http://localhost/api', seed: 5, waivers: [] },
);

describe('a report', () => {
  it('on the terminal says what, where, how to repeat it, and the figures', () => {
    const text = terminalReport(summary);
    expect(text).toContain('createNote: /title of 201 must be string.');
    expect(text).toContain('(3 times)');
    expect(text).toMatch(
      /notes\.json:\d+ {2}#\/components\/schemas\/Note\/properties\/title\/type/u,
    );
    expect(text).toContain("curl -i -X POST 'http://localhost/api/notes'");
    expect(text).toContain('15 cases, 1 findings');
    expect(text).toContain('seed 5');
  });

  it('never holds a token', () => {
    for (const text of [terminalReport(summary), junitReport(summary), htmlReport(summary)]) {
      expect(text).not.toContain(secret);
      expect(text).toContain('$TOKEN');
    }
  });

  it('as JUnit has a failure for each finding, and nothing that breaks XML', () => {
    const xml = junitReport(summary);
    expect(xml).toContain('<testsuites name="conformance" tests="2" failures="1"');
    expect(xml.match(/<failure /gu)).toHaveLength(1);
    expect(xml).not.toContain('<script>');
    expect(xml).not.toContain('\u0000');
  });

  it('as a page asks the network for nothing and runs nothing', () => {
    const html = htmlReport(summary);
    expect(html).not.toMatch(/<script|<link|<img|src=|@import|url\(/u);
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('a command line', () => {
  it('keeps quotes in a body as they are for a shell', () => {
    const line = curlOf({ ...call, body: { title: "it's" } }, 'http://localhost/api');
    expect(line).toContain(String.raw`--data-binary '{"title":"it'\''s"}'`);
    expect(line).toContain('-H "Authorization: $TOKEN"');
  });
});
