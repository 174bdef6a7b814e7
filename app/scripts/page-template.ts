/** The parts of a built page that differ from page to page. */
export type PageParts = {
  lang: string;
  head: string;
  body: string;
  /** JSON for elements that only hold data. */
  data: string;
  config: string;
};

const escaped = (json: string) => json.replaceAll('<', '\\u003c');

function replaceOnce(page: string, pattern: RegExp, text: string): string {
  if (!pattern.test(page)) throw new Error(`index.html has no ${String(pattern)}.`);
  return page.replace(pattern, () => text);
}

/**
 * Makes pages out of the one page that the build has written.
 *
 * @param built `index.html` as Vite leaves it
 * @param boot the script that every page runs (`src/boot`)
 * @param fonts the fonts of what is seen first
 */
export function createPageTemplate(built: string, boot: string, fonts: readonly string[]) {
  const [moduleTag = '', module = ''] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(built) ?? [];
  if (module === '') throw new Error('index.html loads no module.');
  if (built.replace(moduleTag, '').includes('<script type="module"'))
    throw new Error('index.html loads more than one module.');
  const preloads = fonts
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)
    .join('');
  const bare = built.replace(moduleTag, '').replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
  const withBoot = replaceOnce(bare, /<\/head>/, `<script>${boot}</script></head>`);

  const opening = (lang: string, app: 'now' | 'wanted') =>
    `<html lang="${lang}" dir="ltr" data-module="${module}" data-app="${app}">`;
  const withConfig = (page: string, config: string) =>
    replaceOnce(
      page,
      /<script id="app-config" type="application\/json">[^<]*<\/script>/,
      `<script id="app-config" type="application/json">${escaped(config)}</script>`,
    );
  return {
    module,
    /** The page that the app fills by itself. */
    empty: (config: string) =>
      replaceOnce(withConfig(withBoot, config), /<html[^>]*>/, opening('fr', 'now')),
    /** A page that is whole before the app comes. @param app whether it comes without being wanted */
    whole({ lang, head, body, data, config }: PageParts, app: 'now' | 'wanted'): string {
      const marks = app === 'wanted' ? ' data-prerendered' : '';
      const page = replaceOnce(
        replaceOnce(withConfig(withBoot, config), /<html[^>]*>/, opening(lang, app)),
        /<title>[^<]*<\/title>/,
        `${head}${preloads}`,
      );
      return replaceOnce(
        page,
        /<div id="root"><\/div>/,
        `<div id="root"${marks}>${body}</div>` +
          `<script id="app-data" type="application/json">${escaped(data)}</script>`,
      );
    },
  };
}
