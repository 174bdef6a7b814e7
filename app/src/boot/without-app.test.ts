import { expect, it } from 'vitest';
import { goOnWithoutApp, type WithoutApp } from './without-app.ts';

const failing: WithoutApp = {
  current: 'b1',
  latest: () => Promise.resolve('b2'),
  isInUse: () => false,
  storage: { getItem: () => null, setItem: () => {}, isPersistent: () => true },
  reload: () => {},
};

/** @returns whether the page was reloaded */
async function failToLoad(options: Partial<WithoutApp>): Promise<boolean> {
  let isReloaded = false;
  await goOnWithoutApp({
    ...failing,
    reload: () => {
      isReloaded = true;
    },
    ...options,
  });
  return isReloaded;
}

// SITE-10
it('reloads a page whose files a newer build replaced', async () => {
  expect(await failToLoad({})).toBe(true);
});

// SITE-10
it.each<[string, Partial<WithoutApp>]>([
  ['nobody answers', { latest: () => Promise.resolve(null) }],
  ['the server has the same build', { latest: () => Promise.resolve('b1') }],
  ['somebody is at a field of it', { isInUse: () => true }],
  [
    'it was reloaded a moment ago',
    { storage: { ...failing.storage, getItem: () => `${Date.now()}` } },
  ],
  [
    'the browser stores no note of the reload',
    { storage: { ...failing.storage, isPersistent: () => false } },
  ],
])('leaves the page when %s', async (_, options) => {
  expect(await failToLoad(options)).toBe(false);
});

// SITE-10
it.each<[string, Partial<WithoutApp>, boolean]>([
  ['gone for a newer build, while somebody types', { isInUse: () => true }, true],
  ['those of the same build', { latest: () => Promise.resolve('b1') }, false],
  ['nobody knows where', { latest: () => Promise.resolve(null) }, false],
])('says whether files that are %s can be retried', async (_, options, isInVain) => {
  expect(await goOnWithoutApp({ ...failing, ...options })).toBe(isInVain);
});
