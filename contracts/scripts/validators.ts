import { createRequire } from 'node:module';
import { join } from 'node:path';
import { _, type KeywordCxt } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { rolldown } from 'rolldown';
import type { Contract, Operation, Parameter, Response, Schema } from './contract.ts';
import { operationsOf } from './contract.ts';
import { isInstant, isTextOver, isTimeZone, repeatsOf } from '../src/judges.ts';

const require = createRequire(import.meta.url);
// A CommonJS module whose default export Node and TypeScript do not see in the same place.
const standalone: typeof standaloneCode = require('ajv/dist/standalone').default;

/** name of the export → schema */
type Schemas = Record<string, Schema>;

/** What is no JSON, such as a zip, is judged by those who read it. */
const jsonOf = (content: Record<string, { schema: Schema }> | undefined) =>
  Object.entries(content ?? {}).find(([type]) => /json/u.test(type))?.[1].schema;

/** The parts of an archive, each by the schema of one value: `profile`, `documentLine`. */
const archiveSchemas: Schemas = Object.fromEntries(
  ['Manifest', 'Profile', 'Targets', 'Project', 'DocumentLine', 'SessionLine'].map((name) => [
    `archive${name}`,
    { $ref: `#/components/schemas/Archive${name}` },
  ]),
);

function parametersSchema(parameters: Parameter[], place: Parameter['in']): Schema | undefined {
  const here = parameters.filter((parameter) => parameter.in === place);
  // A query that knows nothing still refuses what it does not know.
  if (here.length === 0 && place !== 'query') return undefined;
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(here.map((one) => [one.name, one.schema])),
    ...(place === 'header' ? {} : { additionalProperties: false }),
  };
}

/** Headers of an answer by their names in lower case, as `Headers` gives them. */
function headersSchema({ headers = {} }: Response): Schema {
  const all = Object.entries(headers).map(
    ([name, header]) => [name.toLowerCase(), header] as const,
  );
  return {
    type: 'object',
    required: all.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
  };
}

const partsOf = (operation: Operation) =>
  ({
    params: parametersSchema(operation.parameters ?? [], 'path'),
    query: parametersSchema(operation.parameters ?? [], 'query'),
    headers: parametersSchema(operation.parameters ?? [], 'header'),
    body: jsonOf(operation.requestBody?.content),
  }) as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ajv names schemas in its own way, and derives a discriminator's mapping by itself. */
function forAjv(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    // Words for people, which would only make what browsers load longer.
    if (key === 'x-enumDescriptions') return undefined;
    if (key === 'discriminator') return { propertyName: value.propertyName };
    return key === '$ref' ? value.replace('#/components/schemas/', '') : value;
  });
}

/** Hints of the contract for the conformance kit; they validate nothing. */
const CONFORMANCE_HINTS = [
  'x-valid-examples',
  'x-invalid-examples',
  'x-resource',
  'x-volatile',
  'x-html',
];

/** The module of this package that compiled code asks, as it names it. */
const JUDGES = 'judges';

const OWN_FORMATS = { 'time-zone': isTimeZone, 'date-time': isInstant };

function addJudges(ajv: Ajv2020): void {
  for (const [format, judge] of Object.entries(OWN_FORMATS)) ajv.addFormat(format, judge);
  ajv.addKeyword({
    keyword: 'x-max-text',
    type: 'array',
    schemaType: 'number',
    error: { message: 'must not hold more text' },
    code(context: KeywordCxt) {
      const { gen, data, schema: most } = context;
      const code = _`require(${JUDGES}).isTextOver`;
      const isOver = gen.scopeValue('func', { ref: isTextOver, code });
      context.fail(_`${isOver}(${data}, ${most})`);
    },
  });
  ajv.addKeyword({
    keyword: 'x-unique-by',
    type: 'array',
    schemaType: 'string',
    error: {
      message: 'must not hold one thing twice',
      params: ({ params }) => _`{index: ${params['index']}, property: ${params['property']}}`,
    },
    code(context: KeywordCxt) {
      const { gen, data, schema: property } = context;
      const code = _`require(${JUDGES}).repeatsOf`;
      const repeats = gen.scopeValue('func', { ref: repeatsOf, code });
      gen.forOf('index', _`${repeats}(${data}, ${property})`, (index) => {
        context.error(true, { index, property });
      });
    },
  });
}

