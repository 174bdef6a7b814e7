import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { goodStrings } from './strings.ts';

/** A value that fits a schema, and what is special about it. */
export type Sample = { value: unknown; title: string };

/** What values are made with. */
export type Making = {
  contract: Contract;
  seed: number;
  /** Values that only a server can give out, by name: the id of a project under `projectId`. */
  bindings: Readonly<Record<string, unknown>>;
  /** Whether a value fits a schema, as Ajv sees it. */
  fits: (schema: Schema, value: unknown) => boolean;
};

const DEEPEST = 10;
/** A full list is sent when it has no more items than this. */
const FULLEST = 1000;

const typesOf = ({ type, properties, items, pattern, format }: Schema): string[] => {
  if (Array.isArray(type)) return type;
  if (type !== undefined) return [type];
  if (properties) return ['object'];
  if (items) return ['array'];
  return pattern !== undefined || format !== undefined ? ['string'] : [];
};

/** What is bound for a member of this name and schema, if anything is. */
export function boundTo(
  name: string,
  schema: Schema,
  { bindings, contract }: Making,
): Sample | undefined {
  const kind = contract.resolve(schema)['x-resource'] ?? name;
  return kind in bindings ? { value: bindings[kind], title: `one of the caller's` } : undefined;
}

const isNullable = (schema: Schema, { contract }: Making): boolean => {
  const { type, anyOf = [] } = contract.resolve(schema);
  return (
    [type].flat().includes('null') || anyOf.some((one) => contract.resolve(one).type === 'null')
  );
};

function numbers(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema,
  isWhole: boolean,
) {
  const unit = multipleOf ?? 1;
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + unit);
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - unit);
  const values = [
    low ?? Math.min(1, high ?? 1),
    low,
    high,
    ...(isWhole ? [] : [(low ?? 0) + unit / 2]),
  ];
  const titles = ['typical', 'smallest', 'largest', 'a fraction'];
  return values.flatMap((value, index) =>
    value === undefined || values.indexOf(value) < index
      ? []
      : [{ value, title: titles[index] ?? '' }],
  );
}

function lists(schema: Schema, making: Making, depth: number): Sample[] {
  const { items = {}, minItems = 0, maxItems, uniqueItems = false } = schema;
  const inner = maxItems === 0 ? [] : samplesOf(items, making, depth + 1);
  const [typical] = inner;
  // New for each place, so that ids differ from one item to the next.
  const fill = (length: number) =>
    Array.from({ length }, () => typicalOf(items, making, depth + 1));
  const samples: Sample[] = [];
  const least = Math.max(minItems, typical ? 1 : 0);
  if (typical) samples.push({ value: fill(least), title: 'typical' });
  if (minItems === 0) samples.push({ value: [], title: 'empty' });
  for (const { value, title } of inner.slice(1)) {
    samples.push({ value: [value, ...fill(least - 1)], title: `item ${title}` });
  }
  if (uniqueItems && inner.length > 1) {
    samples.push({
      value: inner.map(({ value }) => value).slice(0, maxItems),
      title: 'every item',
    });
  } else if (maxItems !== undefined && maxItems <= FULLEST && typical) {
    samples.push({ value: fill(maxItems), title: 'full' });
  }
  return samples;
}

