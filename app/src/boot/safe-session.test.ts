import { expect, it } from 'vitest';
import { createSafeNotes, readNote, type Notes } from './safe-session.ts';
import { reloadOnce } from './reload-once.ts';

const notes = (): Notes => {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
};

it('stores notes in the tab', () => {
  const sessionStorage = notes();
  createSafeNotes(() => sessionStorage).setItem('a', '1');
  const another = createSafeNotes(() => sessionStorage);
  expect(another.isPersistent('a')).toBe(true);
  expect(another.getItem('a')).toBe('1');
  another.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
});

// PAGE-33, SITE-21
it('keeps notes for the page where storage is blocked', () => {
  const session = createSafeNotes(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(session.getItem('a')).toBeNull();
  session.setItem('a', '1');
  expect(session.getItem('a')).toBe('1');
  expect(session.isPersistent('a')).toBe(false);
  session.removeItem('a');
  expect(session.getItem('a')).toBeNull();
  // Its note would be gone with the page, which would reload for ever.
  expect(reloadOnce(session, () => {}, 0)).toBe(false);
});

it('keeps notes for the page where storage is full', () => {
  const sessionStorage: Notes = {
    ...notes(),
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  };
  const session = createSafeNotes(() => sessionStorage);
  session.setItem('a', '1');
  expect(session.getItem('a')).toBe('1');
});

it.each([
  ['{"a":1}', { a: 1 }],
  [null, null],
  ['{', null],
  ['1', null],
])('reads the note %s as %j', (note, read) => {
  expect(readNote({ getItem: () => note }, 'a')).toEqual(read);
});
