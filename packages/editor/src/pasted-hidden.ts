/** What no browser shows, unless it can do no better. */
const neverShown =
  '[hidden], template, datalist, annotation, annotation-xml, svg :is(title, desc), video, audio, canvas, iframe, object, [data-pasted-style*="mso-hide:all"], [data-pasted-style*="mso-hide: all"]';

const isNothing = (size: string) => size !== '' && Number.parseFloat(size) <= 1;

/** For screen readers alone, or put out of the window. */
function isClipped({ style }: HTMLElement): boolean {
  if (/^-\d{3,}/u.test(style.textIndent)) return true;
  if (style.position !== 'absolute' && style.position !== 'fixed') return false;
  const hasNoSize = isNothing(style.width) && isNothing(style.height) && style.overflow !== '';
  return (
    hasNoSize ||
    /^-\d{3,}/u.test(style.left) ||
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

/** What the page hid is not pasted. */
export function removeHidden(parent: ParentNode): void {
  for (const element of parent.querySelectorAll<HTMLElement>(neverShown)) element.remove();
  for (const element of parent.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.display === 'none' || isClipped(element)) element.remove();
  }
  removeText(parent, 'visibility', (value) => value === 'hidden' || value === 'collapse');
  removeText(parent, 'font-size', (value) => /^0(?:\.0+)?(?:[a-z]+|%)?$/u.test(value));
}
