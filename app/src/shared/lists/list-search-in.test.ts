import { expect, test } from 'vitest';
import { listSearchIn } from './list-search-in.ts';

// DOC-40
test('an address names a search and an order', () => {
  expect(listSearchIn({ search: '  le vent ', sort: 'words' }, 200)).toEqual({
    search: 'le vent',
    sort: 'words',
  });
});

// DOC-40
test('what means nothing in an address is left out', () => {
  expect(listSearchIn({ search: '  ', sort: 'size' }, 200)).toEqual({});
  expect(listSearchIn({ search: 'abc', sort: 3 }, 2)).toEqual({ search: 'ab' });
});
