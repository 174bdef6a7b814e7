import { describe, expect, it } from 'vitest';
import contract from '../generated/openapi.json' with { type: 'json' };

type Header = { required?: boolean; schema: Record<string, unknown> };
type Operation = {
  operationId: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: object;
  responses: Record<string, { headers: Record<string, Header>; content?: Record<string, object> }>;
};
const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(contract.paths));
type Schema = {
  format?: string;
  pattern?: string;
  enum?: string[];
  'x-enumDescriptions'?: Record<string, string>;
  required?: string[];
  properties?: Record<
    string,
    { format?: string; type?: string | string[]; minLength?: number; $ref?: string }
  >;
};
const schemas: Record<string, Schema> = JSON.parse(JSON.stringify(contract.components.schemas));
const all = Object.values(paths).flatMap((methods) => Object.values(methods));
const answers = all.flatMap(({ operationId, responses }) =>
  Object.entries(responses).map(([status, { headers, content }]) => ({
    name: `${operationId} ${status}`,
    status,
    headers,
    types: Object.keys(content ?? {}),
  })),
);

/** The operations that a rule is broken by. */
const without = (status: string, header: string, allowed: readonly string[] = []): string[] =>
  answers
    .filter((answer) => answer.status === status && !answer.headers[header]?.required)
    .map(({ name }) => name)
    .filter((name) => !allowed.includes(name));
const takes = ({ parameters = [] }: Pick<Operation, 'parameters'>, header: string) =>
  parameters.some((one) => one.in === 'header' && one.name === header);
const named = (broken: { operationId: string }[]) => broken.map(({ operationId }) => operationId);

describe('the same everywhere in the contract', () => {
  // KIT-74
  it('every response has a date, a cache rule and JSON or an archive', () => {
    for (const { name, status, headers, types } of answers) {
      expect([name, headers['Cache-Control']?.required]).toEqual([name, true]);
      expect([name, headers['Date']?.required]).toEqual([name, true]);
      const success = name === 'archiveAccount 200' ? 'application/zip' : 'application/json';
      const type = Number(status) < 400 ? success : 'application/problem+json';
      expect([name, types.filter((one) => one !== type)]).toEqual([name, []]);
    }
  });

  it('401 says how to authenticate, 429 when to retry', () => {
    expect(without('401', 'WWW-Authenticate')).toEqual([]);
    expect(without('429', 'Retry-After')).toEqual([]);
  });

  it('a 201 has the new resource’s address, if readable', () => {
    const cannotBeRead = [
      'acceptInvitation 201',
      'askQuestion 201',
      'createInvitation 201',
      'joinWaitlist 201',
      'suggestFeature 201',
    ];
    expect(without('201', 'Location', cannotBeRead)).toEqual([]);
  });

  it('operations with a version have 412, no others', () => {
    const unequal = all.filter((one) => takes(one, 'If-Match') !== '412' in one.responses);
    expect(named(unequal)).toEqual([]);
    const silent = all.filter(
      (one) =>
        takes(one, 'If-Match') && one.responses['200'] && !one.responses['200'].headers['ETag'],
    );
    expect(named(silent)).toEqual([]);
  });

  it('operations with a token have 401 and 403', () => {
    const open = new Set(['signInWithGoogle', 'refreshAccessToken']);
    const unequal = all
      .filter(({ operationId }) => !open.has(operationId))
      .filter(({ security, responses }) => {
        const asks = !security || security.length > 1;
        return asks !== '401' in responses || asks !== '403' in responses;
      });
    expect(named(unequal)).toEqual([]);
  });

  it('operations with a body list its errors', () => {
    for (const status of ['400', '413', '415', '422']) {
      const silent = all.filter(({ requestBody, responses }) => requestBody && !responses[status]);
      expect([status, named(silent)]).toEqual([status, []]);
    }
  });

  it('an id’s pattern has the form of a UUID', () => {
    const pattern = new RegExp(schemas['Id']?.pattern ?? '', 'u');
    expect(pattern.test('1a2b3c4d-5e6f-4a7b-8C9D-0e1f2a3b4c05')).toBe(true);
    for (const other of ['-'.repeat(36), 'urn:uuid:1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05']) {
      expect([other, pattern.test(other)]).toEqual([other, false]);
    }
  });

  it.each(['ProblemMessageKey', 'FieldMessageKey'])('every %s says what it means', (name) => {
    const { enum: keys, 'x-enumDescriptions': meanings } = schemas[name] ?? {};
    expect(keys).not.toEqual([]);
    expect(Object.keys(meanings ?? {})).toEqual(keys);
  });

  it('zones, days and ids are the same in every schema', () => {
    const wanted: Record<string, string> = {
      timeZone: '#/components/schemas/TimeZone',
      localDate: '#/components/schemas/LocalDate',
    };
    const broken: string[] = [];
    for (const [name, { properties = {}, format }] of Object.entries(schemas)) {
      if ((format === 'uuid' && name !== 'Id') || (format === 'date' && name !== 'LocalDate')) {
        broken.push(name);
      }
      for (const [property, schema] of Object.entries(properties)) {
        const isOther = property in wanted && schema.$ref !== wanted[property];
        if (isOther || ['uuid', 'date'].includes(schema.format ?? '')) {
          broken.push(`${name}.${property}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it.each([
    ['Document', 'DocumentSummary', ['paragraphs'], []],
    ['ListedDocument', 'DocumentSummary', [], ['passage']],
    ['PublishedSession', 'PublishedSessionSummary', ['comment', 'sections'], []],
    ['Objectives', 'ObjectiveWeek', ['streak', 'version'], []],
  ])('%s is %s and more', (whole, part, more, sometimes) => {
    const { properties, required } = schemas[whole] ?? {};
    const { properties: shared = {}, required: needed = [] } = schemas[part] ?? {};
    expect(new Set(required)).toEqual(new Set([...needed, ...more]));
    expect(Object.keys(properties ?? {}).toSorted()).toEqual(
      [...Object.keys(shared), ...more, ...sometimes].toSorted(),
    );
    expect(properties).toMatchObject(shared);
  });

  // KIT-65
  it('a nullable text of a response is never empty', () => {
    const isText = ({ type, format }: { type?: string | string[]; format?: string }) =>
      type?.includes('string') && type.includes('null') && format === undefined;
    const broken = Object.entries(schemas)
      .filter(([name]) => !name.endsWith('Request'))
      .flatMap(([name, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([, schema]) => isText(schema) && !('enum' in schema) && schema.minLength !== 1)
          .map(([property]) => `${name}.${property}`),
      );
    expect(broken).toEqual([]);
  });

  // KIT-7
  it('each rule of the kit is in the introduction', () => {
    const lines = contract.info.description.split('\n');
    const unsaid = Object.values(contract['x-rules']).filter(
      (rule) => !lines.includes(`- ${rule}`),
    );
    expect(unsaid).toEqual([]);
    expect(contract.info.description).not.toContain('{rules}');
  });

  // KIT-65
  it('every parameter says what it is', () => {
    const silent = all.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ description = '' }) => description === '')
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('a list is asked for by cursor and limit', () => {
    const lists = all.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'cursor' || name === 'limit'),
    );
    expect(lists.length).toBeGreaterThan(8);
    const halves = lists.filter(
      ({ parameters = [] }) =>
        !['cursor', 'limit'].every((name) => parameters.some((one) => one.name === name)),
    );
    expect(named(halves)).toEqual([]);
  });
});
