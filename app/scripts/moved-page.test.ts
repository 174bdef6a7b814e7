import { expect, it } from 'vitest';
import { movedPage } from './moved-page.ts';

const place = { origin: 'https://write.example.com', locale: 'en', brand: 'Écritoire' } as const;

// SITE-44
it.each([
  ['/articles', '/en/articles', 'https://write.example.com/en/articles'],
  ['https://else.example.com/?a&b', 'https://else.example.com/?a&amp;b', undefined],
])('leads on from where a page was to %s', (to, href, canonical = href) => {
  const page = movedPage(to, place);
  expect(page).toContain('<html lang="en-GB" dir="ltr">');
  expect(page).toContain(`<link rel="canonical" href="${canonical}" />`);
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${href}" />`);
  expect(page).toContain(`<a href="${href}">`);
});
