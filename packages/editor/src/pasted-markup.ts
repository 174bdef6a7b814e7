/** How far an item of a list within a list stands in, for each list around it. */
const indent = '\u2003';

/** How many of a list come before an item. */
const placeOf = (item: Element): number =>
  [...(item.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'LI').indexOf(item);

const beginning = (item: Element): Element => item.querySelector(':scope > p') ?? item;

/** Word has no lists either: a paragraph says which it is in, and how deep. */
function wordIndentOf(sign: Element): string {
  const style = sign.closest<HTMLElement>('p')?.dataset['pastedStyle'] ?? '';
  const level = /mso-list:\s*\S+ level(\d)/u.exec(style)?.[1];
  return indent.repeat(Number(level ?? 1) - 1);
}

/** A page that Google Docs exported has no list within another: a class says how deep one would be. */
function exportedLevelOf(list: Element): number | null {
  const level = /lst-kix_\w+-(\d)/u.exec(list.className)?.[1];
  return level === undefined ? null : Number(level);
}

/** There are no lists here: a bullet or a number stands in the text, as one would type it. */
export function writeListSigns(parent: ParentNode): void {
  for (const item of parent.querySelectorAll('li')) {
    const list = item.parentElement;
    const isNumbered = list instanceof HTMLOListElement;
    const sign = isNumbered ? `${list.start + placeOf(item)}.` : '•';
    beginning(item).prepend(`${sign} `);
  }
  for (const list of parent.querySelectorAll(':is(ul, ol) :is(ul, ol), [class*="lst-kix"]')) {
    const times = exportedLevelOf(list) ?? 1;
    for (const item of list.querySelectorAll('li')) beginning(item).prepend(indent.repeat(times));
  }
  for (const sign of parent.querySelectorAll('span[data-pasted-style*="mso-list"]')) {
    const text = sign.textContent.trim();
    const isNumber = /\w/u.test(text) && text.length > 1;
    sign.replaceWith(`${wordIndentOf(sign)}${isNumber ? text : '•'} `);
  }
}

/** LibreOffice has a margin between the sign of a note and its first word. */
export function partNoteSigns(parent: ParentNode): void {
  for (const sign of parent.querySelectorAll('.sdfootnotesym, .sdendnotesym')) sign.append(' ');
}

/** What {@link withoutInlineStyles} has put away, as far as it says something of the words. */
export function restoreStyles(parent: ParentNode): void {
  for (const element of parent.querySelectorAll<HTMLElement>('[data-pasted-style]')) {
    element.style.cssText = element.dataset['pastedStyle'] ?? '';
    // A link is underlined by its page; its words are not, once they are here.
    if (element.closest('a[href]')) element.style.removeProperty('text-decoration');
    // Word writes a tab as spaces that do not break.
    if (element.dataset['pastedStyle']?.includes('mso-tab-count')) {
      element.textContent = '\t';
      element.style.whiteSpace = 'pre';
    }
  }
}
