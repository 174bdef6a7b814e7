import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';
import { freshEmail, freshId } from './fresh.ts';
import { boundTo, samplesOf, type Making } from './samples.ts';
import { fits, regExpOf } from './strings.ts';

/** Longer texts and lists are left to the suite that tries every boundary. */
const LONGEST = 60;
const MOST = 6;
const DEEPEST = 8;

function strings(schema: Schema): Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = LONGEST } = schema;
  if (format === 'uuid') return fc.constant(null).map(freshId);
  if (format === 'email') return fc.constant(null).map(freshEmail);
  if (format === 'date') {
    return fc
      .date({ min: new Date('2024-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (format === 'uri') return fc.webUrl();
  const plain = fc.string({
    minLength,
    maxLength: Math.min(maxLength, minLength + LONGEST),
    unit: fc.oneof(
      fc.string({ minLength: 1, maxLength: 1 }),
      fc.constantFrom(
        'é',
        ' ',
        '«',
        '𝔈',
        '👩‍👩‍👦',
        '"',
        '\\',
        '\n',
        '\r\n',
        '  ',
        'e\u0301',
        'ש',
        '<',
        '&',
        "'",
      ),
    ),
  });
  const chosen = pattern === undefined ? plain : fc.oneof(plain, patterned(pattern));
  return chosen
    .map((text) => text.toWellFormed().replaceAll('\0', ''))
    .filter((text) => fits(text, schema));
}

function patterned(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(regExpOf(pattern));
  } catch {
    return fc.constant('a');
  }
}

function numbers(schema: Schema, isWhole: boolean): Arbitrary<unknown> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const min = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const max =
    maximum ?? (exclusiveMaximum === undefined ? Math.max(min, 0) + 1000 : exclusiveMaximum - 1);
  if (multipleOf !== undefined) {
    const [low, high] = [Math.ceil(min / multipleOf), Math.floor(max / multipleOf)];
    return fc.integer({ min: low, max: high }).map((times) => times * multipleOf);
  }
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function objects(schema: Schema, making: Making, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => {
      const bound = boundTo(name, member, making);
      return [name, bound ? fc.constant(bound.value) : arbitraryOf(member, making, depth + 1)];
    }),
  );
  const requiredKeys = required.filter((name) => name in members);
  return fc.record(members, { requiredKeys, noNullPrototype: true });
}

function ofType(type: string, schema: Schema, making: Making, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return numbers(schema, true);
    case 'number':
      return numbers(schema, false);
    case 'string':
      return strings(schema);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST, uniqueItems = false } = schema;
      const lengths = {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST)),
      };
      const item = arbitraryOf(items, making, depth + 1);
      const by = schema['x-unique-by'];
      const selector = (value: unknown) =>
        JSON.stringify(by !== undefined && isObject(value) ? value[by] : value);
      if (!uniqueItems && by === undefined) return fc.array(item, lengths);
      return fc.uniqueArray(item, { ...lengths, selector });
    }
    default:
      return objects(schema, making, depth);
  }
}

/** Values that fit a schema, as fast-check makes and shrinks them; Ajv has the last word. */
export function arbitraryOf(schema: Schema, making: Making, depth = 0): Arbitrary<unknown> {
  const resolved = making.contract.resolve(schema);
  const examples = resolved['x-valid-examples'] ?? resolved.enum;
  if (examples) return fc.constantFrom(...examples);
  if ('const' in resolved) return fc.constant(resolved.const);
  if (depth > DEEPEST) return fc.constant(samplesOf(schema, making)[0]?.value);
  const { anyOf, oneOf, ...rest } = resolved;
  const branches = anyOf ?? oneOf;
  if (branches) {
    const isBare = rest.type === undefined && rest.properties === undefined;
    return fc.oneof(
      ...branches.map((branch) =>
        arbitraryOf(isBare ? branch : { allOf: [rest, branch] }, making, depth + 1),
      ),
    );
  }
  const types = [resolved.type ?? (resolved.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => ofType(type, resolved, making, depth)));
}
