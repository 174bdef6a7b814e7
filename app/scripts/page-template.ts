import { directionOf } from '@ecritoire/ui/direction';
import type { PageParts } from '../src/boot/page-parts.ts';
import { jsonInHtml } from '../src/site/json-in-html.ts';

/** The parts of a built page that differ from page to page. */
export type PageContent = {
  lang: string;
  head: string;
  body: string;
  /** JSON for elements that only hold data. */
  data: string;
  config: string;
  /** Says that the app of the page does not come, once it does not (`src/boot`). */
  withoutApp: string;
};

export type PageFiles = {
  /** The script that every page runs (`src/boot`). */
  boot: string;
  /** By language, the file of the app's texts, named from its first module. */
  texts: Readonly<Record<string, string>>;
  /** The scripts of the pages that the app fills, for the boot script. */
  pageParts: PageParts;
  /** The files of the font that pages are read in. */
  fonts: readonly string[];
  /** What of the style sheet stands in a page, and the fonts that come after it (`page-style.ts`). */
  styleOf: (html: string) => { style: string; fonts: string };
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
export function createPageTemplate(
  built: string,
  { boot, texts, pageParts, fonts, styleOf }: PageFiles,
) {
  const atRoot = built.replaceAll('="./', '="/');
  const [moduleTag = '', module = ''] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(atRoot) ?? [];
  if (module === '') throw new Error('index.html loads no module.');
  if (atRoot.replace(moduleTag, '').includes('<script type="module"'))
    throw new Error('index.html loads more than one module.');
  // Scripts refer to one another relatively, so any proxy's path works.
  const nameOf = (address: string) => address.slice(module.lastIndexOf('/') + 1);
  const parts = [...atRoot.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)]
    .map(([, address = '']) => nameOf(address))
    .join(' ');
  const ahead = [['parts', parts], ...Object.entries(texts)]
    .map(([name, files]) => ` data-${name}="${files}"`)
    .join('');
  const [styleTag = '', sheet = ''] =
    /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(atRoot) ?? [];
  if (sheet === '') throw new Error('index.html has no style sheet.');
  const preloads = fonts
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)
    .join('');
  const bare = atRoot.replace(moduleTag, '').replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
  const bootTag = `<script>${boot}</script>`;
  const withBoot = replaceOnce(bare, /<\/head>/, `${bootTag}</head>`);
  // Behind a style sheet a script would wait for it, and the app with it.
  const withBootFirst = bare.replace(styleTag, () => `${bootTag}${styleTag}`);
  const partsTag = `<script id="page-parts" type="application/json">${jsonInHtml(JSON.stringify(pageParts))}</script>`;

  // Where no script runs, the browser takes them at once.
  const styleTags = ({ style, fonts }: ReturnType<typeof styleOf>) =>
    `<style>${style}</style><style id="later-fonts" media="(scripting: none)">${fonts}</style>`;
  const opening = (lang: string, app: 'now' | 'wanted') =>
    `<html lang="${lang}" dir="${directionOf(lang)}" data-module="${module}"${ahead}${app === 'wanted' ? ` data-style="${sheet}"` : ''} data-app="${app}">`;
  const withConfig = (page: string, config: string) =>
    replaceOnce(
      page,
      /<script id="app-config" type="application\/json">[^<]*<\/script>/,
      `<script id="app-config" type="application/json">${jsonInHtml(config)}</script>`,
    );
  return {
    module,
    /** The page that the app renders. */
    empty: (config: string, words: string) =>
      replaceOnce(
        replaceOnce(
          withConfig(
            withBootFirst.replace(bootTag, () => partsTag + bootTag),
            config,
          ),
          /<html[^>]*>/,
          opening('fr', 'now'),
        ),
        /<div id="root"><\/div>/,
        `<div id="root"></div>${words}`,
      ),
    /** A page that is whole before the app comes. @param app whether it comes without being wanted */
    whole(parts: PageContent, app: 'now' | 'wanted'): string {
      const { lang, head, body, data, config, withoutApp } = parts;
      const marks = app === 'wanted' ? ' data-prerendered' : '';
      const opened = replaceOnce(
        withConfig(app === 'wanted' ? withBoot : withBootFirst, config),
        /<html[^>]*>/,
        opening(lang, app),
      );
      const styled =
        app === 'wanted'
          ? opened.replace(styleTag, () => styleTags(styleOf(body + withoutApp)))
          : opened;
      const page = replaceOnce(styled, /<title>[^<]*<\/title>/, `${head}${preloads}`);
      return replaceOnce(
        page,
        /<div id="root"><\/div>/,
        `<div id="root"${marks}>${body}</div>${app === 'wanted' ? withoutApp : ''}` +
          `<script id="app-data" type="application/json">${jsonInHtml(data)}</script>`,
      );
    },
  };
}
