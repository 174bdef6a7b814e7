import type { OperationId } from '@ecritoire/contracts';
import { operationStatuses } from '@ecritoire/contracts';
import { headerValidators, responseValidators } from '@ecritoire/contracts/responses';
import { validate, type Validate } from '@ecritoire/contracts/validators';
import type { Answer } from './respond.ts';

type ByStatus = Record<string, Partial<Record<number, Validate>>>;
const bodiesOf: ByStatus = responseValidators;
const headersOf: ByStatus = headerValidators;

/**
 * For development and tests: is this what the contract promises?
 *
 * @throws Error that names the fields which are not; it never holds their values.
 */
export function checkAnswer(
  operationId: OperationId,
  { status, body, stream }: Answer,
  headers: Headers,
): void {
  if (!operationStatuses[operationId].includes(status)) {
    throw new Error(`${operationId} answers ${status}, which the contract does not declare.`);
  }
  const errors = [];
  const ofBody = bodiesOf[operationId]?.[status];
  // A stream is only read by whom it is for; the test of its operation looks at it.
  if (ofBody && !stream) errors.push(...validate(ofBody, body));
  if (!ofBody && body !== undefined) errors.push({ field: 'body', messageKey: 'validation.json' });
  const ofHeaders = headersOf[operationId]?.[status];
  if (ofHeaders) errors.push(...validate(ofHeaders, Object.fromEntries(headers)));
  if (errors.length > 0) {
    const named = errors.map(({ field, messageKey }) => `${field}: ${messageKey}`).join(', ');
    throw new Error(`${operationId} ${status} is not as the contract says (${named}).`);
  }
}