/**
 * What may take longer than in proportion to a value is asked of no value that is refused for its
 * length already: an expression that looks from every letter would hold a whole server up.
 */
function judgeLengthFirst(ajv: Ajv2020): void {
  // A character of the contract has one or two UTF-16 units.
  const guarded = [
    { keyword: 'pattern', limit: 'maxLength', unitsOfOne: 2 },
    { keyword: 'format', limit: 'maxLength', unitsOfOne: 2 },
    { keyword: 'items', limit: 'maxItems', unitsOfOne: 1 },
    { keyword: 'uniqueItems', limit: 'maxItems', unitsOfOne: 1 },
  ];
  for (const { keyword, limit, unitsOfOne } of guarded) {
    const definition = ajv.getKeyword(keyword);
    if (typeof definition !== 'object' || !('code' in definition)) {
      throw new Error(`Ajv has no code for ${keyword}.`);
    }
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      ...definition,
      code(context: KeywordCxt, ruleType?: string) {
        const judge = () => definition.code(context, ruleType);
        const most: unknown = context.parentSchema[limit];
        if (typeof most !== 'number') judge();
        else context.gen.if(_`${context.data}.length <= ${most * unitsOfOne}`, judge);
      },
    });
  }
}

const GATHER = `function gather(all, found) {
  if (all === null) return found;
  for (const error of found) all.push(error);
  return all;
}`;

