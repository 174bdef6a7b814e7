import type { OperationId } from '@ecritoire/contracts';
import { operations } from '@ecritoire/contracts';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate, type Validate } from '@ecritoire/contracts/validators';

const validatorsOf: Record<string, Partial<Record<number, Validate>>> = responseValidators;

/**
 * For development and tests: is this what the contract promises?
 *
 * @throws Error that names the fields which are not; it never holds their values.
 */
export function checkAnswer(operationId: OperationId, status: number, body: unknown): void {
  const statuses: readonly number[] = operations[operationId].statuses;
  if (!statuses.includes(status)) {
    throw new Error(`${operationId} answers ${status}, which the contract does not declare.`);
  }
  const validator = validatorsOf[operationId]?.[status];
  const errors = validator ? validate(validator, body) : [];
  if (!validator && body !== undefined)
    errors.push({ field: 'body', messageKey: 'validation.json' });
  if (errors.length > 0) {
    const named = errors.map(({ field, messageKey }) => `${field}: ${messageKey}`).join(', ');
    throw new Error(`${operationId} ${status} is not as the contract says (${named}).`);
  }
}
