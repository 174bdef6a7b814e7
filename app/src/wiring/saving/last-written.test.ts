import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createTab } from './auto-save.test-support.ts';
import { forgetLastWritten, lastWritten } from './last-written.ts';

const tab = createTab();

test('the text that was saved last is noted for its session, also as its page is left', async () => {
  const document = await tab.open();
  expect(lastWritten('u1', 's1')).toBeNull();
  document.type('a', 'Il pleut.');
  await document.close();
  expect(lastWritten('u1', 's1')).toBe('d1');
  expect(lastWritten('u1', 's2')).toBeNull();
  expect(lastWritten('u2', 's1')).toBeNull();
  forgetLastWritten('u1');
  expect(lastWritten('u1', 's1')).toBeNull();
});
