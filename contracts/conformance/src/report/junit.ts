import type { ReportedFinding, Row, Summary } from './summary.ts';
import { escapeXml } from './xml.ts';

const caseOf = (classname: string, name: string, lines: string) =>
  `    <testcase classname="${escapeXml(classname)}" name="${escapeXml(name)}">
      ${lines}
    </testcase>`;

const failureOf = (finding: ReportedFinding) =>
  caseOf(
    finding.operationId,
    `${finding.suite}: ${finding.message}`,
    `<failure type="${finding.kind}" message="${escapeXml(finding.message)}">${escapeXml(
      [
        `expected ${finding.meaningOfExpected}`,
        `received ${finding.meaningOfReceived}`,
        `${finding.place} ${finding.pointer}`,
        finding.curl,
      ].join('\n'),
    )}</failure>`,
  );

const skipped = (operationId: string, name: string, reason: string) =>
  caseOf(operationId, name, `<skipped message="${escapeXml(reason)}"/>`);

const knownOf = ({ operationId, suite, message }: ReportedFinding) =>
  skipped(operationId, `${suite}: ${message}`, 'known: it stands in the baseline');

/** An operation without findings: it passed where it was tried. */
function quietOf({ operationId, cases }: Row, notes: readonly string[]): string {
  const name = 'fits the contract';
  if (cases > 0) return caseOf(operationId, name, `<system-out>${cases} cases</system-out>`);
  const reason = notes.find((note) => note.startsWith(`${operationId} `));
  return skipped(operationId, name, reason ?? 'it was not tried');
}

/** JUnit XML: a suite for each operation, a failure for each finding that is new. */
export function junitReport({ rows, findings, known, notes, seconds }: Summary): string {
  // A call may show what another operation than those of `--only` has let out.
  const names = new Set([...rows, ...findings, ...known].map(({ operationId }) => operationId));
  const suites = [...names].map((name) => {
    const isOwn = ({ operationId }: ReportedFinding) => operationId === name;
    const failures = findings.filter(isOwn).map(failureOf);
    const skips = known.filter(isOwn).map(knownOf);
    const row = rows.find(({ operationId }) => operationId === name);
    const quiet = row && failures.length + skips.length === 0 ? [quietOf(row, notes)] : [];
    return {
      operationId: name,
      cases: [...failures, ...skips, ...quiet],
      failures: failures.length,
      skips: skips.length + (row?.cases === 0 ? quiet.length : 0),
    };
  });
  const total = (count: (suite: (typeof suites)[number]) => number) =>
    suites.reduce((sum, suite) => sum + count(suite), 0);
  const written = suites.map(
    ({ operationId, cases, failures, skips }) =>
      `  <testsuite name="${escapeXml(operationId)}" tests="${cases.length}" failures="${failures}" skipped="${skips}">
${cases.join('\n')}
  </testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance" tests="${total(({ cases }) => cases.length)}" failures="${total(({ failures }) => failures)}" skipped="${total(({ skips }) => skips)}" time="${seconds}">
${written.join('\n')}
</testsuites>
`;
}
