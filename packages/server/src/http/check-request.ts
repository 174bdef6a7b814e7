import type { FieldError, OperationId } from '@ecritoire/contracts';
import { operations } from '@ecritoire/contracts';
import { bodyValidators, parameterValidators } from '@ecritoire/contracts/requests';
import { validate, validateBody, type Validate } from '@ecritoire/contracts/validators';
import { storableText } from '../storable-text.ts';
import { wrongCursor } from './wrong-cursor.ts';
import { wrongTimes } from './wrong-times.ts';

export type RawRequest = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
};

const parametersOf: Record<
  string,
  Partial<Record<keyof RawRequest, Validate>>
> = parameterValidators;
const bodiesOf: Record<string, { body: Validate }> = bodyValidators;

/** A parameter that is given twice stays a list, which no schema of one value accepts. */
function queryOf(url: string): Record<string, unknown> {
  const parameters = new URL(url).searchParams;
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name).map(storableText);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function headersOf(operationId: OperationId, headers: Headers): Record<string, unknown> {
  return Object.fromEntries(
    operations[operationId].headers.flatMap((name) => {
      const value = headers.get(name);
      if (value === null) return [];
      // What compresses an answer makes its ETag weak, which says the same version.
      return [[name, name === 'If-Match' ? value.replace(/^W\/(?=")/u, '') : value]];
    }),
  );
}

/**
 * The numbers that are written in another way than the contract has them: validation reads `0x5`
 * and ` 5` as JavaScript does.
 */
const oddNumbers = (read: Record<string, unknown>, written: Record<string, unknown>) =>
  Object.entries(read)
    .filter(([name, value]) => typeof value === 'number' && String(value) !== written[name])
    .map(([field]): FieldError => ({ field, messageKey: 'validation.integer' }));

/**
 * The parts of a request with every error that the contract finds in them, all at once.
 * Parameters are turned into the numbers that the contract says they are.
 */
export function checkRequest(
  operationId: OperationId,
  {
    request,
    params,
    body,
    now,
  }: { request: Request; params: Record<string, string>; body: unknown; now: Date },
): { parts: RawRequest; errors: FieldError[] } {
  const parts: RawRequest = {
    params,
    query: queryOf(request.url),
    headers: headersOf(operationId, request.headers),
    body,
  };
  const errors: FieldError[] = [];
  const validators = parametersOf[operationId] ?? {};
  for (const part of ['params', 'query', 'headers'] as const) {
    const validator = validators[part];
    const written = { ...parts[part] };
    const found = validator ? validate(validator, parts[part]) : [];
    const named = new Set(found.map(({ field }) => field));
    const odd = oddNumbers(parts[part], written).filter(({ field }) => !named.has(field));
    errors.push(...found, ...odd);
  }
  const bodyValidator = bodiesOf[operationId]?.body;
  const isLeftOut = body === undefined && operations[operationId].body === 'optional';
  if (bodyValidator && !isLeftOut) errors.push(...validateBody(bodyValidator, body));
  const named = new Set(errors.map(({ field }) => field));
  const wrong = wrongTimes[operationId]?.(parts, now) ?? [];
  errors.push(...wrong.filter(({ field }) => !named.has(field)));
  errors.push(...wrongCursor(operationId, parts.query, errors));
  return { parts, errors };
}
