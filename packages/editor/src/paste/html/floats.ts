/** Words of their own place: at the side, or over the others. */
const isBeside = ({ style }: HTMLElement) =>
  /^(?:left|right|inline-start|inline-end)$/u.test(style.float) ||
  /^(?:absolute|fixed)$/u.test(style.position);

/** A first letter, large and at the side, begins the word that follows. */
const initial = /^[«“"‘'—–\s]*\p{L}{1,2}$/u;

const paragraphs = 'p, div, li, td, th, dd, dt, blockquote, h1, h2, h3, h4, h5, h6, pre';

function beginsItsParagraph(element: HTMLElement): boolean {
  const before = element.ownerDocument.createRange();
  const paragraph = element.parentElement?.closest(paragraphs);
  if (!paragraph) return element.previousSibling === null;
  before.setStart(paragraph, 0);
  before.setEndBefore(element);
  return before.toString().trim() === '';
}

/** A number at the side of a line, or a remark, is no part of the word that it was written after. */
export function partWordsBeside(parent: ParentNode): void {
  const styled = '[style*="float"], [style*="position"]';
  for (const element of parent.querySelectorAll<HTMLElement>(styled)) {
    if (!isBeside(element) || element.matches(paragraphs) || element.closest('sup, sub')) continue;
    const isFirst = beginsItsParagraph(element);
    if (!isFirst) element.before(' ');
    if (!isFirst || !initial.test(element.textContent)) element.after(' ');
  }
}
