import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createTab } from '../testing/browser-tab.ts';

const tab = createTab();

// WEEK-20
test('the text that was saved last is noted for its session, also as its page is left', async () => {
  const document = await tab.open();
  expect(tab.sync.lastEdited.get('s1')).toBeNull();
  document.type('a', 'Il pleut.');
  await document.close();
  expect(tab.sync.lastEdited.get('s1')).toBe('d1');
  expect(tab.sync.lastEdited.get('s2')).toBeNull();
  tab.sync.lastEdited.clear();
  expect(tab.sync.lastEdited.get('s1')).toBeNull();
});
