import { styleText } from 'node:util';
import { FINDING_KINDS } from '../finding.ts';
import { causesOf, type Cause, type Unserved } from './causes.ts';
import { lineOf } from '../reach/waivers.ts';
import { counted, named } from './counted.ts';
import type { Row, Summary } from './summary.ts';

const MOST_MISSED = 40;
/** Causes of one kind at the same operations that are shown; one of them is mostly all of them. */
const MOST_ALIKE = 3;

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

/** What is not there at all is said in a line each. */
function unservedLines(unserved: Unserved[]): string[] {
  const [first] = unserved;
  if (!first) return [];
  return [
    '',
    styleText(['red', 'bold'], `Not implemented, or not at this address (${unserved.length}):`),
    ...unserved.map(
      ({ operationId, method, path, status, calls, findings, example }) =>
        `  ${operationId}  ${method} ${path}  ${status} to all of ${counted(calls, 'call')}, ${counted(findings, 'finding')}  ${example.place}`,
    ),
    `   ${first.example.curl}`,
  ];
}

/** The causes to show, and a line for each group of which more are left. */
function shown(causes: Cause[]): { causes: Cause[]; left: string[] } {
  const groups = new Map<string, Cause[]>();
  for (const cause of causes) {
    const key = `${cause.kind} at ${named(cause.operationIds.toSorted())}`;
    groups.set(key, [...(groups.get(key) ?? []), cause]);
  }
  return {
    causes: [...groups.values()].flatMap((group) => group.slice(0, MOST_ALIKE)),
    left: [...groups].flatMap(([key, { length }]) =>
      length > MOST_ALIKE ? [`${length - MOST_ALIKE} more ${key} (--html lists all)`] : [],
    ),
  };
}

function causeLines({ findings, operationIds }: Cause, index: number): string[] {
  const [finding] = findings;
  const times = findings.reduce((sum, one) => sum + one.times, 0);
  const where =
    operationIds.length > 1 ? counted(operationIds.length, 'operation') : finding.operationId;
  return [
    '',
    styleText(['red', 'bold'], `${index + 1}. ${where}: ${finding.message}`) +
      (times > 1 ? ` (${times} times)` : ''),
    ...(operationIds.length > 1 ? [`   ${named(operationIds)}`] : []),
    `   ${FINDING_KINDS[finding.kind]} [${finding.kind}, ${finding.suite}: ${finding.title}]`,
    styleText('green', `   - expected ${finding.meaningOfExpected}`),
    styleText('red', `   + received ${finding.meaningOfReceived}`),
    `   ${finding.place}  ${finding.pointer}`,
    `   ${finding.curl}`,
    ...(finding.forged === undefined ? [] : [`   ${finding.forged}`]),
  ];
}

/** What the baseline knows, one line a fault. */
function knownLines({ known, gone }: Summary): string[] {
  const lines = causesOf(known).map(({ findings: [{ message }], operationIds }) => {
    const where = named(operationIds, 3);
    return `  ${where}: ${message}`;
  });
  return [
    ...(lines.length === 0 ? [] : ['', `Known from the baseline (${known.length}):`, ...lines]),
    ...(gone.length === 0 ? [] : ['', `In the baseline and not found (${gone.length}):`]),
    ...gone.map(({ operation, message }) => `  ${operation}: ${message}`),
  ];
}

/** What was not tried for the same reason is said in one sentence. */
function joined(notes: readonly string[]): string[] {
  const byReason = new Map<string, { note: string; whats: string[] }>();
  for (const note of notes) {
    const [, what = note, reason = note] = /^(.+?) (?:was|were) (not tried.*)$/u.exec(note) ?? [];
    const known = byReason.get(reason);
    if (known) known.whats.push(what);
    else byReason.set(reason, { note, whats: [what] });
  }
  return [...byReason].map(([reason, { note, whats }]) =>
    whats.length === 1 ? note : `${named(whats)} were ${reason}`,
  );
}

/** The report for a person who waits at a terminal; `$WRITER_TOKEN` in it is the writer's. */
export function terminalReport(summary: Summary): string {
  const { rows, findings, missed, targets, notes, cases, seed, seconds, idleWaivers } = summary;
  const { causes, left } = shown(summary.causes);
  const open = missed.filter(({ waiver }) => !waiver);
  const ofCauses = summary.causes.length + summary.unserved.length;
  const lines = [
    '',
    ...tableOf(rows),
    ...unservedLines(summary.unserved),
    ...causes.flatMap(causeLines),
    ...(left.length > 0 ? ['', ...left] : []),
    ...knownLines(summary),
    ...(open.length > 0 ? ['', `Not reached (${open.length} of ${targets}):`] : []),
    ...open.slice(0, MOST_MISSED).map((target) => `  ${lineOf(target)}`),
    ...(open.length > MOST_MISSED
      ? [`  … and ${open.length - MOST_MISSED} more (--html lists all)`]
      : []),
    ...(notes.length > 0 ? ['', ...joined(notes).map((note) => `Note: ${note}`)] : []),
    ...idleWaivers.map(({ reason }) => `Note: nothing needs the waiver “${reason}”.`),
    '',
    `${counted(cases, 'case')}, ${counted(findings.length, 'finding')}` +
      (ofCauses < findings.length ? ` of ${counted(ofCauses, 'cause')}` : '') +
      (summary.known.length > 0 ? `, ${summary.known.length} known` : '') +
      `, ${targets - missed.length} of ${targets} reached, ` +
      `${missed.length - open.length} waived; seed ${seed}, ${seconds} s`,
  ];
  return lines.join('\n');
}
