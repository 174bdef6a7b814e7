import { expect, test } from 'vitest';
import { documentFilterIn } from './document-filter-in.ts';

test('an address keeps what a list of documents is found by, and nothing else', () => {
  const projectId = '0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01';
  const address = { search: ' mer ', projectId, utm_source: 'lettre', cursor: 'x' };
  expect(documentFilterIn(address)).toEqual({ search: 'mer', projectId });
  expect(documentFilterIn({ search: ' ', projectId: ['a'] })).toEqual({});
});
