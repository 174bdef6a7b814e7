import { isObject, step } from '../contract/places.ts';
import type { Schema } from '../contract/document.ts';
import type { Making } from './samples.ts';
import { typicalOf } from './samples.ts';
import { ASTRAL, badStrings } from './strings.ts';

/** A value with exactly one thing wrong. */
export type Breakage = {
  value: unknown;
  title: string;
  /** Where it is wrong: `['changes', '0', 'id']`. */
  path: string[];
  /** The rule that is broken, as a place in the contract. */
  pointer: string;
};

/** Puts a value in another's place: the whole around it is copied. */
type Put = (replacement: unknown) => unknown;

const DEEPEST = 10;
/** Lists longer than this are not sent, they would be refused for their size. */
const FULLEST = 5001;

/** Properties that nobody knows: some, every object of a language has. */
const UNKNOWN = ['unexpected', '__proto__', 'constructor'];

const wrongTypes: Record<string, unknown[]> = {
  string: [42, ['text']],
  integer: ['many', 1.5, true],
  number: ['many', true],
  boolean: ['yes', 1],
  array: [{}, 'list'],
  object: [[], 'object'],
  null: [],
};

const typesOf = ({ type = [] }: Schema) => (Array.isArray(type) ? type : [type]);

const kindOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? 'number'
        : typeof value;

/**
 * Every rule of a schema broken in a value that fits it, one at a time and at every depth.
 * A caller asks Ajv before it calls one invalid: another branch of a union may take it.
 */
