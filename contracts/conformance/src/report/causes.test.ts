import { describe, expect, it } from 'vitest';
import { createSchemas } from '../check/schemas.ts';
import type { Finding } from '../finding.ts';
import { createCoverage } from '../reach/coverage.ts';
import { findingOf } from '../testing/findings.ts';
import { notesContract } from '../testing/notes-contract.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { summarize } from './summary.ts';
import { terminalReport } from './terminal.ts';

const contract = notesContract();

describe('a report of many findings with few causes', () => {
  const everywhere = contract.operations.map(({ operationId }) => operationId);
  const header = (status: number): Partial<Finding> => ({
    kind: 'missing-header',
    message: `${status} has no header Cache-Control.`,
    pointer: '#/components/responses/whatever',
  });
  const manyFindings = [
    ...everywhere.map((operationId) => findingOf(operationId)),
    ...everywhere.flatMap((operationId) => [
      findingOf(operationId, header(200)),
      findingOf(operationId, header(401)),
    ]),
    findingOf('getNote', { message: 'Something of its own.' }),
    findingOf('deleteNote', { message: 'A first of many.' }),
    findingOf('deleteNote', { message: 'A second of many.' }),
  ];
  const told = summarize(
    {
      findings: manyFindings,
      notes: [
        'getNote was not tried in full: createNote answered 501.',
        'Something else.',
        'deleteNote was not tried in full: createNote answered 501.',
      ],
      cases: new Map(everywhere.map((operationId) => [operationId, 7])),
      answers: new Map(
        everywhere.map((operationId) => [
          operationId,
          new Map(
            operationId === 'deleteNote'
              ? [
                  [401, 2],
                  [501, 5],
                ]
              : [
                  [200, 6],
                  [501, 1],
                ],
          ),
        ]),
      ),
      coverage: createCoverage(contract, createSchemas(contract)),
      milliseconds: 1,
    },
    contract,
    { baseUrl: 'http://localhost/api', seed: 5, waivers: [] },
  );
  const text = terminalReport(told);

  it('reports each missing operation in one line', () => {
    expect(text).toContain('Not implemented, or not at this address (1):');
    expect(text).toMatch(
      /deleteNote {2}DELETE \/notes\/\{noteId\} {2}501 to all of 5 calls, 5 findings/u,
    );
    expect(text).not.toContain('A first of many.');
  });

  it('says once what is wrong at many named operations', () => {
    const others = everywhere.filter((operationId) => operationId !== 'deleteNote');
    expect(text.match(/418 is not documented/gu)).toHaveLength(1);
    expect(text).toContain(`1. ${others.length} operations: 418 is not documented.`);
    expect(text).toContain(others.join(', '));
    expect(text.match(/has no header Cache-Control/gu)).toHaveLength(1);
    expect(text).toContain('getNote: Something of its own.');
    expect(text).toContain(`${manyFindings.length} findings of 4 causes`);
  });

  it('says once why several were not tried', () => {
    expect(text).toContain(
      'Note: getNote, deleteNote were not tried in full: createNote answered 501.',
    );
    expect(text).toContain('Note: Something else.');
  });

  it('hides nothing of it from JUnit and the page', () => {
    expect(junitReport(told).match(/<failure /gu)).toHaveLength(manyFindings.length);
    const html = htmlReport(told);
    expect(html.match(/<article /gu)).toHaveLength(manyFindings.length);
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/gu)) expect(ids).toContain(target);
  });
});
