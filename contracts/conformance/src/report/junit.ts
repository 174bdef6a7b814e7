import type { ReportedFinding, Summary } from './summary.ts';
import { escapeXml } from './xml.ts';

const failureOf = (finding: ReportedFinding) =>
  `    <testcase classname="${escapeXml(finding.operationId)}" name="${escapeXml(`${finding.chapter}: ${finding.message}`)}">
      <failure type="${finding.kind}" message="${escapeXml(finding.message)}">${escapeXml(
        [
          `expected ${finding.meaningOfExpected}`,
          `received ${finding.meaningOfReceived}`,
          `${finding.place} ${finding.pointer}`,
          finding.curl,
        ].join('\n'),
      )}</failure>
    </testcase>`;

/** JUnit XML: a suite for each operation, a failure for each finding. */
export function junitReport(summary: Summary): string {
  const suites = summary.rows.map(({ operationId, cases }) => {
    const own = summary.findings.filter((finding) => finding.operationId === operationId);
    const passed =
      own.length === 0
        ? [
            `    <testcase classname="${escapeXml(operationId)}" name="fits the contract"><system-out>${cases} cases</system-out></testcase>`,
          ]
        : own.map(failureOf);
    return `  <testsuite name="${escapeXml(operationId)}" tests="${passed.length}" failures="${own.length}">
${passed.join('\n')}
  </testsuite>`;
  });
  const { findings, seconds } = summary;
  const faulty = new Set(findings.map(({ operationId }) => operationId));
  const tests =
    findings.length + summary.rows.filter(({ operationId }) => !faulty.has(operationId)).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance" tests="${tests}" failures="${findings.length}" time="${seconds}">
${suites.join('\n')}
</testsuites>
`;
}
