import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';

/** A body without what changes by itself (`x-volatile`), so that two readings can be compared. */
export function steady(body: unknown, schema: Schema | undefined, contract: Contract): unknown {
  if (!schema) return body;
  const { properties = {}, items, anyOf = [] } = contract.resolve(schema);
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
