import { expect, test } from 'vitest';
import type { Draft } from './changes.ts';
import { applyEdit, draftOf, takeBack, takeBatch } from './draft.ts';

const paragraph = (id: string) => ({
  id,
  position: id,
  type: 'paragraph' as const,
  content: [{ text: 'La mer', marks: [] }],
});
const replaced = applyEdit(draftOf({ inFlight: null, pending: {} }, []), {
  put: ['a', 'b', 'c'].map(paragraph),
  deletedIds: [],
  keepVersion: 'replacement',
});

// VERS-2
test('only the first batch of a replacement stores a version', () => {
  const first = takeBatch(replaced, 'one', 1);
  expect(first.inFlight?.keepVersion).toBe('replacement');
  expect(takeBatch({ ...first, inFlight: null }, 'two', 1).inFlight?.keepVersion).toBeUndefined();
});

// VERS-2
test('typing after a replacement still stores a version', () => {
  const typed = applyEdit(replaced, { put: [paragraph('a')], deletedIds: [] });
  expect(takeBatch(typed, 'one', 1).inFlight?.keepVersion).toBe('replacement');
});

// VERS-2
test('a batch taken back stores its version when sent again', () => {
  const again = takeBack(takeBatch(replaced, 'one'));
  expect(takeBatch(again, 'two').inFlight?.keepVersion).toBe('replacement');
});

/** Which of the batches store a version, until nothing waits. */
function storing(draft: Draft, limit: number): boolean[] {
  const next = takeBatch(draft, 'key', limit);
  const isStoring = next.inFlight?.keepVersion === 'replacement';
  if (Object.keys(next.pending).length === 0) return [isStoring];
  return [isStoring, ...storing({ ...next, inFlight: null }, limit)];
}

const written = ['a', 'b', 'c', 'd'].map((id) => Object.assign(paragraph(id), { version: 1 }));
const edited = (put: string[], deletedIds: string[]) =>
  applyEdit(draftOf({ inFlight: null, pending: {} }, written), {
    put: put.map(paragraph),
    deletedIds,
  });

// VERS-2
test.each([
  { put: [], deleted: ['a', 'b', 'c', 'd'], stores: [true, false, false, false] },
  { put: ['x', 'y'], deleted: ['a', 'b'], stores: [true, false, false, false] },
  { put: ['a', 'x'], deleted: [], stores: [false, false] },
  { put: [], deleted: ['a'], stores: [false] },
])('a deletion split into batches stores one version first', ({ put, deleted, stores }) => {
  expect(storing(edited(put, deleted), 1)).toEqual(stores);
});

// VERS-2
test('a later split deletion stores its own version', () => {
  const sent = takeBatch(edited([], ['a', 'b']), 'one', 1);
  const rest = takeBatch({ ...sent, inFlight: null }, 'two', 1);
  const later = applyEdit({ ...rest, inFlight: null }, { put: [], deletedIds: ['c', 'd'] });
  expect(storing(later, 1)).toEqual([true, false]);
});
