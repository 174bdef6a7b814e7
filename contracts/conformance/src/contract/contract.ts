import { readFileSync } from 'node:fs';
import type {
  DocumentOperation,
  Header,
  OpenApiDocument,
  Parameter,
  Response,
  Schema,
} from './document.ts';
import type { Rule } from './rules.ts';
import { at, isObject, linesOf, pointersOf, step } from './places.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof METHODS)[number] | 'head' | 'options';

type Body = { required: boolean; mediaType: string; schema: Schema };

export type Operation = {
  operationId: string;
  tags: string[];
  method: Method;
  /** As in the contract: `/projects/{projectId}`. */
  path: string;
  /** Its place in the contract, a JSON pointer. */
  pointer: string;
  /** Whether a call has to, may, or need not be signed in. */
  signIn: 'required' | 'optional' | 'none';
  parameters: Parameter[];
  /** Of JSON. */
  body: Body | undefined;
  /** Whether the body is a zip, of which the kit sends a small one. */
  isArchive?: boolean;
  rateLimit?: { requests: number; seconds: number } | undefined;
  responses: Record<string, Response>;
};

/** Everything the kit knows of the server it is pointed at. */
export type Contract = {
  document: OpenApiDocument;
  operations: Operation[];
  /** As it was read. */
  text: string;
  /** Whether it has a rule of every request at once. */
  has: (rule: Rule) => boolean;
  /** Where an object of the contract stands, as a JSON pointer; the root's for a stranger. */
  pointerOf: (part: object) => string;
  /** `openapi.json:120` for a JSON pointer. */
  placeOf: (pointer: string) => string;
  /** The schema that a `$ref` and `allOf` add up to. */
  resolve: (schema: Schema) => Schema;
};

function signInOf({ security }: Pick<OpenApiDocument, 'security'>): Operation['signIn'] {
  if (security === undefined || security.length === 0) return 'none';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required';
}

/** What stands beside a `$ref` without changing what it means. */
const ANNOTATIONS = new Set(['$ref', 'title', 'summary', 'description', 'deprecated', 'examples']);

/** One schema out of several that hold at once: enough to make values, which Ajv then judges. */
function merge(schemas: Schema[]): Schema {
  const merged: Schema = {};
  for (const { allOf: _, $ref: __, ...schema } of schemas) {
    const required = [...(merged.required ?? []), ...(schema.required ?? [])];
    const properties = { ...merged.properties };
    for (const [name, own] of Object.entries(schema.properties ?? {})) {
      const known = properties[name];
      properties[name] = known === undefined || known === own ? own : { allOf: [known, own] };
    }
    Object.assign(merged, schema);
    if (required.length > 0) merged.required = [...new Set(required)];
    if (Object.keys(properties).length > 0) merged.properties = properties;
  }
  return merged;
}

export function createContract(
  document: OpenApiDocument,
  text: string,
  fileName: string,
): Contract {
  const pointers = pointersOf(document);
  const lineOf = linesOf(text);
  const merged = new WeakMap<Schema, Schema>();

  /** The part itself, or the part that its `$ref` names. */
  function follow<T extends object>(part: T): T {
    if (!('$ref' in part) || typeof part.$ref !== 'string') return part;
    const target = at(document, part.$ref);
    if (!isObject(target)) throw new Error(`The contract has nothing at ${part.$ref}.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a $ref names a part of the kind it stands for.
    return follow(target as T);
  }

  function resolve(schema: Schema): Schema {
    const known = merged.get(schema);
    if (known) return known;
    const parts: Schema[] = [];
    const collect = (one: Schema) => {
      if (one.$ref !== undefined) collect(follow({ $ref: one.$ref }));
      for (const part of one.allOf ?? []) collect(part);
      parts.push(one);
    };
    collect(schema);
    const telling = parts.filter((part) => Object.keys(part).some((key) => !ANNOTATIONS.has(key)));
    const [only = schema] = telling;
    const result = telling.length <= 1 && only.allOf === undefined ? only : merge(telling);
    if (!pointers.has(result)) pointers.set(result, pointers.get(schema) ?? '#');
    merged.set(schema, result);
    return result;
  }

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the methods of a path item are operations.
      const operation = item[method] as DocumentOperation | undefined;
      if (!operation) return [];
      const content = Object.entries(operation.requestBody?.content ?? {});
      const media = content.find(([type]) => /json/u.test(type));
      const responses = Object.entries(operation.responses).map(([status, part]) => {
        const response = follow(part);
        const headers = Object.entries(response.headers ?? {}).map(
          ([name, header]): [string, Header] => [name, follow(header)],
        );
        const complete =
          headers.length === 0 ? response : { ...response, headers: Object.fromEntries(headers) };
        pointers.set(complete, pointers.get(response) ?? '#');
        return [status, complete] as const;
      });
      return [
        {
          operationId: operation.operationId ?? `${method} ${path}`,
          tags: operation.tags ?? [],
          method,
          path,
          pointer: `#/paths/${step(path)}/${method}`,
          signIn: signInOf({ security: operation.security ?? document.security ?? [] }),
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow),
          body:
            media?.[1].schema === undefined
              ? undefined
              : {
                  required: operation.requestBody?.required ?? false,
                  mediaType: media[0],
                  schema: media[1].schema,
                },
          isArchive: content.some(([type]) => type === 'application/zip'),
          rateLimit: operation['x-rate-limit'],
          responses: Object.fromEntries(responses),
        },
      ];
    }),
  );

  return {
    document,
    operations,
    text,
    has: (rule) => Object.hasOwn(document['x-rules'] ?? {}, rule),
    pointerOf: (part) => pointers.get(part) ?? '#',
    placeOf: (pointer) => `${fileName}:${lineOf(pointer)}`,
    resolve,
  };
}

/** The bundled contract, which stands beside the kit. */
const BUNDLED = new URL('../../../generated/openapi.json', import.meta.url);

/** The contract cannot be read. */
export class ContractError extends Error {}

function read(file: URL | string): { text: string; document: OpenApiDocument } {
  try {
    const text = readFileSync(file, 'utf8');
    const document: OpenApiDocument = JSON.parse(text);
    if (isObject(document) && isObject(document.paths)) return { text, document };
  } catch (cause) {
    throw new ContractError(`The contract ${String(file)} cannot be read as JSON.`, { cause });
  }
  throw new ContractError(`The contract ${String(file)} is no OpenAPI document: it has no paths.`);
}

/** @throws ContractError when the file cannot be read or is not JSON. */
export function readContract(file: URL | string = BUNDLED): Contract {
  const { text, document } = read(file);
  return createContract(
    document,
    text,
    file === BUNDLED ? 'contracts/generated/openapi.json' : String(file),
  );
}
