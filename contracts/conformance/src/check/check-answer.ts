import type { Contract } from '../contract/contract.ts';
import type { Breach } from '../finding.ts';
import type { Answer, Call } from '../http/call.ts';
import { createBodyCheck } from './body.ts';
import { createFilterCheck } from './filtered.ts';
import {
  createCodingCheck,
  createContentTypeCheck,
  createCookieCheck,
  createHeaderCheck,
  createRetryAfterCheck,
  createVersionCheck,
} from './headers.ts';
import { shorten, type Part } from './part.ts';
import { createProblemCheck } from './problems.ts';
import type { Schemas } from './schemas.ts';
import { createSenseCheck } from './sense.ts';

/** Everything that an answer does wrong; an empty list when it is as the contract says. */
export type CheckAnswer = (call: Call, answer: Answer) => Breach[];

/** Judges every answer against what the contract documents for it. */
export function createAnswerCheck(contract: Contract, schemas: Schemas): CheckAnswer {
  const parts: Part[] = [
    createContentTypeCheck(contract),
    createHeaderCheck(contract, schemas),
    createVersionCheck(contract),
    createRetryAfterCheck(contract),
    createCodingCheck(contract),
    createCookieCheck(contract),
    createBodyCheck(contract, schemas),
    createProblemCheck(contract),
    createSenseCheck(contract),
    createFilterCheck(contract),
  ];
  return (call, answer) => {
    const { operation } = call;
    const response = operation.responses[answer.status] ?? operation.responses['default'];
    const pointer = response ? contract.pointerOf(response) : `${operation.pointer}/responses`;
    if (answer.status >= 500 && answer.status !== 503) return [serverError(answer, pointer)];
    if (!response) return [undocumentedStatus(call, answer, pointer)];
    return withoutRepeats(parts.flatMap((part) => part(call, answer, response)));
  };
}

function serverError({ status, body, text }: Answer, pointer: string): Breach {
  return {
    kind: 'server-error',
    message: `The server failed with ${status}.`,
    expected: 'an answer below 500',
    received: shorten(body ?? text),
    pointer,
  };
}

function undocumentedStatus(
  { operation }: Call,
  { status, text }: Answer,
  pointer: string,
): Breach {
  return {
    kind: 'undocumented-status',
    message: `${status} is not documented.`,
    expected: Object.keys(operation.responses),
    received: `${status} ${shorten(text)}`,
    pointer,
  };
}

/** A problem whose schema already refuses its status or key is named once, by the schema. */
function withoutRepeats(breaches: Breach[]): Breach[] {
  const seen = new Set<string>();
  return breaches.filter(({ kind, message }) => {
    const isNew = !seen.has(kind + message);
    seen.add(kind + message);
    return isNew;
  });
}
