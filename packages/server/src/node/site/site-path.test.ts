import { expect, test } from 'vitest';
import { addressOfMoved, readSitePath } from './site-path.ts';

// PAGE-15
test.each([
  ['/blog', '/articles', '', '/articles'],
  ['/en/blog', '/articles', '', '/en/articles'],
  ['/en/blog', '/articles', '?q=a', '/en/articles?q=a'],
  ['/blog', '/articles#last', '?q=a', '/articles?q=a#last'],
  ['/blog', '/articles?tag=voix', '?q=a', '/articles?tag=voix'],
  ['/en/blog', 'https://press.example.org/blog', '', 'https://press.example.org/blog'],
  ['/en/blog', '//press.example.org/blog', '', '//press.example.org/blog'],
])('%s, moved to %s, with %j, redirects to %s', (asked, to, search, address) => {
  const path = readSitePath(asked);
  expect(path && addressOfMoved(to, path, search)).toBe(address);
});
