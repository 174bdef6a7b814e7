import { callOf } from '../suite.ts';
import type { Finding } from '../finding.ts';
import { bearer } from '../users.ts';
import { notesContract } from './notes-contract.ts';

const { operations } = notesContract();

/** A finding at an operation of the notes, which has a place of its own. */
export function findingOf(operationId: string, parts: Partial<Finding> = {}): Finding {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`no ${operationId}`);
  return {
    kind: 'undocumented-status',
    message: '418 is not documented.',
    expected: ['200'],
    received: 418,
    pointer: `${operation.pointer}/responses`,
    suite: 'valid',
    operationId,
    title: 'complete',
    call: callOf(operation, bearer('writer', 'a token')),
    answer: undefined,
    times: 1,
    ...parts,
  };
}
