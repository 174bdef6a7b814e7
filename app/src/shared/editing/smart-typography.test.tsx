import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSmartTypography, useSmartTypography } from './smart-typography.ts';

function open(smartTypography = createSmartTypography()) {
  const seen: boolean[] = [];
  function Probe() {
    seen.push(useSmartTypography(smartTypography));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Probe />));
  onTestFinished(() => root.unmount());
  return {
    smartTypography,
    isOn: () => seen.at(-1),
    choose: (on: boolean) => flushSync(() => smartTypography.choose(on)),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

// PAGE-119
test('is off until chosen, then on for this device', () => {
  const { isOn, choose, smartTypography } = open();
  const beside = open(smartTypography);
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
test('without storage it lasts until the page is left', () => {
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
