import { describe, expect, it } from 'vitest';
import { patternKeysOf } from '../scripts/message-keys.ts';

const contractOf = (schemas: Record<string, Record<string, unknown>>) => ({
  paths: {},
  components: { schemas },
});

describe('the message keys of patterns', () => {
  it('are those beside them', () => {
    const date = { type: 'string', pattern: '^[1-9]', 'x-message-key': 'validation.date' };
    const contract = contractOf({ Date: date, Day: date, Name: { type: 'string', pattern: 'a' } });
    expect(patternKeysOf(contract)).toEqual({ '^[1-9]': 'validation.date' });
  });

  it('cannot be two for one pattern', () => {
    const contract = contractOf({
      Date: { pattern: '^[1-9]', 'x-message-key': 'validation.date' },
      Number: { pattern: '^[1-9]', 'x-message-key': 'validation.number' },
    });
    expect(() => patternKeysOf(contract)).toThrow('Number: ^[1-9]');
  });

  it.each([
    { type: 'object', properties: { day: { pattern: 'a', 'x-message-key': 'validation.date' } } },
    { type: 'string', 'x-message-key': 'validation.date' },
  ])('are not lost anywhere else: %j', (schema) => {
    expect(() => patternKeysOf(contractOf({ Day: schema }))).toThrow('Day');
  });
});
