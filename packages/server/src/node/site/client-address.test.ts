import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the address of a client', () => {
  it.each([
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.9', 0, '10.0.0.1'],
    ['203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['203.0.113.9', 3, '203.0.113.9'],
    [undefined, 2, '10.0.0.1'],
    [' , ', 1, '10.0.0.1'],
    ['203.0.113.7:5001', 1, '203.0.113.7'],
    ['[2001:db8::1]:443', 1, '2001:db8::1'],
    ['[2001:db8::1]', 1, '2001:db8::1'],
    ['2001:db8::1', 1, '2001:db8::1'],
    ['unknown', 1, '10.0.0.1'],
    ['_hidden:80', 1, '10.0.0.1'],
    ['203.0.113.9, 1.2.3', 1, '10.0.0.1'],
  ])('of X-Forwarded-For %j, believing %i proxies, is %s', (forwarded, proxies, address) => {
    expect(clientAddress(forwarded, '10.0.0.1', proxies)).toBe(address);
  });
});
