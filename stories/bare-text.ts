/**
 * Finds a text whose text node React holds. Where a text is an element's only child it holds none,
 * and writes the element's `textContent` instead: even after another program has replaced the
 * node, a page translator above all, that shows the new words and never throws (decision 0031).
 */
const isManagedByReact = (text: Text) =>
  Object.keys(text).some((name) => name.startsWith('__reactFiber$'));

const isBare = (text: Text) =>
  text.data.trim() !== '' &&
  isManagedByReact(text) &&
  text.parentElement?.closest('[translate="no"]') === null;

/**
 * Collects the texts that React adds to the page beside other nodes, or through a component.
 *
 * @returns ends it, and gives the texts with the element that each was in.
 */
export function watchBareTexts(): () => string[] {
  const found: string[] = [];
  const look = (records: MutationRecord[]) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const texts = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
      for (let at: Node | null = added; at !== null; at = texts.nextNode()) {
        if (!(at instanceof Text) || !isBare(at)) continue;
        found.push(`“${at.data}” in <${at.parentElement?.localName}>`);
      }
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    look(observer.takeRecords());
    observer.disconnect();
    return found;
  };
}
