import { expect, it } from 'vitest';
import { createPageTemplate } from './page-template.ts';

/** As Vite leaves it with its files beside it. */
const built = `<!doctype html>
<html lang="fr"><head><script>document.title;</script><title>Écritoire</title>
<link rel="icon" href="./icon.svg" />
<script id="app-config" type="application/json">
{}
</script>
<script type="module" crossorigin src="./assets/main-1a.js"></script>
<link rel="modulepreload" crossorigin href="./assets/kit-2b.js">
<link rel="stylesheet" crossorigin href="./assets/style-3c.css">
</head><body><div id="root"></div></body></html>`;

const files = {
  boot: 'start("$&");',
  texts: { fr: 'fr-5e.js', en: 'en-6f.js' },
  pageParts: { files: ['home-7a.js'], pages: { '/app/home': [0] } },
  fonts: ['/assets/core-4d.woff2'],
  styleOf: (html: string) => ({ style: `.a{content:"$& ${html.length}"}`, fonts: '@font-face{}' }),
};
const template = () => createPageTemplate(built, files);
const parts = {
  lang: 'en-GB',
  head: '<title>$1 · A &amp; B</title>',
  body: '<main>$& </main>',
  data: '["</script><!--"]',
  config: '{"origin":"https://a.example/</script>"}',
  withoutApp: '<p id="without-app" hidden>No app</p>',
};

const json = (page: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script id="${id}"[^>]*>([^<]*)</script>`).exec(page)?.[1] ?? 'null');

// SITE-56
it('makes a complete page that loads its app on demand', () => {
  const page = template().whole(parts, 'wanted');
  expect(page).toContain(
    '<html lang="en-GB" dir="ltr" data-module="/assets/main-1a.js" data-parts="kit-2b.js" data-fr="fr-5e.js" data-en="en-6f.js" data-style="/assets/style-3c.css" data-app="wanted">',
  );
  expect(page).toContain(
    `<style>.a{content:"$& ${parts.body.length + parts.withoutApp.length}"}</style>`,
  );
  expect(page).toContain('<style id="later-fonts" media="(scripting: none)">@font-face{}</style>');
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).toContain('<title>$1 · A &amp; B</title>');
  expect(page).not.toContain('<title>Écritoire</title>');
  expect(page).toContain(
    '<div id="root" data-prerendered><main>$& </main></div><p id="without-app" hidden>No app</p>',
  );
  expect(page).toContain('<script>start("$&");</script></head>');
  expect(page).toContain('href="/assets/core-4d.woff2"');
  expect(page).not.toMatch(/type="module"|modulepreload|="\.\//);
});

it('no content can close its script element', () => {
  const page = template().whole(parts, 'now');
  expect(json(page, 'app-data')).toEqual(['</script><!--']);
  expect(json(page, 'app-config')).toEqual({ origin: 'https://a.example/</script>' });
  expect(page).toContain('data-app="now"');
  expect(page).toContain('href="/assets/style-3c.css"');
  expect(page).toContain('<div id="root"><main>');
});

// SITE-15
it('makes the page that the app renders', () => {
  const page = template().empty('{"build":"b1"}', '<p>$& Soon</p>');
  expect(json(page, 'app-config')).toEqual({ build: 'b1' });
  expect(page).toContain(
    'data-module="/assets/main-1a.js" data-parts="kit-2b.js" data-fr="fr-5e.js" data-en="en-6f.js" data-app="now"',
  );
  expect(page).toContain('<div id="root"></div><p>$& Soon</p>');
  expect(json(page, 'page-parts')).toEqual(files.pageParts);
  expect(page.indexOf('page-parts')).toBeLessThan(page.indexOf('start("$&")'));
  // A script waits for the style sheets before it.
  expect(page.indexOf('start("$&")')).toBeLessThan(page.indexOf('rel="stylesheet"'));
});

it.each([
  ['a style sheet', /<link rel="stylesheet"[^>]*>/],
  ['a module', /<script type="module"[^>]*><\/script>/],
  ['a place for the app', '<div id="root"></div>'],
  ['a place for its settings', 'id="app-config"'],
])('refuses a build without %s', (_, missing) => {
  const make = () => createPageTemplate(built.replace(missing, ''), files).whole(parts, 'wanted');
  expect(make).toThrow(/index\.html/);
});
