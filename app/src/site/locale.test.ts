import { describe, expect, it } from 'vitest';
import { createPaths, localeOfPath, withLocale, withoutLocale } from './locale.ts';

// PAGE-1
describe('the language of a path', () => {
  // PAGE-8
  it.each([
    ['/', 'fr', '/'],
    ['/app/home', 'fr', '/app/home'],
    ['/en', 'en', '/'],
    ['/EN/app/home', 'en', '/app/home'],
    ['/en?from=letter', 'en', '?from=letter'],
    ['/en#lines', 'en', '#lines'],
    ['/enclume', 'fr', '/enclume'],
    // As hosts of files may show a page.
    ['/index.html', 'fr', '/'],
    ['/en/faq/index.html?from=letter', 'en', '/faq?from=letter'],
    ['/articles/index.htmlx', 'fr', '/articles/index.htmlx'],
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

// SERVER-6
describe('below the path of a proxy', () => {
  const desk = createPaths('/tools/desk');

  // PAGE-8
  it.each([
    ['/tools/desk', 'fr', '/'],
    ['/tools/desk/', 'fr', '/'],
    ['/tools/desk/en', 'en', '/'],
    ['/tools/desk/en/app/home?a#b', 'en', '/app/home?a#b'],
    // Paths of the product itself know no proxy.
    ['/en/app/home', 'en', '/app/home'],
    ['/tools/desks', 'fr', '/tools/desks'],
  ] as const)('%s is %s and leads to %s', (path, locale, inner) => {
    expect(desk.localeOfPath(path)).toBe(locale);
    expect(desk.withoutLocale(path)).toBe(inner);
  });

  it('paths and the links of texts are shown below it', () => {
    expect(desk.withLocale('/', 'fr')).toBe('/tools/desk/');
    expect(desk.withLocale('/faq', 'en')).toBe('/tools/desk/en/faq');
    expect(desk.fileAddress('/covers/rain.webp')).toBe('/tools/desk/covers/rain.webp');
    expect(createPaths('').fileAddress('/covers/rain.webp')).toBe('/covers/rain.webp');
    const html = '<a href="/faq">1</a><a href="//else.example/">2</a><a href="#part">3</a>';
    expect(desk.withBase(html)).toBe(html.replace('/faq', '/tools/desk/faq'));
    expect(desk.withBase("<A HREF='/faq'>1</A>")).toBe("<A HREF='/tools/desk/faq'>1</A>");
    expect(createPaths('').withBase(html)).toBe(html);
  });
});
