import { afterEach, expect, test, vi } from 'vitest';
import { untilOnline } from './until-online.ts';

afterEach(() => vi.unstubAllGlobals());

// AUTH-24
test('signing out offline waits for the network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: false });
  const left = vi.fn<() => void>();
  const leaving = untilOnline().then(left);
  await Promise.resolve();
  expect(left).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  await leaving;
  expect(left).toHaveBeenCalledOnce();
});
