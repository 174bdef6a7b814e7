import type { Contract } from '../contract/contract.ts';
import type { Response, Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';

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
