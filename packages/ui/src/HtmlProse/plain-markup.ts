const address = String.raw`"(?:https?:\/\/|mailto:|[\/#])[^"<>]*"`;
const words = '"[^"<>]*"';

/** What Markdown is made into, with the attributes that it may have. */
const allowed = new RegExp(
  [
    String.raw`<\/?(?:p|h[1-6]|ul|ol|li|blockquote|strong|em|pre|code|a|span)>`,
    String.raw`<(?:hr|br) ?\/?>`,
    String.raw`<ol start="\d+">`,
    `<code class="language-${words.slice(1)}>`,
    `<a(?: href=${address}| title=${words}| rel=${words})+>`,
    String.raw`<img(?: src=${address}| alt=${words}| title=${words})+ ?\/?>`,
  ].join('|'),
  'g',
);

/**
 * The same HTML, once it is known to hold nothing but words, their structure, links and pictures: no
 * script, style, form or name that could be mistaken for a part of the page.
 *
 * @throws TypeError for anything else
 */
export function plainMarkup(html: string): string {
  const [, rest] = /(<.{0,40})/s.exec(html.replaceAll(allowed, '')) ?? [];
  if (rest !== undefined) throw new TypeError(`This is no plain markup: ${rest}`);
  return html;
}
