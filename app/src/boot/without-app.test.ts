import { expect, it } from 'vitest';
import { goOnWithoutApp, type WithoutApp } from './without-app.ts';

/** @returns whether the page was loaded anew */
async function failToLoad(options: Partial<WithoutApp>): Promise<boolean> {
  let isReloaded = false;
  await goOnWithoutApp({
    current: 'b1',
    latest: () => Promise.resolve('b2'),
    isFilledIn: () => false,
    storage: { getItem: () => null, setItem: () => {} },
    reload: () => {
      isReloaded = true;
    },
    ...options,
  });
  return isReloaded;
}

it('loads a page anew whose files a newer build has taken away', async () => {
  expect(await failToLoad({})).toBe(true);
});

it.each<[string, Partial<WithoutApp>]>([
  ['nobody answers', { latest: () => Promise.resolve(null) }],
  ['the server has the same build', { latest: () => Promise.resolve('b1') }],
  ['something was filled in', { isFilledIn: () => true }],
  [
    'it was loaded anew a moment ago',
    { storage: { getItem: () => `${Date.now()}`, setItem() {} } },
  ],
])('keeps a page as it is when %s', async (_, options) => {
  expect(await failToLoad(options)).toBe(false);
});
