import { styleText } from 'node:util';
import { FINDING_KINDS } from '../finding.ts';
import type { ReportedFinding, Row, Summary } from './summary.ts';

const MOST_MISSED = 40;

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.floor((part / whole) * 100)} %`;

function tableOf(rows: Row[]): string[] {
  const width = Math.max(9, ...rows.map(({ operationId }) => operationId.length));
  const line = (cells: [string, string, string, string]) =>
    `${cells[0].padEnd(width)}  ${cells[1].padStart(7)}  ${cells[2].padStart(8)}  ${cells[3].padStart(8)}`;
  return [
    styleText('bold', line(['operation', 'cases', 'findings', 'reached'])),
    ...rows.map(({ operationId, cases, findings, reached, targets }) => {
      const text = line([operationId, String(cases), String(findings), percent(reached, targets)]);
      return findings > 0 ? styleText('red', text) : text;
    }),
  ];
}

/** Findings of one kind at one operation that are shown; one of them is mostly all of them. */
const MOST_ALIKE = 3;

/** The findings to show, and a line for each group of which more are left. */
function shown(findings: ReportedFinding[]): { findings: ReportedFinding[]; left: string[] } {
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    const key = `${finding.operationId} ${finding.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return {
    findings: [...groups.values()].flatMap((group) => group.slice(0, MOST_ALIKE)),
    left: [...groups].flatMap(([key, { length }]) =>
      length > MOST_ALIKE ? [`${key}: ${length - MOST_ALIKE} more (--html lists all)`] : [],
    ),
  };
}

const findingLines = (finding: ReportedFinding, index: number): string[] => [
  '',
  styleText(['red', 'bold'], `${index + 1}. ${finding.operationId}: ${finding.message}`) +
    (finding.times > 1 ? ` (${finding.times} times)` : ''),
  `   ${FINDING_KINDS[finding.kind]} [${finding.kind}, ${finding.chapter}: ${finding.title}]`,
  styleText('green', `   - expected ${finding.meaningOfExpected}`),
  styleText('red', `   + received ${finding.meaningOfReceived}`),
  `   ${finding.place}  ${finding.pointer}`,
  `   ${finding.curl}`,
];

/** The report for a person who waits at a terminal; `$TOKEN` in it is the caller's. */
export function terminalReport(summary: Summary): string {
  const { rows, findings, missed, targets, notes, cases, seed, seconds, idleWaivers } = summary;
  const { findings: first, left } = shown(findings);
  const open = missed.filter(({ waiver }) => !waiver);
  const lines = [
    '',
    ...tableOf(rows),
    ...first.flatMap(findingLines),
    ...(left.length > 0 ? ['', ...left] : []),
    ...(open.length > 0 ? ['', `Not reached (${open.length} of ${targets}):`] : []),
    ...open
      .slice(0, MOST_MISSED)
      .map(
        ({ operationIds, what }) =>
          `  ${operationIds.slice(0, 3).join(', ')}${operationIds.length > 3 ? ', …' : ''}: ${what}`,
      ),
    ...(open.length > MOST_MISSED
      ? [`  … and ${open.length - MOST_MISSED} more (--html lists all)`]
      : []),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `Note: ${note}`)] : []),
    ...idleWaivers.map(({ reason }) => `Note: nothing needs the waiver “${reason}”.`),
    '',
    `${cases} cases, ${findings.length} findings, ${targets - missed.length} of ${targets} reached, ` +
      `${missed.length - open.length} waived; seed ${seed}, ${seconds} s`,
  ];
  return lines.join('\n');
}
