/** Elements of words, which a page makes lines of by its style. */
const phrases = 'span, a, b, i, em, strong, cite, small, bdi, font, u';

/** What is more than words and their line ends. */
const others =
  'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, table, blockquote, pre, hr, figure, br:not(:last-child)';

/** No verse is as long; the paragraphs of a page often are. */
const longestVerse = 120;

const hasRoom = ({ style }: HTMLElement) =>
  [style.marginTop, style.marginBottom, style.paddingTop, style.paddingBottom].some(
    (length) => Number.parseFloat(length) > 0,
  );

const isBlank = (node: Node | null) => node?.textContent?.trim() === '';

/** Its children where they are elements alone, and there are several. */
function childrenOf(block: HTMLElement): HTMLElement[] | null {
  const children: HTMLElement[] = [];
  for (const node of block.childNodes) {
    if (node instanceof HTMLElement) children.push(node);
    else if (!isBlank(node)) return null;
  }
  return children.length > 1 && !/flex|grid/u.test(block.style.display) ? children : null;
}

const isLine = (element: HTMLElement) =>
  !hasRoom(element) && element.querySelector(others) === null;

const isStyledLine = (element: HTMLElement) =>
  element.matches(phrases) &&
  /^(?:block|list-item)$/u.test(element.style.display) &&
  isLine(element);

/** One as long as a paragraph, or with its first line drawn in, is no verse. */
const isPlainLine = (element: HTMLElement) =>
  element.matches('div') &&
  /^(?:block)?$/u.test(element.style.display) &&
  !(Number.parseFloat(element.style.textIndent) > 0) &&
  isLine(element) &&
  !isBlank(element) &&
  element.textContent.length <= longestVerse;

const hasPlainLines = (block: Element | null): block is HTMLElement =>
  block instanceof HTMLElement &&
  block.matches('div, section') &&
  (childrenOf(block)?.every(isPlainLine) ?? false);

const isGap = (element: Element | null) =>
  element !== null &&
  (element.matches('br') || (isBlank(element) && !element.querySelector('img')));

/** The block after this one that is made as it is, where the page sets it off. */
function nextStanza(block: HTMLElement): HTMLElement | null {
  const near = block.nextElementSibling;
  const next = isGap(near) ? (near?.nextElementSibling ?? null) : near;
  if (!hasPlainLines(next)) return null;
  return next !== near || hasRoom(block) || hasRoom(next) ? next : null;
}

function stanzasIn(parent: ParentNode): Set<HTMLElement> {
  const stanzas = new Set<HTMLElement>();
  for (const block of parent.querySelectorAll<HTMLElement>('div, section')) {
    if (childrenOf(block)?.every(isStyledLine)) {
      stanzas.add(block);
      continue;
    }
    const next = hasPlainLines(block) ? nextStanza(block) : null;
    if (next) stanzas.add(block).add(next);
  }
  return stanzas;
}

/** The words of a block, in one that may stand in a paragraph. */
function lineOf(block: HTMLElement): HTMLElement {
  if (!block.matches('div')) return block;
  const line = block.ownerDocument.createElement('span');
  line.style.cssText = block.style.cssText;
  line.style.display = 'block';
  line.append(...block.childNodes);
  return line;
}

/**
 * A block of lines only is one paragraph if its page separates it from the next, or makes its
 * lines by style. Where blocks are as close as their lines, nothing distinguishes a verse from a
 * paragraph, and each line stays one.
 */
export function joinVerses(parent: ParentNode): void {
  for (const stanza of stanzasIn(parent)) {
    const paragraph = stanza.ownerDocument.createElement('p');
    paragraph.append(...(childrenOf(stanza) ?? []).map(lineOf));
    stanza.replaceChildren(paragraph);
  }
}
