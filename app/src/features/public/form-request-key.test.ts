import { expect, test } from 'vitest';
import { forgetRequestKeys, requestKey, seedRequestKeys } from './form-request-key.ts';

const note = 'ecritoire:form:/faq';
const question = { email: 'a@exemple.fr', text: 'Peut-on écrire dans le train ?' };

/** The session storage of a tab, copied where it was duplicated. */
function openTab(copied: Iterable<[string, string]> = []) {
  const items = new Map(copied);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

// SITE-25
test('a duplicated tab sends an entry under the same key', async () => {
  const original = openTab();
  seedRequestKeys(original, note);
  const duplicate = openTab(original.items);
  const key = await requestKey(original, note, question);
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u);
  forgetRequestKeys(original, note);
  expect(await requestKey(duplicate, note, question)).toBe(key);
  expect(await requestKey(duplicate, note, { ...question, text: 'Autre question ?' })).not.toBe(
    key,
  );
});

// SITE-25
test('what is sent again on purpose is another request', async () => {
  const tab = openTab();
  const first = await requestKey(tab, note, question);
  expect(await requestKey(tab, note, question)).toBe(first);
  forgetRequestKeys(tab, note);
  expect(await requestKey(tab, note, question)).not.toBe(first);
});