function typicalObject(schema: Schema, making: Making, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
      const bound = boundTo(name, member, making);
      const value = bound ? bound.value : typicalOf(member, making, depth + 1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The first of `samplesOf` without making the others: with ids of its own at each call. */
export function typicalOf(schema: Schema, making: Making, depth = 0): unknown {
  const resolved = making.contract.resolve(schema);
  const { anyOf, oneOf, ...rest } = resolved;
  const [first] = resolved['x-valid-examples'] ?? resolved.enum ?? [];
  if (depth > DEEPEST) return undefined;
  if (first !== undefined) return first;
  if ('const' in resolved) return resolved.const;
  const [branch] = anyOf ?? oneOf ?? [];
  if (branch) {
    const isBare = typesOf(rest).length === 0;
    return typicalOf(isBare ? branch : { allOf: [rest, branch] }, making, depth + 1);
  }
  const [type = 'string'] = typesOf(resolved);
  if (type === 'object') return typicalObject(resolved, making, depth);
  if (type !== 'array') return ofType(type, resolved, making, depth)[0]?.value;
  const { items = {}, minItems = 0, maxItems = 1 } = resolved;
  const length = Math.min(maxItems, Math.max(minItems, 1));
  const list = Array.from({ length }, () => typicalOf(items, making, depth + 1));
  return list.includes(undefined) ? [] : list;
}

function objects(schema: Schema, making: Making, depth: number): Sample[] {
  const required = new Set(schema.required ?? []);
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const bound = boundTo(name, member, making);
    const made = bound && !isNullable(member, making) ? [] : samplesOf(member, making, depth + 1);
    const samples = bound ? [bound, ...made.filter(({ value }) => value === null)] : made;
    return samples.length === 0 ? [] : [{ name, samples }];
  });
  // Functions, so that every sample has ids of its own.
  const complete = () => typicalObject(schema, making, depth);
  const without = (names: string[]) =>
    Object.fromEntries(Object.entries(complete()).filter(([name]) => !names.includes(name)));
  const optional = members.map(({ name }) => name).filter((name) => !required.has(name));
  return [
    { value: complete(), title: 'complete' },
    ...(optional.length === 0
      ? []
      : [{ value: without(optional), title: 'only what is required' }]),
    ...optional.map((name) => ({ value: without([name]), title: `without ${name}` })),
    ...optional.map((name) => ({
      value: without(optional.filter((other) => other !== name)),
      title: `only ${name}`,
    })),
    ...members.flatMap(({ name, samples }) =>
      samples.slice(1).map(({ value, title }) => ({
        value: { ...complete(), [name]: value },
        title: `${name}: ${title}`,
      })),
    ),
  ];
}

function ofType(type: string, schema: Schema, making: Making, depth: number): Sample[] {
  switch (type) {
    case 'null':
      return [{ value: null, title: 'null' }];
    case 'boolean':
      return [true, false].map((value) => ({ value, title: String(value) }));
    case 'integer':
      return numbers(schema, true);
    case 'number':
      return numbers(schema, false);
    case 'string':
      return goodStrings(schema, making.seed);
    case 'array':
      return lists(schema, making, depth);
    default:
      return objects(schema, making, depth);
  }
}

/**
 * Values that saturate a schema: everything present, only what is required, and from there one
 * thing at a time: each optional member absent, each enum value, branch, null, boundary.
 * The first is the typical one. A caller asks Ajv before it calls one valid.
 */
export function samplesOf(schema: Schema, making: Making, depth = 0): Sample[] {
  const { contract } = making;
  const resolved = contract.resolve(schema);
  if (depth > DEEPEST) return [];
  const examples = resolved['x-valid-examples'];
  if (examples) return examples.map((value) => ({ value, title: JSON.stringify(value) }));
  if ('const' in resolved)
    return [{ value: resolved.const, title: JSON.stringify(resolved.const) }];
  if (resolved.enum) return resolved.enum.map((value) => ({ value, title: JSON.stringify(value) }));
  const { anyOf, oneOf, ...rest } = resolved;
  const branches = anyOf ?? oneOf;
  if (branches) {
    const isBare = typesOf(rest).length === 0;
    return branches.flatMap((branch, index) =>
      samplesOf(isBare ? branch : { allOf: [rest, branch] }, making, depth + 1).map(
        ({ value, title }) => ({ value, title: `branch ${index + 1}, ${title}` }),
      ),
    );
  }
  const types = typesOf(resolved);
  if (types.length === 0) return [{ value: 'anything', title: 'anything' }];
  return types.flatMap((type) => ofType(type, resolved, making, depth));
}
