import type { Document, SavedParagraphs } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

const paragraph = (id: string, text: string) => ({
  id,
  position: id,
  type: 'paragraph' as const,
  content: [{ text, marks: [] }],
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a document as is looked at
const document = {
  id: 'd1',
  paragraphs: [
    { ...paragraph('a', 'Il pleut.'), version: 1 },
    { ...paragraph('b', 'Il vente.'), version: 1 },
  ],
} as unknown as Document;

test('a cached document follows each save', () => {
  const cache = createDocumentCache();
  cache.set(document);
  const put = { operation: 'put', parentVersion: 1, ...paragraph('a', 'Il neige.') } as const;
  const changes = [put, { operation: 'delete', id: 'b', parentVersion: 1 } as const];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a response as is read
  const response = { words: 2, paragraphs: [{ id: 'a', version: 2 }] } as SavedParagraphs;
  cache.applySaved('d1', { key: 'k', changes }, response);
  expect(cache.get('d1')?.paragraphs).toMatchObject([
    { ...paragraph('a', 'Il neige.'), version: 2 },
  ]);
});

test('the cache holds five documents', () => {
  const cache = createDocumentCache();
  for (let index = 0; index < 6; index += 1) cache.set({ ...document, id: `d${index}` });
  expect(cache.get('d0')).toBeNull();
  expect(cache.get('d5')).toMatchObject({ id: 'd5' });
});
