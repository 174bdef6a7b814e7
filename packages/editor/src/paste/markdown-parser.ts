import MarkdownIt, { type Token } from 'markdown-it';
import type { Slice } from 'prosemirror-model';
import { htmlParser } from './html/html-parser.ts';

/**
 * Lines stay lines, and what is no sign of Markdown stays as it is: nothing is left out, as the
 * definitions of links by reference would be, and a line of dashes is a scene break, no underline.
 */
const markdown = new MarkdownIt('commonmark', { html: false })
  .enable('strikethrough')
  .disable(['code', 'entity', 'html_block', 'html_inline', 'image', 'lheading', 'reference'])
  .disable('text_join');
// Addresses are written out as they were typed.
markdown.normalizeLink = (url) => url;
markdown.normalizeLinkText = (url) => url;

const inlineOf = (tokens: readonly Token[]) => tokens.flatMap(({ children }) => children ?? []);

/** What of the signs of Markdown was left as words: its writer meant something else by it. */
const leftover = /[*`]|__|~~|^(?:#|>)/u;

/** Between two letters or digits no sign of Markdown is meant: 2*3*4. */
const within = /[\p{L}\p{N}][*]+[\p{L}\p{N}]/u;

/** A line that stands in, other than in a list: a verse. */
const verse = /^[ \t]+(?![-+*>\s]|\d+[.)])/mu;

const isImage = ({ type }: Token, before: Token | undefined): boolean =>
  type === 'link_open' && before?.content.endsWith('!') === true;

/**
 * Whether a text as a whole is Markdown: it has a mark, a heading or a quote, which something else
 * goes with, and every sign of it says something. Lists, rules and links alone are how people write
 * anyway.
 */
function isMarkdown(text: string, tokens: readonly Token[]): boolean {
  if (within.test(text) || verse.test(text)) return false;
  // Nothing else shows the language of a block of code.
  if (tokens.some(({ type, info }) => type === 'fence' && info !== '')) return false;
  const inline = inlineOf(tokens);
  if (inline.some(({ type, content }) => type === 'text' && leftover.test(content))) return false;
  if (inline.some((token, index) => isImage(token, inline[index - 1]))) return false;
  if (inline.some(({ type }) => /^(?:strong|em|s)_open$/u.test(type))) return true;
  const headings = tokens.filter(({ type }) => type === 'heading_open').length;
  const blocks = tokens.filter(({ type }) => type === 'inline').length;
  const hasQuote = tokens.some(({ type }) => type === 'blockquote_open');
  return hasQuote || (headings > 0 && (headings < blocks || blocks === 1));
}

/** Its own number, or a dash: that may begin what somebody says. */
function signOf({ info, markup }: Token): string {
  if (info !== '') return `${info}${markup}`;
  return markup === '-' ? '-' : '•';
}

/** Links are no marks here: the address goes behind the words. */
function addressOf(link: Token): string {
  if (link.markup === 'autolink') return '';
  const parts = [link.attrGet('href'), link.attrGet('title')].filter((part) => part);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function elementFor(token: Token): HTMLElement {
  const element = document.createElement(token.tag);
  if (token.type === 'list_item_open') element.style.listStyleType = `"${signOf(token)}"`;
  return element;
}

/** As elements, which no content security policy refuses as it does markup. */
function write(tokens: readonly Token[], page: HTMLElement): HTMLElement {
  let around = page;
  let address = '';
  for (const token of tokens) {
    const { type, nesting, tag, content, children } = token;
    if (token.hidden) continue;
    if (type === 'link_open') address = addressOf(token);
    else if (type === 'link_close') around.append(address);
    else if (children) write(children, around);
    else if (nesting === 1) around = around.appendChild(elementFor(token));
    else if (nesting === -1) around = around.parentElement ?? page;
    else if (type === 'softbreak') around.append(document.createElement('br'));
    else if (type === 'hardbreak' || type === 'hr') around.append(document.createElement(tag));
    else if (type === 'fence') around.appendChild(document.createElement('pre')).append(content);
    else around.append(content);
  }
  return page;
}

/** What a Markdown text says; null where it may be something else. */
export function parseMarkdown(text: string): Slice | null {
  const tokens = markdown.parse(text, {});
  if (!isMarkdown(text, tokens)) return null;
  return htmlParser.parseSlice(write(tokens, document.createElement('div')));
}
