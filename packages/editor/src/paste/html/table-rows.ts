/** Elements of words, which may stand in a line as they are. */
const phrases =
  'span, a, b, i, em, strong, cite, small, bdi, font, u, q, code, label, time, sup, sub';

/** What holds the words of a cell, and is no more than their place. */
const places = 'td, th, div, p';

/** What is more than words in one line. */
const others =
  'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, table, blockquote, pre, hr, figure, br:not(:last-child)';

/** A page does not show more in one line of a cell; where it lays out its columns it does. */
const longestCell = 120;

const isCell = ({ localName, style }: HTMLElement) =>
  style.display === 'table-cell' || (style.display === '' && /^t[dh]$/u.test(localName));

const isFlexRow = ({ style }: HTMLElement) =>
  style.display.endsWith('flex') &&
  /^(?:row)?$/u.test(style.flexDirection) &&
  /^(?:nowrap)?$/u.test(style.flexWrap);

const isBlank = (node: Node) =>
  node instanceof Comment ||
  (node.textContent?.trim() === '' &&
    !(node instanceof HTMLElement && node.matches('hr, :has(hr)')));

const hasLineEnds = ({ style, textContent }: HTMLElement) =>
  style.whiteSpace.startsWith('pre') && textContent.includes('\n');

const makesLines = (element: HTMLElement) =>
  /^(?:block|list-item|flow-root|flex|grid|table)/u.test(element.style.display) ||
  hasLineEnds(element);

/** What holds the words of a cell, where they are one line. */
function lineIn(cell: HTMLElement): HTMLElement | null {
  const [only, ...more] = [...cell.childNodes].filter((node) => !isBlank(node));
  const isNested = only instanceof HTMLElement && only.matches(places) && more.length === 0;
  if (isNested && cell.matches(places)) return lineIn(only);
  const isLine =
    cell.matches(`${places}, ${phrases}`) &&
    cell.textContent.length <= longestCell &&
    cell.querySelector(others) === null &&
    !hasLineEnds(cell) &&
    ![...cell.querySelectorAll<HTMLElement>('[style]')].some(makesLines);
  return isLine ? cell : null;
}

/** @returns null where one of them is more than a line. */
function linesIn(row: HTMLElement): (HTMLElement | Text)[] | null {
  const lines: (HTMLElement | Text)[] = [];
  for (const node of [...row.childNodes].filter((each) => !isBlank(each))) {
    const line = node instanceof HTMLElement ? lineIn(node) : node;
    if (!(line instanceof HTMLElement || line instanceof Text)) return null;
    lines.push(line);
  }
  return lines;
}

/** Words and an element of words that touch are one word: in a flex row, too. */
function areOneWord(before: HTMLElement | Text, after: HTMLElement | Text): boolean {
  const isPhrase = (part: HTMLElement | Text) => part instanceof Text || part.matches(phrases);
  const hasText = before instanceof Text || after instanceof Text;
  const touch = before.nextSibling === after;
  const isApart = /\s$/u.test(before.textContent ?? '') || /^\s/u.test(after.textContent ?? '');
  return hasText && touch && !isApart && isPhrase(before) && isPhrase(after);
}

/** The same words, as a part of a line. */
function partOf(line: HTMLElement | Text): HTMLElement | Text {
  if (line instanceof Text) return line;
  const part = line.matches(phrases) ? line : line.ownerDocument.createElement('span');
  if (part !== line) {
    part.style.cssText = line.style.cssText;
    part.append(...line.childNodes);
  }
  part.style.removeProperty('display');
  return part;
}

function isRow(element: HTMLElement): boolean {
  if (isFlexRow(element)) return true;
  const children = [...element.children].filter((child) => !isBlank(child));
  return children.every((child) => child instanceof HTMLElement && isCell(child));
}

/**
 * The cells of a row that are no more than a line each stand in one line, as the page shows them. One
 * that is more is a column of the page, and its words are paragraphs of their own.
 */
export function joinRows(parent: HTMLElement): void {
  const styled = parent.querySelectorAll<HTMLElement>('td, th, [style*="table-cell"]');
  const flexible = parent.querySelectorAll<HTMLElement>('[style*="flex"]');
  const rows = new Set([...styled].flatMap(({ parentElement }) => parentElement ?? []));
  for (const row of new Set([...rows, ...flexible])) {
    if (!isRow(row)) continue;
    const lines = linesIn(row);
    if (lines === null || lines.length < 2) continue;
    const gaps = lines.map((line, index) => {
      const before = lines[index - 1];
      return before === undefined || areOneWord(before, line) ? '' : ' ';
    });
    const parts = lines.flatMap((line, index) => [gaps[index] ?? '', partOf(line)]);
    if (isFlexRow(row)) row.style.display = row.style.display === 'flex' ? 'block' : 'inline';
    const cell = row.matches('tr') ? row.ownerDocument.createElement('td') : row;
    cell.replaceChildren(...parts);
    if (cell !== row) row.replaceChildren(cell);
  }
}
