import { expect, test } from 'vitest';
import { addressMessageKey, typedAddress } from './typed-address.ts';

// SITE-2
test.each([
  ' ana@exemple.fr ',
  'ana@exemple.fr\u200B',
  '\u202Aana@exemple.fr\u202C',
  '<ana@exemple.fr>',
  'mailto:ana@exemple.fr',
  'ana@exemple.fr.',
  'ana@exemple.fr, ',
  '<ana@exemple.fr>.',
  '<Mailto: ana@exemple.fr>',
])('the address %j is normalised', (typed) => {
  expect(typedAddress(typed)).toBe('ana@exemple.fr');
});

// SITE-2
test('an address keeps all its own letters', () => {
  for (const address of [
    'Zoë.d’Arc+lettres@exämple.fr',
    'a<b>@c.fr',
    '"a b"@c.fr',
    'می\u200Cروم@example.com',
    '',
  ]) {
    expect(typedAddress(address)).toBe(address);
  }
});

// Looked through from each of its letters it would take longer than a test may.
test('a maximum-length text is scanned once', () => {
  const dots = '.'.repeat(130_000);
  expect(typedAddress(`${dots}x`)).toBe(`${dots}x`);
});

// SITE-2
test.each([
  ['a b@c.fr', 'forms.emailWithSpace'],
  ['a@c. fr', 'forms.emailWithSpace'],
  ['a b@c', 'validation.email'],
  ['a b', 'validation.email'],
  ['a@b c@d.fr', 'validation.email'],
  ['@c .fr', 'validation.email'],
  ['a@c', 'validation.email'],
])('what is wrong with %j is %s', (address, messageKey) => {
  expect(addressMessageKey('validation.email', address)).toBe(messageKey);
  expect(addressMessageKey('validation.required', address)).toBe('validation.required');
});
