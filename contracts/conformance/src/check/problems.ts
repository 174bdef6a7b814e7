import type { Contract } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import type { Breach } from '../finding.ts';
import type { Answer, Call } from '../http/call.ts';
import { fieldExists } from './fields.ts';
import { messageKeysOf } from './message-keys.ts';
import type { Part } from './part.ts';

type Problem = Record<string, unknown>;

/** A problem (RFC 9457) says its status, a key that is documented for it, and fields that there are. */
export function createProblemCheck(contract: Contract): Part {
  return (call, answer, response) => {
    const problem = answer.body;
    if (answer.status < 400 || !isObject(problem)) return [];
    const pointer = contract.pointerOf(response);
    return [
      ...wrongStatus(problem, answer, pointer),
      ...undocumentedKey(problem, answer, messageKeysOf(response, contract), pointer),
      ...unknownFields(problem, call, contract, pointer),
    ];
  };
}

function wrongStatus({ status }: Problem, answer: Answer, pointer: string): Breach[] {
  if (typeof status !== 'number' || status === answer.status) return [];
  return [
    {
      kind: 'wrong-problem-status',
      message: `The problem says ${status}, the answer ${answer.status}.`,
      expected: answer.status,
      received: status,
      pointer,
    },
  ];
}

function undocumentedKey(
  { messageKey }: Problem,
  answer: Answer,
  documented: Set<string>,
  pointer: string,
): Breach[] {
  const isKnown = typeof messageKey !== 'string' || documented.has(messageKey);
  if (isKnown || documented.size === 0) return [];
  return [
    {
      kind: 'undocumented-message-key',
      message: `${answer.status} carries the undocumented key ${messageKey}.`,
      expected: [...documented],
      received: messageKey,
      pointer,
    },
  ];
}

function unknownFields(
  { errors }: Problem,
  call: Call,
  contract: Contract,
  pointer: string,
): Breach[] {
  return (Array.isArray(errors) ? errors : []).flatMap((error: unknown): Breach[] => {
    const field = isObject(error) ? error['field'] : undefined;
    if (typeof field !== 'string' || Object.hasOwn(call.query, field)) return [];
    if (fieldExists(field, call.operation, call.body, contract)) return [];
    return [
      {
        kind: 'unknown-field',
        message: `A field error names ${field}, which the operation does not have.`,
        expected: 'a parameter, header or property',
        received: field,
        pointer,
      },
    ];
  });
}
