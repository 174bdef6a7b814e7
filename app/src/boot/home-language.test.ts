import { describe, expect, it } from 'vitest';
import { chooseLanguageOfHome } from './home-language.ts';

const first = { cookie: '', languages: ['en-US'], isInside: false, keepsNotes: true };

describe('the language of the home page', () => {
  // PAGE-2
  it.each([
    [['en-US', 'fr'], 'en'],
    [['fr-CA', 'en'], 'fr'],
    [['de-DE', 'fr', 'en'], 'fr'],
    [['de', 'en'], 'en'],
    [['de-DE', 'ja'], 'en'],
    [[], 'en'],
  ])('first visit, browser %j, is %s', (languages, locale) => {
    expect(chooseLanguageOfHome('/', { ...first, languages })).toBe(locale);
  });

  it.each(['fr', 'en'])('for a returning visitor is the chosen one: %s', (locale) => {
    const cookie = `theme=dark; locale=${locale}; other=1`;
    expect(chooseLanguageOfHome('/', { ...first, cookie })).toBe(locale);
  });

  // PAGE-2
  it.each([
    ['somebody who is inside already', '/', { isInside: true }],
    ['somebody who is inside already and chose', '/', { isInside: true, cookie: 'locale=en' }],
    ['a browser that keeps nothing', '/', { keepsNotes: false }],
    ['another page', '/pricing', {}],
    ['the home page of a language', '/en', {}],
  ])('is that of its address for %s', (_, path, visit) => {
    expect(chooseLanguageOfHome(path, { ...first, ...visit })).toBeNull();
  });
});
