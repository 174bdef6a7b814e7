import { describe, expect, it } from 'vitest';
import {
  examples,
  operations,
  operationStatuses,
  type Example,
  type FieldError,
  type OperationId,
  type ValidationProblem,
} from '@ecritoire/contracts';
import { bodyValidators, parameterValidators } from '@ecritoire/contracts/requests';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate, validateBody, type Validate } from '@ecritoire/contracts/validators';

type Validators = Record<string, Record<string, Validate>>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a constant table.
const operationIds = Object.keys(operations) as OperationId[];
const validatorsOf: { parameters: Validators; bodies: Validators } = {
  parameters: parameterValidators,
  bodies: bodyValidators,
};

function errorsOfRequest(operationId: OperationId, request: Example['request'] = {}): FieldError[] {
  const parameters = validatorsOf.parameters[operationId] ?? {};
  const body = validatorsOf.bodies[operationId]?.['body'];
  const parts: Record<string, unknown> = request;
  const ofParameters = Object.entries(parameters).flatMap(([part, validator]) =>
    // Validators of parameters turn texts into numbers in place.
    validate(validator, structuredClone(parts[part] ?? {})),
  );
  if (!body || (request.body === undefined && operations[operationId].body === 'optional')) {
    return ofParameters;
  }
  return [...ofParameters, ...validateBody(body, request.body)];
}

const inOrder = (errors: readonly FieldError[]) =>
  errors.map(({ field, messageKey }) => `${field} ${messageKey}`).toSorted();

/** Every 422 of the contract is a ValidationProblem; the test of the answers makes sure of it. */
const errorsOf = (body: unknown): FieldError[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above.
  (body as ValidationProblem).errors;

/** What only the server can know: the contract's schemas say nothing of it. */
const knownToTheServerOnly = new Set([
  'account.emailMismatch',
  'idempotency.keyReused',
  'validation.dateTooLate',
  'validation.rangeReversed',
  'validation.rangeTooLong',
]);

describe.each(operationIds)('the examples of %s', (operationId) => {
  const all = Object.entries<Example>(examples[operationId]);

  it('show every answer that is documented', () => {
    const shown = new Set(all.map(([, { status }]) => status));
    expect(shown).toEqual(new Set(operationStatuses[operationId]));
  });

  it('answer as the contract says', () => {
    const validators: Partial<Record<number, Validate>> = responseValidators[operationId];
    for (const [name, { status, body }] of all) {
      const validator = validators[status];
      const errors = validator ? validate(validator, body) : [];
      expect({ name, errors }).toEqual({ name, errors: [] });
      expect(validator === undefined).toBe(body === undefined);
    }
  });

  it('follow the contract, except those with wrong fields', () => {
    for (const [name, { request, status, body }] of all) {
      if (!request) continue;
      const expected = status === 422 ? errorsOf(body) : [];
      expect({ name, errors: inOrder(errorsOfRequest(operationId, request)) }).toEqual({
        name,
        errors: inOrder(expected.filter(({ messageKey }) => !knownToTheServerOnly.has(messageKey))),
      });
    }
  });
});
