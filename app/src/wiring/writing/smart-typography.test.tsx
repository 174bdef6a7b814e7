import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useSmartTypography } from './smart-typography.ts';

let choice: ReturnType<typeof useSmartTypography> = [false, () => {}];

function Probe() {
  choice = useSmartTypography();
  return null;
}

function open() {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Probe />));
  return root;
}

const choose = (on: boolean) => flushSync(() => choice[1](on));

afterEach(() => {
  vi.restoreAllMocks();
  choose(false);
  localStorage.clear();
});

test('is off until it is chosen, and then on wherever it is asked for on this device', () => {
  const page = open();
  expect(choice[0]).toBe(false);
  choose(true);
  expect(choice[0]).toBe(true);
  page.unmount();
  open();
  expect(choice[0]).toBe(true);
});

test('where the browser refuses storage it holds until the page is left', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  open();
  expect(choice[0]).toBe(false);
  choose(true);
  expect(choice[0]).toBe(true);
});
