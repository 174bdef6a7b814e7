/** Blocks of a page that the parser of the editor takes for words in a line. */
const unknownBlocks =
  'summary, legend, details, tr, td, th, caption, thead, tbody, main, nav, menu, dir, center, search, dt, dialog';

const tableParts = 'tr, td, th, caption, thead, tbody';

/** Blocks that the parser of the editor knows. */
const knownBlocks =
  'p, div, section, article, aside, header, footer, figure, form, fieldset, address, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dd, figcaption, pre, blockquote, table, hr';

/** What the editor makes one paragraph of: a block within it is a line. */
const paragraphs =
  'p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, pre, blockquote:not(:has(p, div, h1, h2, h3, h4, h5, h6, li))';

const isRow = ({ style }: HTMLElement) => /(?:flex|grid)$/u.test(style.display);

function isBlock(element: HTMLElement): boolean {
  const { display } = element.style;
  if (element.parentElement && isRow(element.parentElement)) return display !== 'contents';
  if (display === '') return element.matches(unknownBlocks);
  return !/^(?:inline|contents|none|ruby)/u.test(display);
}

const isBlank = (node: Node) => /^[\t\n\r ]*$/u.test(node.textContent ?? '');

/** A space that a page makes by its style, as between the halves of a verse. */
const isGap = ({ style }: HTMLElement) =>
  style.display === 'inline-block' && Number.parseFloat(style.width) > 0;

/** Only those line ends stay that part words from words, one at each place. */
function settleLineEnds(paragraph: Element): void {
  const walker = paragraph.ownerDocument.createTreeWalker(
    paragraph,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  const needless: Element[] = [];
  let last: Element | null = null;
  let isParted = true;
  let text: Text | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !isBlank(node)) {
      // The spaces at the ends of a block are not shown.
      if (last) node.data = node.data.replace(/^[\t\n\r ]+/u, '');
      if (last && text) text.data = text.data.replace(/[\t\n\r ]+$/u, '');
      text = node;
      isParted = false;
      last = null;
    } else if (node instanceof HTMLBRElement) {
      const isOurs = 'line' in node.dataset;
      if (isOurs && isParted) needless.push(node);
      else if (isOurs) last = node;
      isParted = true;
    }
  }
  if (last) needless.push(last);
  for (const lineEnd of needless) lineEnd.remove();
}

function lineEndFor({ ownerDocument }: Element): Element {
  const lineEnd = ownerDocument.createElement('br');
  lineEnd.dataset['line'] = '';
  return lineEnd;
}

function wrap(element: HTMLElement): void {
  const wrapper = element.ownerDocument.createElement('div');
  element.replaceWith(wrapper);
  wrapper.append(element);
}

function unwrap(element: HTMLElement): void {
  const words = element.ownerDocument.createElement('span');
  words.style.cssText = element.style.cssText;
  words.append(...element.childNodes);
  element.replaceWith(words);
}

/** Line ends that are characters of a text, as a word processor or a spreadsheet copies them. */
const separators = /[\v\u2028]/u;

export function breakSeparators(parent: HTMLElement): void {
  const { ownerDocument } = parent;
  const walker = ownerDocument.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && separators.test(node.data)) found.push(node);
  }
  for (const text of found) {
    const [first = '', ...lines] = text.data.split(separators);
    text.replaceWith(first, ...lines.flatMap((line) => [ownerDocument.createElement('br'), line]));
  }
}

/**
 * Lines that a page makes by its style, or by elements that the parser of the editor does not know:
 * each is a line of the paragraph around it, or a paragraph of its own.
 */
export function breakLines(parent: ParentNode): void {
  const broken = new Set<Element>();
  const styled = '[style*="display"], [style*="display"] > *';
  for (const element of parent.querySelectorAll<HTMLElement>(`${unknownBlocks}, ${styled}`)) {
    if (isBlank(element)) {
      if (isGap(element)) element.append(' ');
      continue;
    }
    if (!isBlock(element)) {
      const isInline = /^(?:inline|contents)$/u.test(element.style.display);
      if (isInline && element.matches('p, div')) unwrap(element);
      continue;
    }
    if (element.matches(knownBlocks)) continue;
    const around = element.matches(tableParts) ? null : element.parentElement?.closest(paragraphs);
    if (around) {
      element.before(lineEndFor(element));
      element.after(lineEndFor(element));
      broken.add(around);
    } else {
      wrap(element);
    }
  }
  for (const paragraph of broken) settleLineEnds(paragraph);
}
