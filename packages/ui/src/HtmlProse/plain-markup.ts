/**
 * The elements of a text, with the attributes that each may have and what these begin with. The
 * contract says the same of an article (`x-html`).
 */
export const plainElements: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  p: {},
  h2: {},
  h3: {},
  h4: {},
  h5: {},
  h6: {},
  ul: {},
  ol: { start: '^[0-9]+$' },
  li: {},
  blockquote: {},
  pre: {},
  code: { class: '^language-' },
  strong: {},
  em: {},
  span: {},
  a: { href: String.raw`^(?:https?://|mailto:|[/#])`, title: '', rel: '' },
  img: { src: String.raw`^/(?![/\\])`, alt: '', title: '' },
  hr: {},
  br: {},
};

/** They hold nothing, and are never closed. */
const empty = new Set(['img', 'hr', 'br']);

/** Elements that stand in a line: without them the words around them still touch. */
const inLine =
  /^(?:abbr|b|bd[io]|cite|data|del|dfn|font|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|su[bp]|time|tt|u|var|wbr)$/;

/** What is no text of a text, with all that it holds; then a comment, a tag, and what begins none. */
const markup =
  /<(script|style|svg|template)\b[^>]*>[^]*?<\/\1\s*>|<!--[^]*?-->|<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>|[<>]/gi;

const attribute =
  /(?<name>[^\s"'<>/=]+)\s*=\s*(?:"(?<twice>[^"]*)"|'(?<once>[^']*)'|(?<bare>[^\s"'=<>`]+))/g;

const quoted = (value: string) =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Of the attributes those that the element may have, each once. */
function plainAttributes(element: string, source: string): string {
  const allowed = new Map(Object.entries(plainElements[element] ?? {}));
  return [...source.matchAll(attribute)]
    .map(({ groups = {} }) => {
      const name = groups['name']?.toLowerCase() ?? '';
      const value = groups['twice'] ?? groups['once'] ?? groups['bare'] ?? '';
      const pattern = allowed.get(name);
      if (pattern === undefined || !new RegExp(pattern, 'i').test(value)) return '';
      allowed.delete(name);
      return ` ${name}="${quoted(value)}"`;
    })
    .join('');
}

/**
 * HTML of words, their structure, links and pictures only: no script, style, form or name that
 * could pass for a part of the page. Other elements leave their text, other attributes are
 * dropped, and open elements are closed, so that any text can be read. The result is built from
 * known parts only, and nothing of it escapes its container.
 */
export function plainMarkup(html: string): string {
  const open: string[] = [];
  /** Ends the element, and what was left open in it. */
  const close = (name: string) => {
    const from = open.lastIndexOf(name);
    if (from === -1) return '';
    return open
      .splice(from)
      .toReversed()
      .map((one) => `</${one}>`)
      .join('');
  };
  const plain = html.replaceAll(markup, (found, ...rest) => {
    const { end, name: written, attributes = '' } = rest.at(-1);
    if (found === '<') return '&lt;';
    if (found === '>') return '&gt;';
    const name = written?.toLowerCase();
    if (name === undefined) return '';
    if (!Object.hasOwn(plainElements, name)) return inLine.test(name) ? '' : ' ';
    if (end) return close(name);
    if (empty.has(name)) return `<${name}${plainAttributes(name, attributes)} />`;
    open.push(name);
    return `<${name}${plainAttributes(name, attributes)}>`;
  });
  return (
    plain +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}
