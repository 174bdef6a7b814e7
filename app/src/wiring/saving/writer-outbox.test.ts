import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createTab } from './auto-save.test-support.ts';
import { saveAllText } from './writer-outbox.ts';

const tab = createTab();
const save = () => saveAllText(null, () => {});

test('a paragraph that is refused holds up no pause and no end, and is tried once more before each', async () => {
  const document = await tab.open();
  tab.backend.refusal = { status: 422, messageKey: 'actions.endpoints.validationError' };
  document.type('a', 'refus');
  expect(await save()).toBe('saved');
  expect(tab.textsOnServer()).toEqual([]);
  tab.backend.refusal = null;
  expect(await save()).toBe('saved');
  expect(tab.textsOnServer()).toEqual(['refus']);
});

test('words that the server takes in an active session alone are told from those that it does not answer', async () => {
  const document = await tab.open();
  tab.backend.refusal = { status: 409, messageKey: 'writingSessions.noneActive' };
  document.type('a', 'attend');
  expect(await save()).toBe('blocked');
  tab.backend.refusal = null;
  tab.backend.isUp = false;
  document.type('b', 'aussi');
  expect(await save()).toBe('unsaved');
  tab.backend.isUp = true;
});
