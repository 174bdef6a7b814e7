import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import type { Catalogue, Contract, Examples, Operation } from './contract.ts';
import { bundle, complete, inlineParts, lint, readCatalogue, readExamples } from './bundle.ts';
import { operationsOf } from './contract.ts';
import { patternKeysOf } from './message-keys.ts';
import { textLimitsOf } from './text-limits.ts';
import { validatorFiles } from './validators.ts';

const generatedFolder = join(import.meta.dirname, '../generated');
const notice = '// Generated from the contract by `pnpm generate`; edit the contract instead.\n';
const literal = (value: unknown) => JSON.stringify(value, null, 2);

type Options = { anyOf?: object[]; properties?: object };

/** Each option of an `anyOf` names the properties beside it: Specmatic takes others for closed. */
function withProperties(_: string, value: Options | null) {
  if (!value?.anyOf || !value.properties) return value;
  const properties = Object.fromEntries(Object.keys(value.properties).map((name) => [name, {}]));
  return { ...value, anyOf: value.anyOf.map((option) => ({ properties, ...option })) };
}

/** Characters without a shape as JSON escapes them: they mean the same, and can be seen. */
const visible = (json: string) =>
  json.replaceAll(/(?!\uFE0F|\u200D)\p{Default_Ignorable_Code_Point}/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      const unit = character.charCodeAt(index).toString(16).toUpperCase();
      return `\\u${unit.padStart(4, '0')}`;
    }).join(''),
  );

/** `security: [{}, {bearer: []}]` lets visitors in as well as the signed-in. */
function securedOf({ security }: Operation): boolean | 'optional' {
  if (!security) return true;
  const isOpen = security.some((one) => Object.keys(one).length === 0);
  return isOpen && security.length > 1 ? 'optional' : false;
}

/** Whether there has to be a body; `archive` for one that is no JSON. */
function bodyOf({ requestBody }: Operation): 'none' | 'required' | 'optional' | 'archive' {
  if (!requestBody) return 'none';
  if ('application/zip' in requestBody.content) return 'archive';
  return requestBody.required ? 'required' : 'optional';
}

function operationsFile(contract: Contract): string {
  const operations = Object.fromEntries(
    operationsOf(contract).map(({ path, method, operation }) => {
      return [
        operation.operationId,
        {
          method,
          path,
          secured: securedOf(operation),
          body: bodyOf(operation),
          headers: (operation.parameters ?? [])
            .filter((parameter) => parameter.in === 'header')
            .map(({ name }) => name),
        },
      ];
    }),
  );
  return `${notice}export const operations = ${literal(operations)} as const;\n
export type OperationId = keyof typeof operations;\n`;
}

/** Apart from the operations: no client needs them. */
function operationStatusesFile(contract: Contract): string {
  const statuses = operationsOf(contract).map(({ operation }) => [
    operation.operationId,
    Object.keys(operation.responses).map(Number),
  ]);
  return `${notice}import type { OperationId } from './operations.ts';\n
export const operationStatuses: Readonly<Record<OperationId, readonly number[]>> = ${literal(Object.fromEntries(statuses))};\n`;
}

function catalogueFile({ problems, fieldErrors }: Catalogue): string {
  const entries = Object.fromEntries(
    Object.entries(problems).map(([key, { status, title, detail }]) => [
      key,
      { status, title, detail },
    ]),
  );
  return `${notice}export const problems = ${literal(entries)} as const;\n
export const fieldErrors = ${literal(Object.keys(fieldErrors))} as const;\n`;
}

/** Which message a value gets, by what it breaks; `x-message-key` says more where a pattern fails. */
function messageKeysFile(contract: Contract, { keywords, types, formats }: Catalogue): string {
  const tables = { keywords, types, formats, patterns: patternKeysOf(contract) };
  return `${notice}import type { FieldError } from './types.ts';\n
type MessageKeys = Record<string, FieldError['messageKey']>;\n
export const messageKeysBy: Record<${Object.keys(tables)
    .map((name) => `'${name}'`)
    .join(' | ')}, MessageKeys> = ${literal(tables)};\n`;
}

