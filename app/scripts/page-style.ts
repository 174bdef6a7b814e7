import { parse, type Container, type Declaration } from 'postcss';

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

/** Removes the animations and custom properties that no declaration names. */
function removeUnnamed(style: Container): void {
  let values = '';
  style.walkDecls(({ value }) => {
    values += `${value};`;
  });
  const named = new Set(values.match(/--[\w-]+|[a-z_][\w-]*/gi));
  const gone: Declaration[] = [];
  style.walkDecls(/^--/, (declaration) => {
    if (!named.has(declaration.prop)) gone.push(declaration);
  });
  style.walkAtRules('keyframes', (animation) => {
    if (!named.has(animation.params)) animation.remove();
  });
  for (const declaration of gone) declaration.remove();
  // What only those named that are gone now goes, too.
  if (gone.length > 0) removeUnnamed(style);
}

function removeEmpty(style: Container): void {
  style.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Leaves of a style sheet what a page needs as it is built, so that it can stand in the page and
 * nothing is waited for. The whole sheet comes with the app.
 *
 * @param css as the build has written it
 * @returns takes all that may be shown before the app is there, as HTML
 */
export function createPageStyle(css: string) {
  const all = parse(css);
  return (html: string): string => {
    const used = new Set([
      ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
      ...[...html.matchAll(/ (data-[\w-]+)/g)].map(([, name = '']) => name),
      ...setLater,
    ]);
    const letters = new Set(Array.from(html, (letter) => letter.codePointAt(0) ?? 0));
    const style = all.clone();
    style.walkRules((rule) => {
      const needed = rule.selectors.filter((selector) =>
        neededBy(selector).every((name) => used.has(name)),
      );
      if (needed.length > 0) rule.selectors = needed;
      else rule.remove();
    });
    style.walkAtRules('font-face', (face) => {
      if (!hasLetterOf(face.toString(), letters)) face.remove();
    });
    removeUnnamed(style);
    removeEmpty(style);
    return style.toString();
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
