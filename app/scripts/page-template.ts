import { jsonInHtml } from '../src/site/json-in-html.ts';

/** The parts of a built page that differ from page to page. */
export type PageParts = {
  lang: string;
  head: string;
  body: string;
  /** JSON for elements that only hold data. */
  data: string;
  config: string;
};

export type PageFiles = {
  /** The script that every page runs (`src/boot`). */
  boot: string;
  /** The fonts of what is seen first. */
  fonts: readonly string[];
  /** What of the style sheet stands in a page (`page-style.ts`). */
  styleOf: (html: string) => string;
};

function replaceOnce(page: string, pattern: RegExp, text: string): string {
  if (!pattern.test(page)) throw new Error(`index.html has no ${String(pattern)}.`);
  return page.replace(pattern, () => text);
}

/**
 * Makes pages out of the one page that the build has written.
 *
 * @param built `index.html` as Vite leaves it
 */
export function createPageTemplate(built: string, { boot, fonts, styleOf }: PageFiles) {
  const atRoot = built.replaceAll('="./', '="/');
  const [moduleTag = '', module = ''] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(atRoot) ?? [];
  if (module === '') throw new Error('index.html loads no module.');
  if (atRoot.replace(moduleTag, '').includes('<script type="module"'))
    throw new Error('index.html loads more than one module.');
  const [styleTag = '', sheet = ''] =
    /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(atRoot) ?? [];
  if (sheet === '') throw new Error('index.html has no style sheet.');
  const preloads = fonts
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)
    .join('');
  const bare = atRoot.replace(moduleTag, '').replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
  const withBoot = replaceOnce(bare, /<\/head>/, `<script>${boot}</script></head>`);

  const opening = (lang: string, app: 'now' | 'wanted') =>
    `<html lang="${lang}" dir="ltr" data-module="${module}"${app === 'wanted' ? ` data-style="${sheet}"` : ''} data-app="${app}">`;
  const withConfig = (page: string, config: string) =>
    replaceOnce(
      page,
      /<script id="app-config" type="application\/json">[^<]*<\/script>/,
      `<script id="app-config" type="application/json">${jsonInHtml(config)}</script>`,
    );
  return {
    module,
    /** The page that the app fills by itself. */
    empty: (config: string) =>
      replaceOnce(withConfig(withBoot, config), /<html[^>]*>/, opening('fr', 'now')),
    /** A page that is whole before the app comes. @param app whether it comes without being wanted */
    whole({ lang, head, body, data, config }: PageParts, app: 'now' | 'wanted'): string {
      const marks = app === 'wanted' ? ' data-prerendered' : '';
      const opened = replaceOnce(withConfig(withBoot, config), /<html[^>]*>/, opening(lang, app));
      const styled =
        app === 'wanted'
          ? opened.replace(styleTag, () => `<style>${styleOf(body)}</style>`)
          : opened;
      const page = replaceOnce(styled, /<title>[^<]*<\/title>/, `${head}${preloads}`);
      return replaceOnce(
        page,
        /<div id="root"><\/div>/,
        `<div id="root"${marks}>${body}</div>` +
          `<script id="app-data" type="application/json">${jsonInHtml(data)}</script>`,
      );
    },
  };
}
