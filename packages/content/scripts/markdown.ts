import MarkdownIt from 'markdown-it';
import type { ArticleLanguage } from '../src/article.ts';

/** `//host` is another site, too, under the scheme of the page. */
const isExternal = (address: string) => /^(?:https?:)?\/\//iu.test(address);

/** Other sites, mail, and places on this site. A scheme that runs code is none of them. */
const isSafe = (address: string) => /^(?:https?:\/\/|mailto:|\/|#)/iu.test(address);

/** Pictures are at paths of this site: its pages show no others. */
export const isOnSite = (address: string): boolean => /^\/(?![/\\])/u.test(address);

/**
 * CommonMark without raw HTML, which is shown as the text it is. That leaves no way to a script, a
 * style or an attribute that a strict content security policy would refuse.
 */
const markdown = new MarkdownIt('commonmark', { html: false });
markdown.validateLink = isSafe;
// oxlint-disable-next-line max-params -- markdown-it calls it.
markdown.renderer.rules['link_open'] = (tokens, index, options, _, renderer) => {
  const token = tokens[index];
  if (isExternal(String(token?.attrGet('href')))) {
    token?.attrSet('rel', 'external noopener noreferrer');
  }
  return renderer.renderToken(tokens, index, options);
};

/** “dit-il”, “viendra-t-elle”: what follows the verb begins no line (`HtmlProse`). */
const INVERSION =
  /[\p{L}’]+(?:-t)?(?:-(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|en|y))+(?![\p{L}-])/giu;
/** Their hyphen ends no line. */
const ELECTRONIC = /\be-(?:mail|book)s?\b/giu;
const plainText = markdown.renderer.rules['text'];
// oxlint-disable-next-line max-params -- markdown-it calls it.
markdown.renderer.rules['text'] = (tokens, index, options, env, renderer) => {
  const text = String(plainText?.(tokens, index, options, env, renderer)).replaceAll(
    ELECTRONIC,
    '<span>$&</span>',
  );
  return env?.['language'] === 'fr' ? text.replaceAll(INVERSION, '<span>$&</span>') : text;
};

/** A title, which is no HTML, with hyphens that no line ends at in their place. */
export const unbrokenTitle = (title: string, language: ArticleLanguage): string =>
  language === 'fr' ? title.replaceAll(INVERSION, (each) => each.replaceAll('-', '\u2011')) : title;

/**
 * Markdown to HTML that can stand in a page as it is.
 *
 * @param language by whose rules lines are broken
 * @throws Error when a heading of the first level is in it, which is the page's title, or a picture
 *   of another site.
 */
export function toHtml(source: string, language: ArticleLanguage): string {
  const html = markdown.render(source, { language });
  if (html.includes('<h1>')) throw new Error('headings begin with ##; the title is the page’s');
  for (const [, address = ''] of html.matchAll(/<img src="([^"]*)"/gu)) {
    if (!isOnSite(address)) throw new Error(`${address} is no picture of the site`);
  }
  return html;
}
