import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { messageKeysBy } from '../../contracts/generated/message-keys.ts';
import { fieldMessages, type FieldKind } from './field-messages.ts';
import { waivers } from './waivers.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** As much of a schema of the contract as is read here. */
type Schema = {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  format?: string;
};

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };

const contract: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  read('contracts/generated/openapi.json'),
);

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  let found: unknown = contract;
  for (const key of schema.$ref.slice(2).split('/')) found = Reflect.get(Object(found), key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where the contract refers to a schema, there is one
  return resolved(found as Schema);
}

const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema) =>
  [...allOf, ...anyOf, ...oneOf].map(resolved);

/** The messages of what a schema asks of a value. */
function messagesOf(schema: Schema): string[] {
  const { keywords, formats, patterns } = messageKeysBy;
  const own = Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (keyword === 'required' || keyword === 'additionalProperties') return [];
    if (keyword === 'format') return (typeof value === 'string' && formats[value]) || [];
    const ofPattern = keyword === 'pattern' && typeof value === 'string' && patterns[value];
    return ofPattern || keywords[keyword] || [];
  });
  const below = schema.items === undefined ? [] : [resolved(schema.items)];
  return [...own, ...[...partsOf(schema), ...below].flatMap(messagesOf)];
}

/** The messages of each property of what a form sends, by its name. */
function messagesByName(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set<Schema>();
  const walk = (schema: Schema) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, given] of Object.entries(schema.properties ?? {})) {
      const property = resolved(given);
      const all = found.get(name) ?? new Set<string>();
      if (schema.required?.includes(name)) all.add('validation.required');
      for (const message of messagesOf(property)) all.add(message);
      found.set(name, all);
      walk(property);
    }
    for (const part of partsOf(schema)) walk(part);
    if (schema.items !== undefined) walk(resolved(schema.items));
  };
  for (const { requestBody } of Object.values(contract.paths).flatMap(Object.values<Operation>)) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) walk(resolved(schema));
  }
  return found;
}

/** The names of the form fields of each kind, in the app's sources. */
function namesByKind(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const field = /<(?<kind>[A-Z]\w+)\b[^>]*?\bname="(?<name>\w+)"/gu;
  const files = globSync('app/src/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.stories.tsx') && !file.endsWith('.test.tsx'),
  );
  for (const file of files) {
    for (const { groups: { kind = '', name = '' } = {} } of read(file).matchAll(field)) {
      found.set(kind, (found.get(kind) ?? new Set()).add(name));
    }
  }
  return found;
}

/** What is chosen has no length: it is one of a list. */
const isOfTypedText = (message: string) => message.startsWith('validation.text');

const chosen = new Set(['Select', 'ComboBox', 'RadioGroup', 'CheckboxGroup']);

/** Refused by a rule that no schema says: the end of a period. */
const byRule = new Map<FieldKind, readonly string[]>([
  ['DatePicker', ['validation.rangeReversed']],
]);

test.each(Object.entries(fieldMessages))(
  '%s has each message of the contract',
  (name, messages) => {
    const kind = Object.keys(fieldMessages).find((each): each is FieldKind => each === name);
    const byName = messagesByName();
    const fromContract = [...(namesByKind().get(name) ?? [])]
      .flatMap((field) => Array.from(byName.get(field) ?? []))
      .filter((message) => !(chosen.has(name) && isOfTypedText(message)))
      .filter((message) => !(`message:${message}` in waivers));
    const all = new Set(fromContract.concat((kind && byRule.get(kind)) ?? []));
    expect(all).toEqual(new Set(messages.map((key) => `validation.${key}`)));
  },
);
