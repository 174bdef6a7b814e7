import type { Contract, Operation } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';

/** Whether a path through a body leads somewhere in its schema, in any branch. */
function leads(schema: Schema, path: string[], contract: Contract): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  const {
    properties = {},
    items,
    additionalProperties,
    anyOf = [],
    oneOf = [],
  } = contract.resolve(schema);
  const inner = properties[first];
  if (inner !== undefined && leads(inner, rest, contract)) return true;
  if (items && /^\d+$/u.test(first) && leads(items, rest, contract)) return true;
  if (isObject(additionalProperties) && leads(additionalProperties, rest, contract)) return true;
  return [...anyOf, ...oneOf].some((branch) => leads(branch, path, contract));
}

/** Whether a path leads to something that was sent, known to the contract or not. */
function wasSent(body: unknown, path: string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (Array.isArray(body)) return wasSent(body[Number(first)], rest);
  return isObject(body) && Object.hasOwn(body, first) && wasSent(body[first], rest);
}

/** Whether a field error's field (`changes.0.id`, a parameter, `body`) is one of the operation's. */
export function fieldExists(
  field: string,
  operation: Operation,
  sentBody: unknown,
  contract: Contract,
): boolean {
  const lower = field.toLowerCase();
  if (operation.parameters.some(({ name }) => name.toLowerCase() === lower)) return true;
  if (!operation.body) return false;
  const path = field === 'body' ? [] : field.split('.');
  // A property's own name may hold dots when the caller made it up.
  return (
    leads(operation.body.schema, path, contract) ||
    wasSent(sentBody, path) ||
    wasSent(sentBody, [field])
  );
}
