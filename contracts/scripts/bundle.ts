import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type {
  Catalogue,
  Contract,
  Example,
  Examples,
  Header,
  Parameter,
  Response,
} from './contract.ts';
import { operationsOf } from './contract.ts';
import { addExamples } from './examples.ts';

const root = join(import.meta.dirname, '..');
const { cacheControl, date }: { cacheControl: Header; date: Header } = parse(
  await readFile(join(root, 'headers.yaml'), 'utf8'),
);
const redoclyProgram = join(
  fileURLToPath(import.meta.resolve('@redocly/cli/package.json')),
  '../bin/cli.js',
);

/** Runs the tool of that name. @throws Error with what it said when it fails. */
export async function redocly(...parameters: string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await promisify(execFile)(process.execPath, [redoclyProgram, ...parameters], {
      cwd: root,
      env,
    });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`redocly ${parameters[0]} failed\n${said}`, { cause: error });
  }
}

export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The split files as one document. */
export async function bundle(): Promise<BundledContract> {
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, 'openapi.json');
    await redocly('bundle', 'openapi.yaml', '--output', file, '--ext', 'json');
    const bundled: BundledContract = JSON.parse(await readFile(file, 'utf8'));
    return bundled;
  });
}

/** @throws Error with the findings when the completed contract breaks a rule of redocly.yaml. */
export async function lint(contract: Contract): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(contract, null, 2));
    await redocly(
      'lint',
      file,
      '--config',
      'redocly.yaml',
      '--format',
      // Says where in the contract: the operation, the status and the example.
      'codeframe',
      '--max-problems',
      '40',
    );
  });
}

export async function readCatalogue(): Promise<Catalogue> {
  const catalogue: Catalogue = parse(await readFile(join(root, 'error-catalogue.yaml'), 'utf8'));
  return catalogue;
}

async function readOwnExamples(): Promise<Examples> {
  const examples: Examples = {};
  const names = (await readdir(join(root, 'examples'))).toSorted();
  for (const name of names) {
    const [operationId, ofCase] = basename(name, '.json').split('.');
    if (!operationId || !ofCase)
      throw new Error(`examples/${name} is not <operationId>.<case>.json`);
    const text = await readFile(join(root, 'examples', name), 'utf8');
    const example: Example = JSON.parse(text);
    (examples[operationId] ??= {})[ofCase] = example;
  }
  return examples;
}

const problemOf = (
  messageKey: string,
  { status, title, detail }: Catalogue['problems'][string],
) => ({
  type: `urn:ecritoire:problem:${messageKey}`,
  title,
  status,
  detail,
  messageKey,
});

/** `writingSessions.notFound` → `writingSessionsNotFound` */
const caseOf = (messageKey: string) =>
  messageKey.replaceAll(/[._](?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());

/** The files of `examples/`, and one example for each message key that an answer names. */
export async function readExamples(contract: Contract, catalogue: Catalogue): Promise<Examples> {
  const own = await readOwnExamples();
  const all: Examples = {};
  for (const { operation } of operationsOf(contract)) {
    const examples: Record<string, Example> = { ...own[operation.operationId] };
    delete own[operation.operationId];
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const key of response['x-message-keys'] ?? []) {
        const entry = catalogue.problems[key];
        if (!entry || String(entry.status) !== status) {
          throw new Error(
            `${operation.operationId} ${status}: ${key} is not in the catalogue with this status`,
          );
        }
        examples[caseOf(key)] = { status: entry.status, body: problemOf(key, entry) };
      }
    }
    all[operation.operationId] = examples;
  }
  const [unknown] = Object.keys(own);
  if (unknown) throw new Error(`examples/ names an operation that does not exist: ${unknown}`);
  return all;
}

/** As redocly bundles it: shared parts beside the operations. */
type BundledContract = Contract & {
  paths: Record<string, { parameters?: Parameter[] }>;
  components: {
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
  };
};

const nameIn = (reference: unknown) => String(reference).split('/').at(-1) ?? '';

const mapValues = <T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Every response has its cache lifetime; without a declared one, it is not cached at all. */
const withServersOwn = (headers: Record<string, Header>): Record<string, Header> => ({
  'Cache-Control': cacheControl,
  Date: date,
  ...headers,
});

/** Each operation with its own parameters and answers in it, so that readers need no look-up. */
export function inlineParts(bundled: BundledContract): Contract {
  const { responses = {}, parameters = {}, headers = {}, ...components } = bundled.components;
  const resolve = <T>(parts: Record<string, T>, part: T): T =>
    part !== null && typeof part === 'object' && '$ref' in part
      ? structuredClone(parts[nameIn(part.$ref)] ?? part)
      : part;
  const paths = Object.fromEntries(
    Object.entries(bundled.paths).map(([path, item]) => {
      const { parameters: shared = [], ...byMethod } = item;
      for (const operation of Object.values(byMethod)) {
        const all = [...shared, ...(operation.parameters ?? [])].map((one) =>
          resolve(parameters, one),
        );
        if (all.length > 0) operation.parameters = all;
        for (const [status, response] of Object.entries(operation.responses)) {
          const resolved = structuredClone(resolve(responses, response));
          resolved.headers = withServersOwn(
            mapValues(resolved.headers ?? {}, (header) => resolve(headers, header)),
          );
          operation.responses[status] = resolved;
        }
      }
      return [path, byMethod];
    }),
  );
  return { ...bundled, paths, components };
}

/** What a person reads of the table that `x-message-keys-by` is for programs. */
function fieldErrorSection({ keywords, types, formats, fieldErrors }: Catalogue): string {
  const named = (prefix: string, table: Record<string, string>) =>
    Object.entries(table).map(([name, key]) => [`${prefix}\`${name}\``, key] as const);
  const rows = [...named('', keywords), ...named('type ', types), ...named('format ', formats)].map(
    ([broken, key]) => `| ${broken} | \`${key}\` | ${fieldErrors[key]} |`,
  );
  return [
    '## Field errors',
    '',
    'What breaks a keyword of its JSON Schema has this key in `errors`, unless the schema has another',
    'in `x-message-key`. `x-message-keys-by`, at the root of this contract, is the same table.',
    'Where nothing makes them missing, blanks are a text like any other, or, where it says so, null.',
    '',
    '| Broken | messageKey | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Writes the rules into the introduction, the catalogue's keys with their meanings, and the examples. */
export function complete(contract: Contract, catalogue: Catalogue, examples: Examples): Contract {
  const { keywords, types, formats } = catalogue;
  contract['x-message-keys-by'] = { keywords, types, formats };
  const rules = Object.values(contract['x-rules']).map((rule) => `- ${rule}`);
  contract.info.description = `${contract.info.description.replace('{rules}', () => rules.join('\n'))}\n${fieldErrorSection(catalogue)}`;
  const { ProblemMessageKey, FieldMessageKey } = contract.components.schemas;
  if (!ProblemMessageKey || !FieldMessageKey)
    throw new Error('the message key schemas are missing');
  ProblemMessageKey['enum'] = Object.keys(catalogue.problems);
  ProblemMessageKey['x-enumDescriptions'] = Object.fromEntries(
    Object.entries(catalogue.problems).map(([key, { status, meaning }]) => [
      key,
      `${status}: ${meaning}`,
    ]),
  );
  FieldMessageKey['enum'] = Object.keys(catalogue.fieldErrors);
  FieldMessageKey['x-enumDescriptions'] = { ...catalogue.fieldErrors };
  addExamples(contract, examples);
  return contract;
}
