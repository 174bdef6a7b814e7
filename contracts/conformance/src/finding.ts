import type { Answer, Call } from './http/call.ts';

/** What can be wrong with a server, by name. */
export const FINDING_KINDS = {
  'undocumented-status': 'The operation does not document this status.',
  'server-error': 'The server failed.',
  'wrong-content-type': 'The answer is of another media type than documented.',
  'unexpected-body': 'There is a body where none is documented.',
  'not-json': 'The body cannot be read as JSON.',
  'missing-header': 'A required header is missing.',
  'wrong-header': 'A header does not fit its schema.',
  'wrong-body': 'The body does not fit its schema.',
  'wrong-value': 'The body contradicts itself, or what was asked for.',
  'undeclared-property': 'The body has a property that the contract does not know.',
  'wrong-problem-status': 'The status in the problem is not the status of the answer.',
  'undocumented-message-key': 'The operation does not document this message key for this status.',
  'unknown-field': 'A field error names a field that the operation does not have.',
  'valid-refused': 'A request that fits the contract is refused.',
  'invalid-accepted': 'A request that breaks the contract is accepted.',
  'wrong-refusal': 'A request is refused with another status than documented.',
  'field-not-named': 'The field that is wrong is not among the field errors.',
  'right-field-named': 'A field that is right is among the field errors.',
  'wrong-reason': 'A field error gives another reason than the one there is.',
  'unauthorized-accepted': 'A call without a valid credential is let in.',
  'foreign-row-visible': 'A call reaches what belongs to somebody else.',
  'foreign-row-changed': 'A refused call changed what belongs to somebody else.',
  'no-answer': 'The server broke off or did not answer in time.',
  'broken-scenario': 'A scenario of calls did not go as the contract says.',
} as const;
export type FindingKind = keyof typeof FINDING_KINDS;

/** What an answer does wrong, without who found it. */
export type Breach = {
  kind: FindingKind;
  /** One sentence for a person in a hurry. */
  message: string;
  expected: unknown;
  received: unknown;
  /** The place in the contract that is broken, a JSON pointer. */
  pointer: string;
};

export type Finding = Breach & {
  suite: string;
  operationId: string;
  /** What was tried, in words: `name: one character too long`. */
  title: string;
  call: Call;
  answer: Answer | undefined;
  /** How many times the same was found. */
  times: number;
};

export type Findings = {
  all: () => Finding[];
  add: (finding: Omit<Finding, 'times'>) => void;
};

/** Findings in the order of their first appearance; the same one again is only counted. */
export function createFindings(): Findings {
  const byIdentity = new Map<string, Finding>();
  return {
    all: () => [...byIdentity.values()],
    add(finding) {
      const { operationId, kind, pointer, message } = finding;
      const identity = JSON.stringify([operationId, kind, pointer, message]);
      const known = byIdentity.get(identity);
      if (known) known.times += 1;
      else byIdentity.set(identity, { ...finding, times: 1 });
    },
  };
}
