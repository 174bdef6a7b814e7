import { describe, expect, it } from 'vitest';
import { createRequestKeys } from './request-keys.ts';

describe('the key of a request', () => {
  const made = () => {
    let count = 0;
    return createRequestKeys(() => `key ${++count}`);
  };

  it('is the same for the same request, and another for one that was changed', () => {
    const keys = made();
    expect(keys.keyOf({ email: 'a@b.fr' })).toBe('key 1');
    expect(keys.keyOf({ email: 'a@b.fr' })).toBe('key 1');
    expect(keys.keyOf({ email: 'c@d.fr' })).toBe('key 2');
  });

  it('is another once the request has succeeded', () => {
    const keys = made();
    keys.keyOf({ text: 'Again' });
    keys.forget();
    expect(keys.keyOf({ text: 'Again' })).toBe('key 2');
  });
});
