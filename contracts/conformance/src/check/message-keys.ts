import type { Contract } from '../contract/contract.ts';
import type { Response, Schema } from '../contract/document.ts';
import { isObject, rowsOf } from '../contract/places.ts';

/** Keys that a problem's own schema pins, in whichever branch. */
function* pinned(schema: Schema, contract: Contract): Generator<string> {
  const { properties, anyOf = [], oneOf = [] } = contract.resolve(schema);
  const key = properties?.['messageKey'];
  if (key) {
    const { const: only } = contract.resolve(key);
    if (typeof only === 'string') yield only;
  }
  for (const branch of [...anyOf, ...oneOf]) yield* pinned(branch, contract);
}

/**
 * The message keys that an operation documents for a failure: `x-message-keys`, those of its
 * examples, and those that a schema pins. Empty when the contract names none.
 */
export function messageKeysOf(response: Response, contract: Contract): Set<string> {
  const keys = new Set(response['x-message-keys'] ?? []);
  for (const { schema, examples = {} } of Object.values(response.content ?? {})) {
    for (const { value } of Object.values(examples)) {
      if (isObject(value) && typeof value['messageKey'] === 'string') keys.add(value['messageKey']);
    }
    if (schema) for (const key of pinned(schema, contract)) keys.add(key);
  }
  return keys;
}

const errorsOf = (problem: unknown) => rowsOf(isObject(problem) ? problem['errors'] : undefined);

/** The field errors that the examples of a failure show. */
export const shownErrors = ({ content = {} }: Response): Record<string, unknown>[] =>
  Object.values(content)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .flatMap(({ value }) => errorsOf(value));

/** What the field errors of a problem say. */
export const reasonsIn = (errors: Record<string, unknown>[]): string[] =>
  errors.flatMap(({ messageKey }) => (typeof messageKey === 'string' ? [messageKey] : []));

/** The reasons that the field errors of an answer give. */
export const reasonsOf = (problem: unknown): string[] => reasonsIn(errorsOf(problem));
