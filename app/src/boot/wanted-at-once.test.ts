import { expect, it } from 'vitest';
import { isWantedAtOnce } from './wanted-at-once.ts';

const visit = { path: '/articles', search: '', cookie: 'locale=fr', hasNote: () => false };

// SITE-7, SITE-17
it.each([
  ['a subject that is asked for', { search: '?tag=dialogue' }],
  ['words that are looked for', { path: '/en/Articles/', search: '?utm=a&q=voice' }],
  ['somebody who has signed in', { path: '/', cookie: 'locale=fr; refreshToken=r' }],
  [
    'what was typed into the form of the page',
    { path: '/en/FAQ/', hasNote: (key: string) => key === 'ecritoire:form:/faq' },
  ],
  [
    'a page that was gone to before',
    { path: '/cgu', hasNote: (key: string) => key === 'ecritoire:arriving' },
  ],
  ['a word of the page before', { path: '/', hasNote: (key: string) => key === 'ecritoire:toast' }],
])('the app comes at once for %s', (_, change) => {
  expect(isWantedAtOnce({ ...visit, ...change })).toBe(true);
});

// SITE-17
it.each([
  ['every article', {}],
  [
    'what was typed into the form of another page',
    { path: '/', hasNote: (key: string) => key === 'ecritoire:form:/faq' },
  ],
  ['an empty search', { search: '?q=&tag=' }],
  ['what an address of another page asks for', { path: '/', search: '?q=voix' }],
])('the app waits until it is wanted for %s', (_, change) => {
  expect(isWantedAtOnce({ ...visit, ...change })).toBe(false);
});
