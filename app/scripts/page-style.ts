/** A rule of a style sheet; the body of one that holds others is made of rules again. */
type Rule = { head: string; body: string; rules: Rule[] };

/** At-rules that hold rules. */
const holdsRules = /^@(?:media|supports|layer|container)\b/;

/** Where a text in quotes that begins here ends. */
function afterQuotes(css: string, start: number): number {
  let end = start + 1;
  while (end < css.length && css[end] !== css[start]) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Where a block ends whose brace opens here. */
function afterBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length;) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      at = afterQuotes(css, at);
      continue;
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  throw new Error('A block of the style sheet has no end.');
}

/** Reads a style sheet as the build has written it: small, and without comments. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const [start] = /[{;]/.exec(css.slice(at)) ?? [];
    if (start === undefined) break;
    const open = css.indexOf(start, at);
    const head = css.slice(at, open).trim();
    if (start === ';') {
      rules.push({ head: `${head};`, body: '', rules: [] });
      at = open + 1;
      continue;
    }
    at = afterBlock(css, open);
    const body = css.slice(open + 1, at - 1);
    rules.push({ head, body, rules: holdsRules.test(head) ? rulesOf(body) : [] });
  }
  return rules;
}

/** The selectors of a rule: commas within brackets part nothing. */
function selectorsOf(head: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of head) {
    if (/[([]/.test(sign)) depth += 1;
    if (/[)\]]/.test(sign)) depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${sign}`);
  }
  return selectors;
}

/** Set by a script of the page, or by the server on a form that it refuses. */
const setLater = ['data-colour-mode', 'data-invalid'];

/**
 * What an element must have for a selector: classes, and the attributes by which only the app says
 * what goes on. What stands in round brackets may be one of several.
 */
const neededBy = (selector: string): string[] =>
  [
    ...selector.replaceAll(/\([^()]*\)/g, '').matchAll(/\.([\w-]+)(?![^[]*\])|\[(data-[\w-]+)/g),
  ].map(([, name, attribute]) => name ?? attribute ?? '');

/** Whether a font has a letter of a page; one that does not say which letters it has, has all. */
function hasLetterOf(font: string, letters: ReadonlySet<number>): boolean {
  const [, ranges = ''] = /unicode-range:([^;}]*)/.exec(font) ?? [];
  if (ranges === '') return true;
  const parts = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    const least = Number.parseInt(from.replaceAll('?', '0'), 16);
    return [least, Number.parseInt(to.replaceAll('?', 'F'), 16)] as const;
  });
  return [...letters].some((code) => parts.some(([from, to]) => from <= code && code <= to));
}

/** Without animations and values that nothing in it names. */
function withoutUnnamed(style: string): string {
  const animated = style.replaceAll(
    /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g,
    (rule, name: string) => (style.split(name).length > 2 ? rule : ''),
  );
  const named = new Set([...animated.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rest = animated.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    named.has(name) ? declaration : '',
  );
  // What only those named that are gone now goes, too.
  return rest.length === style.length ? rest : withoutUnnamed(rest);
}

/**
 * Leaves of a style sheet what a page needs as it is built, so that it can stand in the page and
 * nothing is waited for. The whole sheet comes with the app.
 *
 * @param css as the build has written it
 * @returns takes all that may be shown before the app is there, as HTML
 */
export function createPageStyle(css: string) {
  const all = rulesOf(css);
  return (html: string): string => {
    const used = new Set([
      ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
      ...[...html.matchAll(/ (data-[\w-]+)/g)].map(([, name = '']) => name),
      ...setLater,
    ]);
    const letters = new Set(Array.from(html, (letter) => letter.codePointAt(0) ?? 0));
    const write = (rules: readonly Rule[]): string =>
      rules
        .map(({ head, body, rules: inner }) => {
          if (holdsRules.test(head)) return block(head, write(inner));
          if (head === '@font-face') return hasLetterOf(body, letters) ? block(head, body) : '';
          if (head.startsWith('@')) return body === '' ? head : block(head, body);
          const needed = selectorsOf(head).filter((selector) =>
            neededBy(selector).every((name) => used.has(name)),
          );
          return needed.length === 0 ? '' : block(needed.join(','), body);
        })
        .join('');
    return withoutUnnamed(write(all));
  };
}

/**
 * Parts from a style the fonts that come once the page is seen (decision 0022).
 *
 * @param first the files of those that come with the page
 */
export function partFonts(
  style: string,
  first: readonly string[],
): { style: string; fonts: string } {
  const later = [...style.matchAll(/@font-face\{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes('url(') && !first.some((file) => face.includes(file)));
  return {
    style: later.reduce((rest, face) => rest.replace(face, ''), style),
    fonts: later.join(''),
  };
}

const block = (head: string, body: string): string => (body === '' ? '' : `${head}{${body}}`);
