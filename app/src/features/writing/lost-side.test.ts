import { expect, test } from 'vitest';
import { lostSide, type ConflictDraft } from './lost-side.ts';

const paragraph = (id: string, text: string) => ({
  id,
  position: `a-${id}`,
  type: 'paragraph' as const,
  content: [{ text, marks: [] }],
});
const base = { ...paragraph('p1', 'la mer'), version: 1 };
const theirs = [
  { ...paragraph('p1', 'la mer monte'), version: 2 },
  { ...paragraph('p2', 'vite'), version: 1 },
];
const put = { operation: 'put' as const, ...paragraph('p1', 'la mer descend'), parentVersion: 1 };
const draft = (parts: {
  theirs?: ConflictDraft['conflicts'][number]['theirs'];
  mine?: ConflictDraft['pending'][string];
}): ConflictDraft => ({
  conflicts: [{ id: 'c1', ids: ['p1', 'p2'], base: [base], theirs: parts.theirs ?? theirs }],
  pending: { p1: parts.mine ?? put },
});

// SAVE-57
test('SAVE-57 the server’s side is its text as it is', () => {
  expect(lostSide(draft({}), 'c1', 'mine')).toEqual([{ reason: 'conflict' }]);
});

// SAVE-57
test('the side written here is what differs from the server', () => {
  expect(lostSide(draft({}), 'c1', 'theirs')).toEqual([
    {
      reason: 'conflict',
      changes: [
        { ...put, parentVersion: 2 },
        { operation: 'delete', id: 'p2', parentVersion: 1 },
      ],
    },
  ]);
});

// SAVE-57
test('a long side is several versions', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    ...paragraph(`q${index}`, 'mot'),
    version: 1,
  }));
  const sizes = lostSide(draft({ theirs: many }), 'c1', 'theirs').map(
    ({ changes }) => changes?.length,
  );
  expect(sizes).toEqual([500, 101]);
});

// SAVE-57
test('a deletion and “both” lose nothing', () => {
  const deleted = { operation: 'delete' as const, id: 'p1', parentVersion: 1 };
  expect(lostSide(draft({}), 'c1', 'both')).toEqual([]);
  expect(lostSide(draft({ theirs: [] }), 'c1', 'mine')).toEqual([]);
  expect(lostSide(draft({ mine: deleted }), 'c1', 'theirs')).toEqual([]);
  expect(lostSide(draft({}), 'gone', 'theirs')).toEqual([]);
});
