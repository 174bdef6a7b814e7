import { expect, test } from 'vitest';
import { documentFilterIn } from './document-filter-in.ts';
import { documentSearchIn } from './document-search-in.ts';

const filterIn = (search: Record<string, unknown>) => documentFilterIn(documentSearchIn(search));

// DOC-12
test('an address keeps only the documents’ filter', () => {
  const projectId = '0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01';
  const address = { search: ' mer ', projectId, utm_source: 'lettre', cursor: 'x' };
  expect(filterIn(address)).toEqual({ search: 'mer', projectId });
  expect(filterIn({ search: ' ', projectId: ['a'] })).toEqual({});
});

// DOC-12
test.each(['', 'x'])('“%s” is no project, and the list is whole', (projectId) => {
  expect(filterIn({ search: 'mer', projectId })).toEqual({ search: 'mer' });
});
