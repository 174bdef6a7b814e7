import { describe, expect, it } from 'vitest';
import { troubleOf } from './trouble.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('trouble of the database', () => {
  // SERVER-16
  it.each([
    '08006',
    '57P01',
    '57P03',
    '53300',
    '25006',
    '55000',
    '57014',
    'ECONNREFUSED',
    'ECONNRESET',
  ])('is that it is unavailable: %s', (code) => {
    expect(troubleOf(new Error('Failed query', { cause: coded(code) }))).toBe('unavailable');
  });

  // SERVER-18
  it.each(['53100', 'ENOSPC'])('is that its disk is full: %s', (code) => {
    expect(troubleOf(coded(code))).toBe('full');
  });

  // SERVER-16
  it('is a pool without a free connection', () => {
    expect(troubleOf(new Error('timeout exceeded when trying to connect'))).toBe('unavailable');
  });

  it('is a host of several addresses, none of which answers', () => {
    expect(troubleOf(new AggregateError([coded('ECONNREFUSED')]))).toBe('unavailable');
  });

  it.each([coded('23505'), new Error('timeout'), 'ECONNRESET', null])(
    'is none of the product’s own errors: %s',
    (error) => {
      expect(troubleOf(error)).toBeUndefined();
    },
  );
});