/** Ahead-of-time compiled code: one ESM export a schema, nothing loaded or evaluated at run time. */
async function compile(contract: Contract, schemas: Schemas, coerce: boolean): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictTypes: false,
    // The branches of an anyOf require what the schema around them declares.
    strictRequired: false,
    coerceTypes: coerce,
    inlineRefs: 12,
    code: { source: true, esm: true, lines: true },
  });
  // Nothing here says unevaluatedProperties; its bookkeeping would keep bundlers from dropping code.
  ajv.opts.unevaluated = false;
  ajv.addVocabulary(['x-message-key', ...CONFORMANCE_HINTS]);
  addFormats.default(ajv);
  addJudges(ajv);
  judgeLengthFirst(ajv);
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    ajv.addSchema({ ...forAjv(schema), $id: name });
  }
  // Equal schemas share one compiled function: schema id → the names it is exported by.
  const names = new Map<string, string[]>();
  const ids = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const prepared = forAjv(schema);
    const text = JSON.stringify(prepared);
    const { $ref: reference } = prepared;
    const own = typeof reference === 'string' ? reference : `${name}Schema`;
    const id = ids.get(text) ?? own;
    if (!ajv.getSchema(id)) ajv.addSchema({ ...prepared, $id: id });
    ids.set(text, id);
    names.set(id, [...(names.get(id) ?? []), name]);
  }
  const first = Object.fromEntries([...names].map(([id, [name = id]]) => [name, id]));
  const aliases = [...names.values()].flatMap(([name, ...others]) =>
    others.map((other) => `export const ${other} = ${name};`),
  );
  // Ajv asks for its helpers in the CommonJS way even in ESM code.
  const compiled = Object.entries(OWN_FORMATS).reduce(
    (code, [format, { name }]) =>
      code.replaceAll(
        `require("ajv-formats/dist/formats").fullFormats["${format}"]`,
        `require("${JUDGES}").${name}`,
      ),
    standalone(ajv, first),
  );
  // Gathered one after the other: `concat` copies all that were found before, each time.
  const gathered = compiled.replaceAll(
    /vErrors === null \? (?<of>\w+)\.errors : vErrors\.concat\(\k<of>\.errors\)/gu,
    'gather(vErrors, $<of>.errors)',
  );
  const source = `${gathered}\n${GATHER}\n${aliases.join('\n')}`.replaceAll(
    /const (?<name>\w+) = require\("(?<from>[^"]+)"\)(?<path>[^;]*);/gu,
    'import * as $<name>Module from "$<from>.js"; const $<name> = $<name>Module$<path>;',
  );
  const bundled = await rolldown({
    input: 'validators',
    platform: 'neutral',
    plugins: [
      {
        name: 'generated-source',
        resolveId: (id) => {
          if (id === 'validators') return id;
          if (id === `${JUDGES}.js`) return join(import.meta.dirname, '../src/judges.ts');
          return id.startsWith('ajv') ? require.resolve(id) : null;
        },
        load: (id) => (id === 'validators' ? source : null),
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'esm', comments: false });
  await bundled.close();
  const code = output[0].code.replaceAll(
    // Region comments, and the notes by which Ajv's helpers say how to load themselves.
    /^(?:\/\/#(?:end)?region|\s*\w+\.code = ['"]require).*\n/gmu,
    '',
  );
  if (/\brequire\(|new Function|\beval\(/u.test(code)) {
    throw new Error('the validators still load or evaluate code at run time');
  }
  return `/* eslint-disable */\n${code}`;
}

const declarations = (names: readonly string[]) =>
  `import type { Validate } from '../src/field-errors.ts';\n\n${names
    .map((name) => `export declare const ${name}: Validate;\n`)
    .join('')}`;

/** A table operationId → part (or status) → validator, over the named exports of a file. */
const table = (
  constant: string,
  file: string,
  rows: readonly (readonly [string, [string, string][]])[],
) =>
  `import * as compiled from './${file}';\n\nexport const ${constant} = {\n${rows
    .map(
      ([operationId, entries]) =>
        `  ${operationId}: { ${entries.map(([key, name]) => `${key}: compiled.${name}`).join(', ')} },\n`,
    )
    .join('')}};\n`;

/** The compiled validators and their tables as file name → text. */
export async function validatorFiles(contract: Contract): Promise<Record<string, string>> {
  const operations = operationsOf(contract).map(({ operation }) => operation);
  const parameters: Schemas = {};
  const bodies: Schemas = {};
  const responses: Schemas = {};
  const headers: Schemas = {};
  const parameterRows: [string, [string, string][]][] = [];
  const responseRows: [string, [string, string][]][] = [];
  const headerRows: [string, [string, string][]][] = [];
  for (const operation of operations) {
    const { operationId } = operation;
    const { body, ...others } = partsOf(operation);
    const row: [string, [string, string][]] = [operationId, []];
    for (const [part, schema] of Object.entries(others)) {
      if (!schema) continue;
      parameters[`${operationId}${capital(part)}`] = schema;
      row[1].push([part, `${operationId}${capital(part)}`]);
    }
    parameterRows.push(row);
    if (body) bodies[`${operationId}Body`] = body;
    const byStatus: [string, string][] = [];
    const headersByStatus: [string, string][] = [];
    for (const [status, response] of Object.entries(operation.responses)) {
      headers[`${operationId}${status}`] = headersSchema(response);
      headersByStatus.push([status, `${operationId}${status}`]);
      const schema = jsonOf(response.content);
      if (!schema) continue;
      responses[`${operationId}${status}`] = schema;
      byStatus.push([status, `${operationId}${status}`]);
    }
    responseRows.push([operationId, byStatus]);
    headerRows.push([operationId, headersByStatus]);
  }
  const bodyRows = Object.keys(bodies).map(
    (name) => [name.replace(/Body$/u, ''), [['body', name]]] as [string, [string, string][]],
  );
  return {
    'body-validators.js': await compile(contract, bodies, false),
    'body-validators.d.ts': declarations(Object.keys(bodies)),
    'body-table.ts': table('bodyValidators', 'body-validators.js', bodyRows),
    'parameter-validators.js': await compile(contract, parameters, true),
    'parameter-validators.d.ts': declarations(Object.keys(parameters)),
    'parameter-table.ts': table('parameterValidators', 'parameter-validators.js', parameterRows),
    'response-validators.js': await compile(contract, responses, false),
    'response-validators.d.ts': declarations(Object.keys(responses)),
    'response-table.ts': table('responseValidators', 'response-validators.js', responseRows),
    'header-validators.js': await compile(contract, headers, true),
    'header-validators.d.ts': declarations(Object.keys(headers)),
    'archive-validators.js': await compile(contract, archiveSchemas, false),
    'archive-validators.d.ts': declarations(Object.keys(archiveSchemas)),
    'header-table.ts': table('headerValidators', 'header-validators.js', headerRows),
  };
}
