import type { FindingKind } from '../finding.ts';
import type { ReportedFinding, Row } from './summary.ts';

/** Findings that one fault of the server explains. */
export type Cause = {
  kind: FindingKind;
  findings: [ReportedFinding, ...ReportedFinding[]];
  operationIds: string[];
};

/** Every call of an operation that was let in was answered with this status: it is not there. */
export type Unserved = Row & { status: number; calls: number; example: ReportedFinding };

const SAYS_UNSERVED = new Set([404, 405, 501]);
/** What may be answered before anything is looked up. */
const SAYS_NOTHING = new Set([401, 403, 429]);

/** A fault in these has nothing to do with the status that it is met at. */
const AT_ANY_STATUS: ReadonlySet<FindingKind> = new Set([
  'missing-header',
  'wrong-header',
  'wrong-content-type',
]);

/** `/items/name of 200 must be string` → `must be string`, of a schema that many answers share. */
const withoutPlace = (message: string) =>
  message
    .replace(/^(?:(?:\/\S*|the body) of )?\d{3} /u, '')
    .replace(/ of \d{3} /u, ' ')
    .replace(/ in (?:\/\S*|the body)\.$/u, '.');

/** What two findings agree in when one fault explains both. */
function faultOf({ kind, pointer, message, operationId }: ReportedFinding): string {
  if (AT_ANY_STATUS.has(kind)) return `${kind} ${withoutPlace(message)}`;
  return pointer.startsWith('#/components/')
    ? `${kind} ${pointer} ${withoutPlace(message)}`
    : `${kind} ${message.replaceAll(operationId, '…')}`;
}

/** One cause for each fault, in the order of the first finding of each. */
export function causesOf(findings: readonly ReportedFinding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const fault = faultOf(finding);
    const known = causes.get(fault);
    if (!known) {
      const { kind, operationId } = finding;
      causes.set(fault, { kind, findings: [finding], operationIds: [operationId] });
      continue;
    }
    known.findings.push(finding);
    if (!known.operationIds.includes(finding.operationId)) {
      known.operationIds.push(finding.operationId);
    }
  }
  return [...causes.values()];
}

/** The operations at fault that are not there at all, as far as their answers say. */
export const unservedAmong = (
  rows: readonly Row[],
  findings: readonly ReportedFinding[],
): Unserved[] =>
  rows.flatMap((row) => {
    const [only, ...others] = row.answers.filter(([status]) => !SAYS_NOTHING.has(status));
    const example = findings.find(({ operationId }) => operationId === row.operationId);
    if (!only || others.length > 0 || !example) return [];
    const [status, calls] = only;
    return SAYS_UNSERVED.has(status) ? [{ ...row, status, calls, example }] : [];
  });
