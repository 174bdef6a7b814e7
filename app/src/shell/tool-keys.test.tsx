import { beforeEach, expect, test } from 'vitest';
import { toolAskedBy } from './tool-keys.ts';

beforeEach(() => localStorage.clear());

const mod = { ctrlKey: true };
const command = { metaKey: true };

// PAGE-18
test.each<[string, 'palette' | 'shortcuts' | null, KeyboardEventInit, boolean]>([
  ['Ctrl+K', 'palette', { key: 'k', ...mod }, false],
  ['Ctrl+K under caps lock', 'palette', { key: 'K', ...mod }, false],
  ['⌘K on a Mac', 'palette', { key: 'k', ...command }, true],
  ['Ctrl+K on a Mac, which deletes', null, { key: 'k', ...mod }, true],
  ['Ctrl+K on a Cyrillic keyboard', 'palette', { key: 'л', code: 'KeyK', ...mod }, false],
  ['Ctrl+K on a Greek keyboard', 'palette', { key: 'κ', code: 'KeyK', ...mod }, false],
  ['Ctrl+K on an Arabic keyboard', 'palette', { key: 'ن', code: 'KeyK', ...mod }, false],
  ['⌘K on a Cyrillic Mac', 'palette', { key: 'л', code: 'KeyK', ...command }, true],
  ['the K of a Dvorak keyboard', null, { key: 't', code: 'KeyK', ...mod }, false],
  ['AltGr, which types', null, { key: 'л', code: 'KeyK', altKey: true, ...mod }, false],
  ['Ctrl+Shift+K', null, { key: 'K', shiftKey: true, ...mod }, false],
  ['Ctrl+Alt+K', null, { key: 'k', altKey: true, ...mod }, false],
  ['Ctrl+⌘+K', null, { key: 'k', ...mod, ...command }, false],
  ['Ctrl+/', 'shortcuts', { key: '/', ...mod }, false],
  ['Ctrl+/ where the slash needs Shift', 'shortcuts', { key: '/', shiftKey: true, ...mod }, false],
  ['⌘/ on a Mac', 'shortcuts', { key: '/', ...command }, true],
  ['Ctrl+/ on an Arabic keyboard', 'shortcuts', { key: 'ظ', code: 'Slash', ...mod }, false],
  ['Ctrl+/ on a Greek keyboard', 'shortcuts', { key: '/', code: 'Slash', ...mod }, false],
  ['Ctrl+. on a Cyrillic keyboard', null, { key: '.', code: 'Slash', ...mod }, false],
  [
    'AltGr and the slash, which types',
    null,
    { key: 'ظ', code: 'Slash', altKey: true, ...mod },
    false,
  ],
  ['?', 'shortcuts', { key: '?', shiftKey: true }, false],
  ['? on an Arabic keyboard', 'shortcuts', { key: '؟', code: 'Slash', shiftKey: true }, false],
  ['? on a Thai keyboard', 'shortcuts', { key: 'ฦ', code: 'Slash', shiftKey: true }, false],
  ['the question mark of Greek, a semicolon', null, { key: ';', code: 'KeyQ' }, false],
  ['the letter of an Arabic slash', null, { key: 'ظ', code: 'Slash' }, false],
  ['k', null, { key: 'k' }, false],
])('%s asks for %s', (_, tool, init, isMac) => {
  expect(toolAskedBy(new KeyboardEvent('keydown', init), isMac)).toBe(tool);
});

test('? does nothing in a field or when disabled', () => {
  const field = document.createElement('textarea');
  const asked: unknown[] = [];
  field.addEventListener('keydown', (event) => asked.push(toolAskedBy(event)));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: '؟', code: 'Slash', shiftKey: true }));
  localStorage.setItem('ecritoire-question-mark', 'off');
  asked.push(toolAskedBy(new KeyboardEvent('keydown', { key: '?' })));
  expect(asked).toEqual([null, null, null]);
});
