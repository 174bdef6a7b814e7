import { expect, test } from 'vitest';
import { isAccepted } from './is-accepted.ts';

// PAGE-60
test.each([
  ['Chapitre.MD', '', ['.md'], true],
  ['chapitre.md', '', ['.MD'], true],
  ['chapitre.md.exe', '', ['.md', '.txt'], false],
  ['md', '', ['.md'], false],
  ['photo.png', 'image/png', ['image/*'], true],
  ['photo.png', 'image/png', ['image/jpeg'], false],
  ['photo.jpg', 'image/jpeg', ['text/*', 'image/jpeg'], true],
  ['photo', 'imagery/png', ['image/*'], false],
  ['chapitre.md', '', ['text/markdown'], false],
])('%s of type “%s” among %j: %s', (name, type, kinds, accepted) => {
  expect(isAccepted({ name, type }, kinds)).toBe(accepted);
});
