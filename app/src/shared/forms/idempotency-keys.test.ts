import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

describe('the idempotency key of a request', () => {
  const made = () => {
    let count = 0;
    return createIdempotencyKeys(() => `key ${++count}`);
  };

  // SITE-25
  it('equal requests share a key, changed ones do not', () => {
    const keys = made();
    expect(keys.of({ email: 'a@b.fr' })).toBe('key 1');
    expect(keys.of({ email: 'a@b.fr' })).toBe('key 1');
    expect(keys.of({ email: 'c@d.fr' })).toBe('key 2');
    expect(keys.of({ email: 'a@b.fr' })).toBe('key 1');
  });

  it('is another once the request has succeeded', () => {
    const keys = made();
    keys.of({ text: 'Again' });
    keys.forget();
    expect(keys.of({ text: 'Again' })).toBe('key 2');
  });
});
