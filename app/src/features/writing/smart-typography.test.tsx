import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSmartTypography } from './smart-typography.ts';

function open() {
  const seen: ReturnType<typeof useSmartTypography>[] = [];
  function Probe() {
    seen.push(useSmartTypography());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Probe />));
  onTestFinished(() => root.unmount());
  return {
    isOn: () => seen.at(-1)?.[0],
    choose: (on: boolean) => flushSync(() => seen.at(-1)?.[1](on)),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

// PAGE-119
test('is off until it is chosen, and then on wherever it is asked for on this device', () => {
  const { isOn, choose } = open();
  const beside = open();
  expect(isOn()).toBe(false);
  choose(true);
  expect(isOn()).toBe(true);
  expect(beside.isOn()).toBe(true);
  expect(open().isOn()).toBe(true);
  choose(false);
  expect(open().isOn()).toBe(false);
});

test('follows what is chosen in another tab', () => {
  const { isOn } = open();
  const key = 'ecritoire-smart-typography';
  localStorage.setItem(key, 'on');
  flushSync(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(isOn()).toBe(true);
});

// PAGE-119
test('where the browser refuses storage it holds until the page is left', () => {
  const refuse = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { isOn, choose } = open();
  expect(isOn()).toBe(false);
  choose(true);
  expect(isOn()).toBe(true);
});
