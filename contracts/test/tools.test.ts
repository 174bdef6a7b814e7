import { describe, expect, it } from 'vitest';
import { rateLimits } from '@ecritoire/contracts/rate-limits';
import { headerValidators } from '../generated/header-table.ts';
import contract from '../generated/openapi.json' with { type: 'json' };
import { validate, type Validate } from '../src/validators.ts';

type Header = {
  required?: boolean;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
};
type Operation = {
  operationId: string;
  description?: string;
  security?: object[];
  responses: Record<string, { headers: Record<string, Header> }>;
};
const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(contract.paths));
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const validators: Record<string, Partial<Record<string, Validate>>> = headerValidators;

/** Each pattern with its place. */
function patternsIn(part: unknown, place = '#'): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === 'pattern' && typeof value === 'string'
      ? [[`${place}/${key}`, value] as [string, string]]
      : patternsIn(value, `${place}/${key}`),
  );
}

/** What test tools and mock servers of others need of the contract. */
describe('for the tools of others', () => {
  // SERVER-42
  it('every operation has a description', () => {
    const silent = operations.filter(({ description = '' }) => description.length < 20);
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  // SERVER-42
  it('every required header has a valid example', () => {
    for (const { operationId, responses } of operations) {
      for (const [status, { headers }] of Object.entries(responses)) {
        const examples = Object.entries(headers).map(
          ([name, { example, examples: named = {} }]) => {
            const [first] = Object.values(named);
            return [name.toLowerCase(), String(first?.value ?? example)];
          },
        );
        const validator = validators[operationId]?.[status];
        const errors = validator ? validate(validator, Object.fromEntries(examples)) : ['unknown'];
        expect([operationId, status, errors]).toEqual([operationId, status, []]);
      }
    }
  });

  // SERVER-42
  it('every option of an object names its properties', () => {
    const { anyOf, properties } = contract.components.schemas.UpdateProfileRequest;
    for (const option of anyOf) {
      expect(Object.keys(option.properties)).toEqual(Object.keys(properties));
    }
  });

  // SERVER-42
  it('no pattern begins with a slash', () => {
    const patterns = patternsIn(contract);
    expect(patterns.length).toBeGreaterThan(50);
    expect(patterns.filter(([, pattern]) => /^\^?(?:\(\?:)?\//u.test(pattern))).toEqual([]);
  });

  // SERVER-42
  it('a title needs a visible character, per Unicode', () => {
    const seen = new RegExp(contract.components.schemas.DocumentTitle.pattern, 'u');
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const isSeen = !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character);
      if (seen.test(character) !== isSeen) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  // SERVER-43
  it('rate limits are as the introduction says', () => {
    const introduction = contract.info.description.replaceAll(/\s+/gu, ' ');
    const minute = /At most (?<requests>\d+) calls a minute .*? for each of (?<names>[^,]*),/u.exec(
      introduction,
    );
    const tenMinutes = /and (?<requests>\d+) in ten minutes for each of (?<names>[^;]*);/u.exec(
      introduction,
    );
    const limitsOf = (found: RegExpExecArray | null, seconds: number) =>
      [...(found?.groups?.['names'] ?? '').matchAll(/`(\w+)`/gu)].map(([, name = '']) => [
        name,
        { requests: Number(found?.groups?.['requests']), seconds, per: 'address' },
      ]);
    const all = [...limitsOf(minute, 60), ...limitsOf(tenMinutes, 600)];
    expect(Object.fromEntries(all)).toEqual(rateLimits);
  });
});
