/** What no browser shows, unless it can do no better. */
const neverShown =
  '[hidden], template, annotation, annotation-xml, svg :is(title, desc), video, audio, canvas, iframe, object, [data-pasted-style*="mso-hide:all"], [data-pasted-style*="mso-hide: all"]';

const isNothing = (size: string) => /^(?:0(?:[a-z]+|%)|1px)$/u.test(size);

/** A hanging indent and a note in the margin go far less to the left. */
const isOutOfWindow = (offset: string) => Number.parseFloat(offset) <= -999;

/** For screen readers only, or moved off the window. What may be visible stays. */
function isClipped({ style }: HTMLElement): boolean {
  if (isOutOfWindow(style.textIndent)) return true;
  if (style.position !== 'absolute' && style.position !== 'fixed') return false;
  const hasNoSize = isNothing(style.width) && isNothing(style.height);
  return (
    (hasNoSize && /hidden|clip|auto|scroll/u.test(style.overflow)) ||
    isOutOfWindow(style.left) ||
    /^rect\((?:[01](?:px)?[\s,]*){4}\)$/u.test(style.clip) ||
    /^inset\((?:50%|100%)\)$/u.test(style.clipPath)
  );
}

/** A style that holds for all the words within, where none has another. */
function removeText(parent: ParentNode, property: string, hides: (value: string) => boolean) {
  for (const element of parent.querySelectorAll<HTMLElement>(`[style*="${property}"]`)) {
    if (!hides(element.style.getPropertyValue(property))) continue;
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const hidden: Node[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let styled = text.parentElement;
      while (styled !== null && styled !== element) {
        if (styled.style.getPropertyValue(property) !== '') break;
        styled = styled.parentElement;
      }
      if (styled === element) hidden.push(text);
    }
    for (const text of hidden) text.parentNode?.removeChild(text);
  }
}

/** What is filled in or pressed; a button that is a heading, or amid words, is read. */
const controls =
  'select, datalist, textarea, input, button:not(h1 *, h2 *, h3 *, h4 *, h5 *, h6 *, summary *)';

const isText = (node: Node | null) =>
  node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

const isAmidWords = ({ previousSibling, nextSibling }: Element) =>
  isText(previousSibling) || isText(nextSibling);

/** The controls of a page are no words of its text. */
export function removeControls(parent: ParentNode): void {
  for (const control of parent.querySelectorAll(controls)) {
    if (!(control.matches('button') && isAmidWords(control))) control.replaceWith(' ');
  }
}

/** What the page hid is not pasted. */
export function removeHidden(parent: ParentNode): void {
  for (const element of parent.querySelectorAll<HTMLElement>(neverShown)) element.remove();
  for (const element of parent.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.display === 'none' || isClipped(element)) element.remove();
  }
  removeText(parent, 'visibility', (value) => value === 'hidden' || value === 'collapse');
  removeText(parent, 'font-size', (value) => /^0(?:\.0+)?(?:[a-z]+|%)?$/u.test(value));
}
