import type { Document, SavedParagraphs } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { recall, remember, rememberSaved } from './known-documents.ts';

const owner = { userId: 'u1', documentId: 'd1' };
const paragraph = (id: string, text: string) => ({
  id,
  position: id,
  type: 'paragraph' as const,
  content: [{ text, marks: [] }],
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a document as is looked at
const document = {
  paragraphs: [
    { ...paragraph('a', 'Il pleut.'), version: 1 },
    { ...paragraph('b', 'Il vente.'), version: 1 },
  ],
} as unknown as Document;

test('what is kept of a document follows each save, whichever page it went from', () => {
  remember(owner, document);
  const put = { operation: 'put', parentVersion: 1, ...paragraph('a', 'Il neige.') } as const;
  const changes = [put, { operation: 'delete', id: 'b', parentVersion: 1 } as const];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an answer as is looked at
  const answer = { words: 2, paragraphs: [{ id: 'a', version: 2 }] } as SavedParagraphs;
  rememberSaved(owner, { key: 'k', changes }, answer);
  expect(recall(owner)?.paragraphs).toMatchObject([{ ...paragraph('a', 'Il neige.'), version: 2 }]);
});

test('no more than five documents are kept, and each for its own writer', () => {
  for (let index = 0; index < 6; index += 1) {
    remember({ userId: 'u2', documentId: `d${index}` }, document);
  }
  expect(recall({ userId: 'u2', documentId: 'd0' })).toBeNull();
  expect(recall({ userId: 'u2', documentId: 'd5' })).toBe(document);
  expect(recall({ userId: 'u3', documentId: 'd5' })).toBeNull();
});