/** A constant for each operation, so that a page brings those of its own forms. */
const limitsFile = (contract: Contract) =>
  `${notice}\n/* The most characters that each text of a request may have, by operation. */\n\n${Object.entries(
    textLimitsOf(contract),
  )
    .map(([id, texts]) => `export const ${id} = ${literal(texts)} as const;`)
    .join('\n')}\n`;

/** For the server: the delay that a limited client is asked to wait. */
function rateLimitsFile(contract: Contract): string {
  const limits = operationsOf(contract).flatMap(({ operation }) => {
    const limit = operation['x-rate-limit'];
    return limit ? [[operation.operationId, limit] as const] : [];
  });
  return `${notice}import type { OperationId } from './operations.ts';\n
/** Requests in so many seconds from one client address. */
export type RateLimit = { requests: number; seconds: number; per: 'address' };\n
export const rateLimits: Partial<Record<OperationId, RateLimit>> = ${literal(Object.fromEntries(limits))};\n`;
}

const examplesFile = (
  examples: Examples,
) => `${notice}import type { OperationId } from './operations.ts';\n
export type Example = {
  request?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
  };
  status: number;
  body?: unknown;
};\n
export const examples = ${literal(examples)} satisfies Record<OperationId, Record<string, Example>>;\n`;

/** The generator of types makes `unknown` of an anyOf that only says which properties there must be. */
function forTypes(contract: Contract): string {
  return JSON.stringify(contract, (key, value: unknown) => {
    // Each would be a comment, of every header of every response.
    if (key === 'example' || key === 'examples') return undefined;
    if (!isSchemaWithChoice(value)) return value;
    const { anyOf, ...rest } = value;
    return anyOf.every((branch) => Object.keys(branch).join() === 'required') ? rest : value;
  });
}

const isSchemaWithChoice = (value: unknown): value is { anyOf: object[] } =>
  typeof value === 'object' && value !== null && 'anyOf' in value && Array.isArray(value.anyOf);

/** The archive names the contract by which it was made. */
const versionFile = ({ info }: Contract) =>
  `${notice}export const contractVersion = ${literal(info.version)};\n`;

const indexFile = `${notice}export * from './types.ts';
export type { operations as OperationTypes } from './types.ts';
export { operations, type OperationId } from './operations.ts';
export { operationStatuses } from './operation-statuses.ts';
export { problems, fieldErrors } from './error-catalogue.ts';
export { examples, type Example } from './examples.ts';
`;

/**
 * Everything that is made from the contract, as file name → text.
 *
 * @throws Error when the contract or an example breaks a rule.
 */
export async function generate(): Promise<Record<string, string>> {
  const catalogue = await readCatalogue();
  const bundled = inlineParts(await bundle());
  const examples = await readExamples(bundled, catalogue);
  const contract = complete(bundled, catalogue, examples);
  await lint(contract);
  const types = await openapiTypescript(forTypes(contract), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    defaultNonNullable: false,
  });
  return {
    'openapi.json': `${visible(JSON.stringify(contract, withProperties, 2))}\n`,
    'types.ts': `${notice}${astToString(types)}`,
    'operations.ts': operationsFile(contract),
    'operation-statuses.ts': operationStatusesFile(contract),
    'error-catalogue.ts': catalogueFile(catalogue),
    'message-keys.ts': messageKeysFile(contract, catalogue),
    'examples.ts': examplesFile(examples),
    'limits.ts': limitsFile(contract),
    'rate-limits.ts': rateLimitsFile(contract),
    'version.ts': versionFile(contract),
    'index.ts': indexFile,
    ...(await validatorFiles(contract)),
  };
}

async function writeGenerated(): Promise<void> {
  const files = await generate();
  await mkdir(generatedFolder, { recursive: true });
  for (const stale of await readdir(generatedFolder)) {
    if (!(stale in files)) await rm(join(generatedFolder, stale));
  }
  for (const [name, text] of Object.entries(files))
    await writeFile(join(generatedFolder, name), text);
}

if (import.meta.main) await writeGenerated();
