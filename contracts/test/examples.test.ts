import { describe, expect, it } from 'vitest';
import {
  examples,
  operations,
  type Example,
  type FieldError,
  type OperationId,
} from '@ecritoire/contracts';
import { bodyValidators, parameterValidators } from '@ecritoire/contracts/requests';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate, type Validate } from '@ecritoire/contracts/validators';

type Validators = Record<string, Record<string, Validate>>;
const operationIds = Object.keys(operations) as OperationId[];

function errorsOfRequest(operationId: OperationId, request: Example['request'] = {}): FieldError[] {
  const parameters = (parameterValidators as Validators)[operationId] ?? {};
  const body = (bodyValidators as Validators)[operationId]?.['body'];
  const ofParameters = Object.entries(parameters).flatMap(([part, validator]) =>
    // Validators of parameters turn texts into numbers in place.
    validate(validator, structuredClone(request[part as 'query'] ?? {})),
  );
  if (!body || (request.body === undefined && operations[operationId].body === 'optional')) {
    return ofParameters;
  }
  return [...ofParameters, ...validate(body, request.body)];
}

const inOrder = (errors: readonly FieldError[]) =>
  errors.map(({ field, messageKey }) => `${field} ${messageKey}`).toSorted();

/** What only the server can know: the contract's schemas say nothing of it. */
const knownToTheServerOnly = new Set(['idempotency.keyReused']);

describe.each(operationIds)('the examples of %s', (operationId) => {
  const all = Object.entries<Example>(examples[operationId]);

  it('show every answer that is documented', () => {
    const shown = new Set(all.map(([, { status }]) => status));
    expect([...shown].toSorted()).toEqual([...operations[operationId].statuses].toSorted());
  });

  it('answer as the contract says', () => {
    const validators: Partial<Record<number, Validate>> = responseValidators[operationId];
    for (const [name, { status, body }] of all) {
      const validator = validators[status];
      const errors = validator ? validate(validator, body) : [];
      expect(errors, name).toEqual([]);
      expect(validator === undefined, name).toBe(body === undefined);
    }
  });

  it('ask as the contract says, but where the answer names the wrong fields', () => {
    for (const [name, { request, status, body }] of all) {
      if (!request) continue;
      const expected = status === 422 ? (body as { errors: FieldError[] }).errors : [];
      expect(inOrder(errorsOfRequest(operationId, request)), name).toEqual(
        inOrder(expected.filter(({ messageKey }) => !knownToTheServerOnly.has(messageKey))),
      );
    }
  });
});
