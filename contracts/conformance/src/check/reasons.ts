import type { Contract } from '../contract/contract.ts';
import { at, isObject } from '../contract/places.ts';

/** The keywords that have one reason only. */
const PLAIN = new Set([
  'required',
  'additionalProperties',
  'maxLength',
  'maximum',
  'maxItems',
  'enum',
]);

/** Where a schema names its own key and nothing else can be meant by it. */
const OWN = new Set(['validation.email', 'validation.date', 'validation.uuid']);

/** The key by which a field error says that a rule is broken; undefined where several may. */
export function reasonOf(pointer: string, contract: Contract): string | undefined {
  const cut = pointer.lastIndexOf('/');
  const keyword = pointer.slice(cut + 1);
  const schema = at(contract.document, pointer.slice(0, cut));
  const own = isObject(schema) ? schema['x-message-key'] : undefined;
  const isOwn = typeof own === 'string' && OWN.has(own) && /^(?:pattern|format)$/u.test(keyword);
  if (isOwn) return own;
  return PLAIN.has(keyword) ? contract.document['x-message-keys-by']?.keywords[keyword] : undefined;
}
