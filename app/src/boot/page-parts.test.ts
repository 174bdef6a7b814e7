import { expect, test } from 'vitest';
import { partsOfPage } from './page-parts.ts';

const parts = {
  files: ['studio-1a.js', 'home-2b.js', 'desk-3c.js'],
  pages: { '/app/home': [0, 1], '/app/documents': [0], '/app/documents/*': [0, 2] },
};
const cookie = 'locale=fr; authToken=a';

test.each([
  ['/app/home', ['studio-1a.js', 'home-2b.js']],
  ['/app/documents/', ['studio-1a.js']],
  ['/app/documents/0b1c', ['studio-1a.js', 'desk-3c.js']],
  ['/app/documents/0b1c/more', []],
  ['/app/unknown', []],
  ['/toString', []],
])('%s is begun with its own scripts', (path, files) => {
  expect(partsOfPage(path, { cookie, parts })).toEqual(files);
});

test('a signed-out visitor gets no parts', () => {
  expect(partsOfPage('/app/home', { cookie: 'locale=fr', parts })).toEqual([]);
  expect(partsOfPage('/app/home', { cookie: 'refreshToken=b', parts })).not.toEqual([]);
});
