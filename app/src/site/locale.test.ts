import { describe, expect, it } from 'vitest';
import { localeOfPath, withLocale, withoutLocale } from './locale.ts';

describe('the language of a path', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/app/home', 'fr', '/app/home'],
    ['/en', 'en', '/'],
    ['/EN/app/home', 'en', '/app/home'],
    ['/en?from=letter', 'en', '?from=letter'],
    ['/en#lines', 'en', '#lines'],
    ['/enclume', 'fr', '/enclume'],
  ] as const)('%s is %s and leads to %s', (path, locale, inner) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(withoutLocale(path)).toBe(inner);
  });

  it('survives the way there and back in both languages', () => {
    for (const locale of ['fr', 'en'] as const) {
      for (const path of ['/', '/app/home', '/enclume']) {
        const shown = withLocale(path, locale);
        expect([localeOfPath(shown), withoutLocale(shown)]).toEqual([locale, path]);
      }
    }
  });
});
