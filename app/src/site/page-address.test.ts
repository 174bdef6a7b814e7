import { expect, it } from 'vitest';
import { withoutSubject } from './page-address.ts';

// SITE-35
it.each([
  ['https://a.example/en/articles?tag=dialogue', 'https://a.example/en/articles'],
  [
    'https://a.example/articles?tag=voix&q=fa%C3%A7on#list',
    'https://a.example/articles?q=fa%C3%A7on#list',
  ],
  ['https://a.example/faq?q=tag#tag', 'https://a.example/faq?q=tag#tag'],
])('the same page in another language: of %s, %s', (address, other) => {
  expect(withoutSubject(address)).toBe(other);
});
