import { expect, test } from 'vitest';
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

// VERS-2
test('a deletion of more than one batch stores a version first', () => {
  const written = ['a', 'b', 'c'].map((id) => Object.assign(paragraph(id), { version: 1 }));
  const large = applyEdit(draftOf({ inFlight: null, pending: {} }, written), {
    put: [],
    deletedIds: ['a', 'b', 'c'],
  });
  expect(takeBatch(large, 'one', 2).inFlight?.keepVersion).toBe('replacement');
  expect(takeBatch(large, 'one', 3).inFlight?.keepVersion).toBeUndefined();
});
