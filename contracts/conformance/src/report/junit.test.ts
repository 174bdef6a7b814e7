import { describe, expect, it } from 'vitest';
import { createSchemas } from '../check/schemas.ts';
import { createCoverage } from '../reach/coverage.ts';
import { findingOf } from '../testing/findings.ts';
import { notesContract } from '../testing/notes-contract.ts';
import { identityOf } from './baseline.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { summarize } from './summary.ts';
import { terminalReport } from './terminal.ts';

const contract = notesContract();
const known = findingOf('getNote');
const fresh = findingOf('getNote', {
  kind: 'server-error',
  message: 'The server failed with 500.',
});
const foreign = findingOf('listNotes', { kind: 'foreign-row-visible', message: 'It shows it.' });
const mended = identityOf(findingOf('deleteNote'));

const summary = summarize(
  {
    findings: [known, fresh, foreign],
    notes: ['createNote was not tried in full: getNote answered 500.'],
    cases: new Map([
      ['getNote', 2],
      ['createNote', 0],
      ['deleteNote', 0],
      ['getHealth', 3],
    ]),
    answers: new Map(),
    coverage: createCoverage(contract, createSchemas(contract)),
    milliseconds: 1,
  },
  contract,
  {
    baseUrl: 'http://localhost',
    seed: 1,
    waivers: [],
    baseline: [identityOf(known), mended],
    isWhole: true,
  },
);

const caseOf = (operationId: string) =>
  junitReport(summary)
    .split('<testcase ')
    .filter((part) => part.startsWith(`classname="${operationId}"`))
    .map(
      (part) =>
        /<(?<name>failure|skipped|system-out)[^>]*?(?:message="(?<told>[^"]*)")?\/?>/u.exec(part)
          ?.groups,
    );

describe('JUnit', () => {
  // KIT-31
  it('skips an operation that was not tried, with its reason', () => {
    expect(caseOf('createNote')).toMatchObject([
      { name: 'skipped', told: 'createNote was not tried in full: getNote answered 500.' },
    ]);
    expect(caseOf('deleteNote')).toMatchObject([{ name: 'skipped', told: 'it was not tried' }]);
    expect(caseOf('getHealth')).toMatchObject([{ name: 'system-out' }]);
  });

  // KIT-32
  it('fails for what is new and skips what is known', () => {
    expect(caseOf('getNote').map((one) => one?.['name'])).toEqual(['failure', 'skipped']);
  });

  it('has a failure of an operation not asked for', () => {
    expect(caseOf('listNotes')).toMatchObject([{ name: 'failure' }]);
    expect(junitReport(summary)).toContain('tests="6" failures="2" skipped="3"');
  });
});

describe('the other reports', () => {
  it('tell what is known apart, and what is gone', () => {
    const text = terminalReport(summary);
    expect(text).toContain('Known from the baseline (1):\n  getNote: 418 is not documented.');
    expect(text).toContain('In the baseline and not found (1):\n  deleteNote:');
    expect(text).toContain('5 cases, 2 findings, 1 known, ');
    expect(htmlReport(summary)).toContain('Known: getNote: 418 is not documented.');
  });
});
