import { afterAll, beforeAll, expect, test } from 'vitest';
import { letMarkupBeEmptied } from './trusted-types.ts';

type Policy = { createHTML: (markup: string) => unknown };

// The policy holds for the rest of the page, which is this file's own.
beforeAll(() => {
  letMarkupBeEmptied();
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'";
  document.head.append(policy);
});

const box = document.createElement('div');
afterAll(() => box.remove());

// SERVER-45
test('markup may be emptied', () => {
  box.textContent = 'Dit tout haut.';
  box.innerHTML = '';
  expect(box.childNodes).toHaveLength(0);
});

test.each<[string, () => unknown]>([
  ['a tag', () => (box.innerHTML = '<b>gras</b>')],
  ['words', () => (box.innerHTML = 'des mots')],
  ['a picture that fails', () => (box.innerHTML = '<img src="" onerror="alert(1)">')],
  ['what is inserted', () => box.insertAdjacentHTML('beforeend', '')],
  ['a document in a frame', () => (document.createElement('iframe').srcdoc = '')],
  ['a document that is parsed', () => new DOMParser().parseFromString('', 'text/html')],
  ['the address of a script', () => (document.createElement('script').src = '/a.js')],
  ['the text of a script', () => (document.createElement('script').text = '1')],
])('%s may not be set', (_, set) => {
  expect(set).toThrow(TypeError);
  expect(box.childNodes).toHaveLength(0);
});

test('a direct request for markup is refused', () => {
  const { trustedTypes }: Window & { trustedTypes?: { defaultPolicy: Policy } } = window;
  expect(() => trustedTypes?.defaultPolicy.createHTML('<p>Collé.</p>')).toThrow(TypeError);
});

test('a page that allows no such policy opens without it', () => {
  // One exists already: a second is refused, as is any under a policy that allows none.
  expect(letMarkupBeEmptied).not.toThrow();
});
