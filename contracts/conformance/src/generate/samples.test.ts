import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { arbitraryOf } from './arbitraries.ts';
import { breakagesOf } from './breakages.ts';
import { samplesOf, typicalOf, type Making } from './samples.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

function makingOf(schema: Schema, bindings: Making['bindings'] = {}): Making {
  const document = { openapi: '3.1.0', paths: {}, components: { schemas: { Subject: schema } } };
  return {
    contract: createContract(document, JSON.stringify(document), 'test.json'),
    seed: 1,
    bindings,
    fits: (one, value) => ajv.validate(one, value),
  };
}

const valuesOf = (schema: Schema, bindings?: Making['bindings']) =>
  samplesOf(schema, makingOf(schema, bindings)).map(({ value }) => value);

const schemas: Record<string, Schema> = {
  'a pattern with lengths': {
    type: 'string',
    minLength: 3,
    maxLength: 12,
    pattern: String.raw`\S[\s\S]+\S`,
  },
  'an anchored pattern': { type: 'string', pattern: '^[0-9A-Za-z]+$', minLength: 1, maxLength: 10 },
  'an e-mail': { type: 'string', maxLength: 320, pattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$` },
  'a version in quotes': { type: 'string', pattern: '^(?:"[1-9][0-9]{0,9}"|\\*)$' },
  'a uuid': { type: 'string', format: 'uuid', pattern: '^[0-9a-fA-F-]{36}$' },
  'a date-time or null': { type: ['string', 'null'], format: 'date-time' },
  'a whole number': { type: 'integer', minimum: 1, maximum: 100 },
  'a list': {
    type: 'array',
    minItems: 1,
    maxItems: 4,
    uniqueItems: true,
    items: { enum: ['a', 'b'] },
  },
  'a union': {
    oneOf: [
      {
        type: 'object',
        required: ['a'],
        properties: { a: { const: 1 } },
        additionalProperties: false,
      },
      { type: 'null' },
    ],
  },
  'one of two needed': {
    type: 'object',
    additionalProperties: false,
    anyOf: [{ required: ['bio'] }, { required: ['language'] }],
    properties: {
      bio: { type: ['string', 'null'], maxLength: 5 },
      language: { enum: ['fr', 'en'] },
    },
  },
  'an object in a list': {
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' }, n: { type: 'number', minimum: 0 } },
    },
  },
};

describe('values made from a schema', () => {
  it.each(Object.entries(schemas))(
    '%s: the typical one fits, and so do most others',
    (_, schema) => {
      const validate = ajv.compile(schema);
      expect(validate(typicalOf(schema, makingOf(schema)))).toBe(true);
      expect(valuesOf(schema).filter((value) => validate(value)).length).toBeGreaterThan(0);
    },
  );

  it.each(Object.entries(schemas))('%s: what fast-check makes fits', (_, schema) => {
    const validate = ajv.compile(schema);
    const made = fc.sample(arbitraryOf(schema, makingOf(schema)), { numRuns: 50, seed: 3 });
    expect(made.filter((value) => validate(value)).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(schemas))('%s: each rule is broken at least once', (_, schema) => {
    const validate = ajv.compile(schema);
    const making = makingOf(schema);
    const broken = valuesOf(schema).flatMap((value) => breakagesOf(schema, value, making));
    expect(broken.filter(({ value }) => !validate(value)).length).toBeGreaterThan(0);
  });

  it('ignore the empty properties of an option', () => {
    const schema = schemas['one of two needed'] ?? {};
    const properties = { bio: {}, language: {} };
    const named = { ...schema, anyOf: schema.anyOf?.map((one) => ({ properties, ...one })) ?? [] };
    expect(valuesOf(named)).toEqual(valuesOf(schema));
  });

  it('saturate an object with each member alone and omitted', () => {
    const schema: Schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { enum: [1, 2] }, b: { type: ['boolean', 'null'] } },
    };
    expect(valuesOf(schema)).toEqual(
      expect.arrayContaining([
        { a: 1, b: true },
        { a: 1 },
        { a: 2, b: true },
        { a: 1, b: false },
        { a: 1, b: null },
      ]),
    );
  });

  it('count characters as code points at the longest', () => {
    const schema: Schema = { type: 'string', maxLength: 3 };
    expect(valuesOf(schema)).toContain('𝔈𝔈𝔈');
  });

  it('take what only a server can give from the bindings', () => {
    const schema: Schema = {
      type: 'object',
      properties: { projectId: { type: 'string', format: 'uuid' } },
    };
    expect(valuesOf(schema, { projectId: 'the-one' })[0]).toEqual({ projectId: 'the-one' });
  });

  it('give lists of objects ids of their own', () => {
    const full = valuesOf(schemas['an object in a list'] ?? {}).find(
      (value) => Array.isArray(value) && value.length === 3,
    );
    expect(new Set(JSON.stringify(full).match(/[0-9a-f-]{36}/gu)).size).toBe(3);
  });
});

describe('a broken value', () => {
  it('has one thing wrong, names its field and its rule', () => {
    const schema: Schema = {
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', items: { type: 'string', maxLength: 2 } } },
    };
    const broken = breakagesOf(schema, { items: ['ab'] }, makingOf(schema));
    expect(broken.find(({ pointer }) => pointer.endsWith('/maxLength'))).toMatchObject({
      value: { items: ['aaa'] },
      path: ['items', '0'],
    });
    expect(broken.find(({ pointer }) => pointer.endsWith('/required'))).toMatchObject({
      value: {},
      path: ['items'],
    });
  });
});
