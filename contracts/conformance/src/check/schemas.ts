import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../contract/contract.ts';
import type { OpenApiDocument, Schema } from '../contract/document.ts';
import { isObject, pointersOf } from '../contract/places.ts';
import { faultOfMarkup, type Elements } from './markup.ts';

/** One thing that a value does wrong. */
export type Fault = {
  /** Where in the value: `/items/0/name`. */
  path: string;
  /** The place of the broken schema in the contract. */
  pointer: string;
  keyword: string;
  message: string;
  params: Record<string, unknown>;
};

type Validator = (value: unknown) => Fault[];

export type Schemas = {
  /** Judges a request's part as a server has to. */
  request: (schema: Schema) => Validator;
  /** Judges an answer: what the contract does not declare is refused at every depth. */
  answer: (schema: Schema) => Validator;
  /** Judges a parameter as it is written in a header. */
  written: (schema: Schema) => Validator;
  /** Judges a parameter as it is written in an address. */
  inAddress: (schema: Schema) => Validator;
  /** Formats that the contract names and Ajv does not know: nothing checks them. */
  unknownFormats: string[];
};

const SCHEMA_MEMBERS = ['items', 'additionalProperties', 'unevaluatedProperties'] as const;
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;

/**
 * Closes every object that the contract describes, where a value stands: beside `$ref`, `allOf`,
 * `anyOf` and `oneOf`, never inside them, so that what one branch knows another may not refuse.
 */
function close(schema: Schema, isValue: boolean, contract: Contract): void {
  for (const member of SCHEMA_MEMBERS) {
    const inner = schema[member];
    if (isObject(inner)) close(inner, true, contract);
  }
  for (const list of SCHEMA_LISTS) {
    for (const inner of schema[list] ?? []) close(inner, list === 'prefixItems', contract);
  }
  for (const inner of Object.values(schema.properties ?? {})) close(inner, true, contract);
  if (!isValue || schema.additionalProperties !== undefined) return;
  if (schema.unevaluatedProperties === undefined && describesObject(schema, contract)) {
    schema.unevaluatedProperties = false;
  }
}

function describesObject(schema: Schema, contract: Contract): boolean {
  const { properties, anyOf = [], oneOf = [] } = contract.resolve(schema);
  return (
    properties !== undefined || [...anyOf, ...oneOf].some((one) => describesObject(one, contract))
  );
}

/** A copy of the contract in which every described object is closed. */
function closed(contract: Contract): OpenApiDocument {
  const copy = structuredClone(contract.document);
  // $refs lead to the same places in the copy, whose components are closed only inside.
  for (const schema of Object.values(copy.components?.schemas ?? {}))
    close(schema, false, contract);
  for (const media of mediaIn(copy.paths)) close(media, true, contract);
  return copy;
}

function* mediaIn(part: unknown): Generator<Schema> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, member] of Object.entries(part)) {
    if (name === 'schema' && isObject(member)) yield member;
    else if (name !== 'examples') yield* mediaIn(member);
  }
}

/** Every format that a schema of the document names. */
function formatsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [name, member] of Object.entries(part)) {
    if (name === 'format' && typeof member === 'string') found.add(member);
    else if (name !== 'examples') formatsIn(member, found);
  }
  return found;
}

const CONTRACT = 'contract:openapi';

/** RFC 3339 has a `T` between day and time, where ajv-formats lets a blank stand. */
function tightenInstants(ajv: Ajv2020): void {
  const known = addFormats.default.get('date-time');
  const judge = typeof known === 'object' && 'validate' in known ? known.validate : undefined;
  const isInstant = (text: string) =>
    typeof judge === 'function' && Boolean(Reflect.apply(judge, undefined, [text]));
  ajv.addFormat('date-time', (text: string) => !/\s/u.test(text) && isInstant(text));
}

/** A text of HTML has the elements that the contract lists, and no others. */
function judgeMarkup(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (elements: Elements, html: string) => {
    const message = faultOfMarkup(html, elements);
    if (message === undefined) return true;
    const params = { elements: Object.keys(elements).join(', ') };
    validate.errors = [{ keyword: 'x-html', message, params }];
    return false;
  };
  ajv.addKeyword({ keyword: 'x-html', type: 'string', schemaType: 'object', validate });
}

function validators(document: OpenApiDocument, coerce: boolean) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    // Only references into the contract are compiled: to judge them would compile the meta-schema.
    validateSchema: false,
    coerceTypes: coerce,
    logger: false,
  });
  addFormats.default(ajv);
  tightenInstants(ajv);
  judgeMarkup(ajv);
  // Which zones there are, each server's own database says.
  ajv.addFormat('time-zone', true);
  // OpenAPI's own keyword of this name would be taken for Ajv's.
  ajv.addSchema(document, CONTRACT, false, false);
  const pointers = pointersOf(document);
  const compiled = new Map<string, ValidateFunction>();

  return (pointer: string): Validator => {
    const run = compiled.get(pointer) ?? ajv.compile({ $ref: `${CONTRACT}${pointer}` });
    compiled.set(pointer, run);
    const faultOf = (error: ErrorObject): Fault => {
      const { keyword, parentSchema, instancePath, message = keyword, params } = error;
      const place = (isObject(parentSchema) && pointers.get(parentSchema)) || pointer;
      return { path: instancePath, pointer: `${place}/${keyword}`, keyword, message, params };
    };
    return (value) => {
      // Coercion writes into its holder, and no caller's value may change.
      const subject = coerce ? structuredClone(value) : value;
      return run(subject) ? [] : (run.errors ?? []).map(faultOf);
    };
  };
}

/** Whether a number in an address may be written in decimal digits alone. */
export const isDecimal = (contract: Contract, schema: Schema): boolean =>
  contract.resolve(schema).type === 'integer' && contract.has('decimalDigits');

const known = new WeakMap<Contract, Schemas>();

/** The contract's schemas as judges of values, compiled when first needed, and once. */
export function createSchemas(contract: Contract): Schemas {
  const schemas = known.get(contract) ?? compileSchemas(contract);
  known.set(contract, schemas);
  return schemas;
}

function compileSchemas(contract: Contract): Schemas {
  const { formats } = addFormats.default(new Ajv2020());
  const knownFormats = new Set([...Object.keys(formats), 'time-zone']);
  const plain = validators(contract.document, false);
  const strict = validators(closed(contract), false);
  const coercing = validators(contract.document, true);
  return {
    unknownFormats: [...formatsIn(contract.document)].filter((format) => !knownFormats.has(format)),
    request: (schema) => plain(contract.pointerOf(schema)),
    answer: (schema) => strict(contract.pointerOf(schema)),
    written: (schema) => coercing(contract.pointerOf(schema)),
    inAddress: (schema) => {
      const judge = coercing(contract.pointerOf(schema));
      if (!isDecimal(contract, schema)) return judge;
      const pointer = `${contract.pointerOf(contract.resolve(schema))}/type`;
      const message = 'must be written in decimal digits alone';
      const odd = [{ path: '', pointer, keyword: 'type', message, params: {} }];
      return (value) => (/^(?:0|[1-9]\d*)$/u.test(String(value)) ? judge(value) : odd);
    },
  };
}
