import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

// PAGE-2
it.each([
  ['http:', 'locale=fr; path=/; max-age=31536000; samesite=lax'],
  ['https:', 'locale=fr; path=/; max-age=31536000; samesite=lax; secure'],
])('the chosen language lasts 365 days, over %s as %s', (protocol, cookie) => {
  expect(localeCookie('fr', { protocol })).toBe(cookie);
});
