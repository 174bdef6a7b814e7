/** Texts that are in no catalogue: in the pseudo-locale, those with a plain letter that are no data. */

/**
 * Where the page shows what a person wrote, or what is the same in every language; and what Storybook
 * itself has in it.
 */
const data =
  "[translate='no'], bdi, [dir='auto'], time, kbd, code, [contenteditable], script, style, [class*='sb-']";

const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** Words with two plain letters, not both capitals: no unit, no code of a language, no initials. */
const plainWords = (text: string) => text.match(/\p{L}*[a-zA-Z][a-z]\p{L}*/gu) ?? [];

function* textsOf(page: HTMLElement): Generator<{ text: string; element: Element }> {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    if (element !== null) yield { text: currentNode.textContent ?? '', element };
  }
  for (const name of attributes) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      yield { text: element.getAttribute(name) ?? '', element };
    }
  }
}

/** The texts of the page that are no data. */
export const ownTexts = (page: HTMLElement) =>
  [...textsOf(page)].filter(({ element }) => element.closest(data) === null);

/** @param isData whether a text, or some plain words of one, are the server's or a library's */
export function hardCodedTexts(page: HTMLElement, isData: (text: string) => boolean): string[] {
  return ownTexts(page)
    .filter(({ text }) => {
      const plain = plainWords(text);
      if (plain.length === 0) return false;
      return !isData(text.trim()) && !isData(plain.join(' '));
    })
    .map(({ text, element }) => `“${text.trim()}” in <${element.localName}>`);
}
