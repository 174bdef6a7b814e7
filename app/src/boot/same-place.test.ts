import { expect, test } from 'vitest';
import { withSamePlace } from './same-place.ts';

// PAGE-4
test.each([
  ['?utm_source=x', '#waitlist', 'https://desk.example/en?utm_source=x#waitlist'],
  ['?tag=m%C3%A9thode&q=a+b', '', 'https://desk.example/en?q=a+b'],
  ['?tag=dialogue', '', 'https://desk.example/en'],
  ['', '', 'https://desk.example/en'],
])('the other language’s page keeps %s%s', (search, hash, address) => {
  expect(withSamePlace('https://desk.example/en', { search, hash })).toBe(address);
  // Pressed twice.
  expect(withSamePlace(address, { search, hash })).toBe(address);
});
