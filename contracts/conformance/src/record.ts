import type { Kit, Result } from './suite.ts';
import type { Operation } from './contract/contract.ts';
import { createFindings } from './finding.ts';

/** What a run has sent, met and found so far: what comes out of it at its end. */
export type RunRecord = {
  findings: () => Result['findings'];
  notes: Set<string>;
  cases: Result['cases'];
  answers: Result['answers'];
  /** What is found from now on is this suite's. */
  begin: (suite: string) => void;
  suite: () => string;
  countCase: (operationId: string) => void;
  countAnswer: (operationId: string, status: number) => void;
  report: Kit['report'];
};

/** @param isAsked whether an operation is one of those that the run is for. */
export function createRecord(
  operations: Operation[],
  isAsked: (operationId: string) => boolean,
): RunRecord {
  const findings = createFindings();
  const notes = new Set<string>();
  const cases = new Map(operations.map(({ operationId }) => [operationId, 0]));
  const answers = new Map<string, Map<number, number>>();
  let suite = '';
  return {
    findings: () => findings.all(),
    notes,
    cases,
    answers,
    begin: (name) => {
      suite = name;
    },
    suite: () => suite,
    countCase: (operationId) => {
      cases.set(operationId, (cases.get(operationId) ?? 0) + 1);
    },
    countAnswer: (operationId, status) => {
      const own = answers.get(operationId) ?? new Map<number, number>();
      answers.set(operationId, own.set(status, (own.get(status) ?? 0) + 1));
    },
    report: (call, answer, { title }, breach) => {
      const { operationId } = call.operation;
      // What a scenario finds in an answer of success is the doing of the operation it was asked for.
      const isSuccess =
        breach.kind === 'broken-scenario' && answer !== undefined && answer.status < 300;
      const isLeak = breach.kind.startsWith('foreign-') || breach.kind === 'unauthorized-accepted';
      if (!isAsked(operationId) && !isSuccess && !isLeak) {
        notes.add(`${operationId}, which was not asked for, is at fault: ${breach.message}`);
        return;
      }
      findings.add({ ...breach, suite, operationId, title, call, answer });
    },
  };
}
