import type { Contract } from '../contract/contract.ts';
import { at, isObject } from '../contract/places.ts';

/** Broken keyword → the key that says so. Keywords that can be told in several ways are left out. */
const REASONS: Record<string, string> = {
  required: 'validation.required',
  additionalProperties: 'validation.additionalProperties',
  maxLength: 'validation.textTooLong',
  maximum: 'validation.numberTooLarge',
  maxItems: 'validation.listTooLong',
  enum: 'validation.enum',
};

/** Where a schema names its own key and nothing else can be meant by it. */
const OWN = new Set(['validation.email', 'validation.date', 'validation.uuid']);

/** The key by which a field error says that a rule is broken; undefined where several may. */
export function reasonOf(pointer: string, contract: Contract): string | undefined {
  const cut = pointer.lastIndexOf('/');
  const keyword = pointer.slice(cut + 1);
  const schema = at(contract.document, pointer.slice(0, cut));
  const own = isObject(schema) ? schema['x-message-key'] : undefined;
  const isOwn = typeof own === 'string' && OWN.has(own) && /^(?:pattern|format)$/u.test(keyword);
  const reason = isOwn ? own : REASONS[keyword];
  // A contract with other keys than these says nothing of them.
  const isKnown = reason !== undefined && contract.text.includes(`"${reason}"`);
  return isKnown ? reason : undefined;
}
