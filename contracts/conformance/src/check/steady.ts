import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';

/** An instant in one way of writing it: `…:42.748000+00:00` is `…:42.748Z`. */
const instantOf = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString();

/**
 * A body without what changes by itself (`x-volatile`), and with instants in one way of writing
 * them, so that two readings can be compared.
 */
export function steady(body: unknown, schema: Schema | undefined, contract: Contract): unknown {
  if (!schema) return body;
  const { properties = {}, items, anyOf = [], format } = contract.resolve(schema);
  if (typeof body === 'string' && format === 'date-time') return instantOf(body);
  if (Array.isArray(body)) return body.map((item) => steady(item, items, contract));
  if (!isObject(body)) return body;
  const member = (name: string) =>
    properties[name] ?? anyOf.map((one) => contract.resolve(one).properties?.[name]).find(Boolean);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => {
        const one = member(name);
        return one === undefined || contract.resolve(one)['x-volatile'] !== true;
      })
      .map(([name, value]) => [name, steady(value, member(name), contract)]),
  );
}
