import { describe, expect, it } from 'vitest';
import { messageKeysBy } from '../generated/message-keys.ts';
import contract from '../generated/openapi.json' with { type: 'json' };

/** They describe a value, or say where its parts are judged; none can be broken by itself. */
const NEVER_BROKEN = new Set([
  '$ref',
  'anyOf',
  // What is in a zip is judged by those who read it.
  'contentMediaType',
  'contentSchema',
  'default',
  'description',
  'items',
  'oneOf',
  'properties',
]);

type Found = { where: string; keyword: string; value: unknown };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keywords whose value is a schema, or a list of schemas. */
const HOLDERS = new Set(['anyOf', 'oneOf', 'allOf', 'items', 'not', 'additionalProperties']);

/** Every keyword of a schema and of the schemas in it. */
function keywordsIn(schema: unknown, where: string): Found[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const inner =
      keyword === 'properties' && isObject(value)
        ? Object.entries(value).flatMap(([name, one]) => keywordsIn(one, `${where}.${name}`))
        : [];
    const held = HOLDERS.has(keyword)
      ? [value].flat().flatMap((one) => keywordsIn(one, `${where}/${keyword}`))
      : [];
    return [{ where, keyword, value }].concat(inner, held);
  });
}

/** The schemas of parameters, bodies and headers, wherever they stand below `part`. */
function schemasIn(part: unknown, where: string): Found[] {
  if (Array.isArray(part)) return part.flatMap((one) => schemasIn(one, where));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'examples') return [];
    return name === 'schema' ? keywordsIn(value, where) : schemasIn(value, `${where}/${name}`);
  });
}

const found = [
  ...schemasIn(contract.paths, 'paths'),
  ...Object.entries(contract.components.schemas).flatMap(([name, one]) => keywordsIn(one, name)),
];
const unmapped = (table: Record<string, string>, named: { where: string; name: string }[]) =>
  named.filter(({ name }) => !(name in table)).map(({ where, name }) => `${where}: ${name}`);

describe('the messages of validation', () => {
  // SERVER-39
  it('there is one for every keyword of the contract', () => {
    const known = { ...messageKeysBy.keywords, type: '', format: '' };
    const named = found
      .filter(({ keyword }) => !NEVER_BROKEN.has(keyword) && !keyword.startsWith('x-'))
      .map(({ where, keyword }) => ({ where, name: keyword }));
    expect(named.length).toBeGreaterThan(500);
    expect(unmapped(known, named)).toEqual([]);
  });

  it('there is one for every type and every format', () => {
    const named = (of: string) =>
      found
        .filter(({ keyword }) => keyword === of)
        .flatMap(({ where, value }) =>
          [value].flat().map((name) => ({ where, name: String(name) })),
        );
    const types = named('type').filter(({ name }) => name !== 'null');
    expect(unmapped(messageKeysBy.types, types)).toEqual([]);
    expect(unmapped(messageKeysBy.formats, named('format'))).toEqual([]);
  });

  it('none exists for what the contract does not use', () => {
    const used = new Set(found.map(({ keyword }) => keyword));
    const formats = new Set(
      found.filter(({ keyword }) => keyword === 'format').map(({ value }) => value),
    );
    expect(Object.keys(messageKeysBy.keywords).filter((name) => !used.has(name))).toEqual([]);
    expect(Object.keys(messageKeysBy.formats).filter((name) => !formats.has(name))).toEqual([]);
  });

  it('a complex pattern is a schema of its own', () => {
    const anonymous = found.filter(
      ({ where, keyword }) =>
        keyword === 'x-message-key' && !(where in contract.components.schemas),
    );
    expect(anonymous).toEqual([]);
  });

  // SERVER-40
  it('stand in the bundled contract, for programs and for people', () => {
    const { patterns: _, ...tables } = messageKeysBy;
    expect(contract['x-message-keys-by']).toEqual(tables);
    for (const [name, key] of Object.values(tables).flatMap((table) => Object.entries(table))) {
      expect(contract.info.description).toMatch(
        new RegExp(`\\| .*\`${name}\` \\| \`${key}\` \\|`, 'u'),
      );
    }
  });
});
