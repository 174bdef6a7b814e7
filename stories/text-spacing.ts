/**
 * Where the page shows what a person wrote. `global.css.ts` lets more break: `dir=auto` marks the
 * product's own figures and statuses as well, which are never one long word.
 */
const personal = "[translate='no'], bdi";

/** As long as the longest name may be, of wide letters. */
const unbroken = 'Constantinopolitaine'.repeat(4).slice(0, 75);

/**
 * Puts one unbroken word in the place of every text of a person.
 * @returns what puts the texts back
 */
export function putUnbrokenWords(page: HTMLElement): () => void {
  const before = new Map<Text, string>();
  for (const element of page.querySelectorAll(personal)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      // Counts, clocks and dates are written by the product, and so are initials.
      if (!(currentNode instanceof Text) || !/^\P{N}{3,}$/u.test(currentNode.data.trim())) continue;
      if (!before.has(currentNode)) before.set(currentNode, currentNode.data);
      currentNode.data = unbroken;
    }
  }
  return () => {
    for (const [text, words] of before) text.data = words;
  };
}

/**
 * Sets text as far apart as WCAG 1.4.12 asks a page to bear.
 * @returns what sets it back
 */
export function spaceText(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
     p { margin-block-end: 2em !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** What reaches farthest beyond the side of the window, as it is found in the page. */
export function widest(): string {
  const [first] = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .sort((one, other) => other.right - one.right);
  return first === undefined ? '' : `${first.element.outerHTML.slice(0, 160)} to ${first.right} px`;
}