export function breakagesOf(schema: Schema, value: unknown, making: Making): Breakage[] {
  const { contract, seed } = making;
  const found: Breakage[] = [];

  function visit(one: Schema, subject: unknown, path: string[], put: Put, depth: number): void {
    const resolved = contract.resolve(one);
    const place = contract.pointerOf(resolved);
    const types = typesOf(resolved);
    const name = path.filter((part) => !/^\d+$/u.test(part)).join('.') || 'body';
    const add = (keyword: string, title: string, replacement: unknown, at = path) =>
      found.push({
        value: put(replacement),
        title: `${name}: ${title}`,
        path: at,
        pointer: `${place}/${keyword}`,
      });
    if (depth > DEEPEST) return;

    for (const type of types) {
      for (const wrong of wrongTypes[type] ?? []) {
        if (!types.includes(kindOf(wrong)))
          add('type', `${JSON.stringify(wrong)} is no ${type}`, wrong);
      }
    }
    if (!types.includes('null') && subject !== null) add('type', 'null', null);
    if (resolved.enum) add('enum', 'not one of the allowed values', 'none of them');
    if ('const' in resolved) add('const', 'another value', 'another value');
    const [chosen = resolved.const] = resolved.enum ?? [];
    if (typeof chosen === 'string') {
      const capitals = chosen.toUpperCase();
      add(resolved.enum ? 'enum' : 'const', `${JSON.stringify(capitals)} in capitals`, capitals);
    }
    for (const wrong of resolved['x-invalid-examples'] ?? []) {
      add('x-invalid-examples', JSON.stringify(wrong), wrong);
    }
    if (typeof subject === 'string') {
      for (const { value: bad, title, keyword } of badStrings(resolved, seed))
        add(keyword, title, bad);
    }
    if (typeof subject === 'number') {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = resolved;
      const unit = multipleOf ?? 1;
      if (minimum !== undefined) add('minimum', 'too small', minimum - unit);
      if (maximum !== undefined) add('maximum', 'too large', maximum + unit);
      if (exclusiveMinimum !== undefined) add('exclusiveMinimum', 'too small', exclusiveMinimum);
      if (exclusiveMaximum !== undefined) add('exclusiveMaximum', 'too large', exclusiveMaximum);
      if (multipleOf !== undefined)
        add('multipleOf', 'between two steps', subject + multipleOf / 2);
    }
    if (Array.isArray(subject)) lists(resolved, subject, path, put, depth, add);
    if (isObject(subject)) objects(resolved, subject, path, put, depth, add);
    for (const branch of [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])]) {
      if (making.fits(branch, subject)) visit(branch, subject, path, put, depth + 1);
    }
  }

  type Add = (keyword: string, title: string, replacement: unknown, at?: string[]) => void;

  function lists(
    schema: Schema,
    subject: unknown[],
    path: string[],
    put: Put,
    depth: number,
    add: Add,
  ) {
    const { items, minItems = 0, maxItems, uniqueItems } = schema;
    const another = () => (items ? typicalOf(items, making) : 'item');
    if (minItems > 0) add('minItems', 'too few items', subject.slice(0, minItems - 1));
    if (maxItems !== undefined && maxItems < FULLEST && subject.length > 0) {
      const missing = maxItems + 1 - subject.length;
      add('maxItems', 'too many items', [...subject, ...Array.from({ length: missing }, another)]);
    }
    const [first] = subject;
    if (uniqueItems && subject.length > 0) add('uniqueItems', 'the same twice', [first, first]);
    const by = schema['x-unique-by'];
    if (by !== undefined && subject.length > 0) {
      add('x-unique-by', `two of the same ${by}`, [first, first], [...path, '1', by]);
    }
    const most = schema['x-max-text'];
    if (most !== undefined && isObject(first)) {
      const long = { ...first, text: ASTRAL.repeat(most - 1) };
      add('x-max-text', 'one character too much in several texts', [
        long,
        { ...first, text: 'of' },
      ]);
    }
    if (!items) return;
    for (const [index, item] of subject.slice(0, 1).entries()) {
      const inner: Put = (replacement) => put(subject.with(index, replacement));
      visit(items, item, [...path, String(index)], inner, depth + 1);
    }
  }

  function objects(
    schema: Schema,
    subject: Record<string, unknown>,
    path: string[],
    put: Put,
    depth: number,
    add: Add,
  ) {
    const { properties = {}, required = [], minProperties = 0, additionalProperties } = schema;
    for (const name of required) {
      const { [name]: _, ...others } = subject;
      add('required', `without ${name}`, others, [...path, name]);
    }
    if (additionalProperties === false || schema.unevaluatedProperties === false) {
      const [known] = Object.keys(subject);
      const unknown = [...UNKNOWN, ...(known === undefined ? [] : [known.toUpperCase()])];
      for (const name of unknown.filter((one) => !Object.hasOwn(properties, one))) {
        const told = UNKNOWN.includes(name)
          ? `an unknown property, ${name}`
          : `${known} once more, as ${name}`;
        // A computed name, so that `__proto__` is a property as any other.
        add('additionalProperties', told, { ...subject, [name]: true }, [...path, name]);
      }
    }
    if (minProperties > 0 || schema.anyOf) add('minProperties', 'nothing in it', {});
    for (const [name, member] of Object.entries(properties)) {
      if (!Object.hasOwn(subject, name)) continue;
      const inner: Put = (replacement) => put({ ...subject, [name]: replacement });
      visit(member, subject[name], [...path, name], inner, depth + 1);
    }
  }

  visit(schema, value, [], (replacement) => replacement, 0);
  return found;
}

/** Whether a rule is one that Ajv does not know: the contract only hints at it. */
export const isHinted = ({ pointer }: Pick<Breakage, 'pointer'>) =>
  /\/x-(?:invalid-examples|unique-by|max-text)$/u.test(pointer);

/** One breakage for each rule and way to break it, out of those of several values. */
export function distinct(breakages: Breakage[]): Breakage[] {
  const byRule = new Map<string, Breakage>();
  for (const breakage of breakages) {
    const key = `${breakage.pointer} ${breakage.title} ${step(breakage.path.length.toString())}`;
    if (!byRule.has(key)) byRule.set(key, breakage);
  }
  return [...byRule.values()];
}
