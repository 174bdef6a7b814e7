import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createTab } from '../testing/browser-tab.ts';

const tab = createTab();

// WEEK-20
test('the last saved document is stored for its session', async () => {
  const document = await tab.open();
  expect(tab.sync.lastEdited.get('s1')).toBeNull();
  document.type('a', 'Il pleut.');
  await document.close();
  expect(tab.sync.lastEdited.get('s1')).toBe('d1');
  expect(tab.sync.lastEdited.get('s2')).toBeNull();
  tab.sync.lastEdited.clear();
  expect(tab.sync.lastEdited.get('s1')).toBeNull();
});
