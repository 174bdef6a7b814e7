import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { readSitePath } from './site-path.ts';

test.each([
  ['/faq/index.html', '/faq'],
  ['/index.html', '/'],
  ['//faq', '/faq'],
  ['/en///Faq/', '/en/Faq/'],
  ['/fr', '/'],
  ['/FR/Faq/', '/faq'],
  ['/fr/articles/feed.xml', '/articles/feed.xml'],
])('%s is another path of %s', (asked, to) => {
  expect(readAddress(asked)).toEqual({ kind: 'move', to });
});

test.each([
  ['/icon.svg', false, 'fr'],
  ['/en/Articles/feed.xml', false, 'en'],
  ['/assets/app-1a2b.js', true, 'fr'],
  ['/assets/nothing', true, 'fr'],
])('%s is a file; named by content: %s', (asked, isHashed, language) => {
  expect(readAddress(asked)).toEqual({ kind: 'file', isHashed, language });
});

test.each(['/', '/en', '/FAQ/', '/french', '/app/documents/42', '/articles/la-premiere-page'])(
  '%s is a page, if there is one',
  (asked) => {
    expect(readAddress(asked)).toEqual({ kind: 'page', path: readSitePath(asked) });
  },
);

test('a moved page is in the table, both languages', () => {
  for (const asked of ['/blog', '/en/Blog/']) {
    expect(readAddress(asked)).toMatchObject({ kind: 'moved', redirect: { to: '/articles' } });
  }
});

test.each([
  ['/%', 'fr'],
  ['/faq%2F', 'fr'],
  ['/en/faq%2f', 'en'],
  ['/%5Cevil.example', 'fr'],
  ['/.well-known/nothing', 'fr'],
  ['//%2f/index.html', 'fr'],
])('%s names nothing, reported in %s', (asked, language) => {
  expect(readAddress(asked)).toEqual({ kind: 'missing', language });
});
