import { describe, expect, it } from 'vitest';
import { withMoved } from './moved-document.ts';

const pages = [
  { items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'more' },
  { items: [{ id: 'c' }], nextCursor: null },
];
const order = (moved: typeof pages) => moved.map(({ items }) => items.map(({ id }) => id).join(''));

describe('a document that is moved', () => {
  // DOC-18
  it.each([
    ['c', null, ['ca', 'b']],
    ['a', 'c', ['bc', 'a']],
    ['a', 'b', ['ba', 'c']],
    ['b', 'a', ['ab', 'c']],
  ])('%s after %s', (id, after, expected) => {
    expect(order(withMoved(pages, id, after))).toEqual(expected);
  });

  it.each([
    ['x', null],
    ['a', 'x'],
  ])('%s after %s changes nothing', (id, after) => {
    expect(withMoved(pages, id, after)).toEqual(pages);
  });

  it('leaves the cursors to their pages', () => {
    expect(withMoved(pages, 'c', null).map(({ nextCursor }) => nextCursor)).toEqual(['more', null]);
  });
});
