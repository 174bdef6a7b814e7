import { afterEach, beforeEach, expect, test } from 'vitest';
import { setForeignNodesAside } from './foreign-nodes.ts';

const root = document.createElement('div');
root.id = 'root';

beforeEach(() => {
  root.innerHTML = '<form>Nom <label>Adresse</label><input name="email"><p>Merci</p></form>';
  document.body.append(root);
  setForeignNodesAside(document);
  document.dispatchEvent(new Event('readystatechange'));
});
afterEach(() => {
  document.dispatchEvent(new Event('hydrated'));
  root.remove();
});

const field = () => {
  const found = root.querySelector('input');
  if (found === null) throw new Error('There is no field.');
  return found;
};
const built = '<form>Nom <label>Adresse</label><input name="email"><p>Merci</p></form>';
const sign = () => document.createElement('i');

// SITE-13
test('React and extensions each find their own elements again', () => {
  field().before(sign(), 'Mot');
  field().after(sign());
  root.prepend(sign());
  const extended = root.innerHTML;
  document.dispatchEvent(new Event('hydrating'));
  expect(root.innerHTML).toBe(built);
  document.dispatchEvent(new Event('hydrated'));
  expect(root.innerHTML).toBe(extended);
});

// SITE-13
test('a field inside an extension’s element keeps the focus', () => {
  field().focus();
  const around = sign();
  field().before(around);
  around.moveBefore(field(), null);
  document.dispatchEvent(new Event('hydrating'));
  expect(root.innerHTML).toBe(built);
  expect(document.activeElement).toBe(field());
  document.dispatchEvent(new Event('hydrated'));
  expect(root.innerHTML).toBe(built);
});

// SITE-13
test('a translated text is restored as it was built', () => {
  const label = root.querySelector('label');
  const translated = document.createElement('font');
  translated.append('Address');
  label?.replaceChildren(translated);
  document.dispatchEvent(new Event('hydrating'));
  document.dispatchEvent(new Event('hydrated'));
  expect(root.innerHTML).toBe(built);
});

// SITE-13
test('an extension that inserts itself again is not there twice', () => {
  const put = sign();
  field().after(put);
  document.dispatchEvent(new Event('hydrating'));
  field().after(put);
  document.dispatchEvent(new Event('hydrated'));
  expect(root.querySelectorAll('i')).toHaveLength(1);
});

// SITE-13
test('a rebuilt page restores nothing', () => {
  field().after(sign());
  document.dispatchEvent(new Event('hydrating'));
  root.innerHTML = built;
  document.dispatchEvent(new Event('hydrated'));
  expect(root.innerHTML).toBe(built);
});
