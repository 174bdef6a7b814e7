/**
 * Stands in for the page translator of Chrome: replaces each text node outside `translate="no"` by two
 * `<font>` elements, at once and after each change.
 *
 * @param place what is translated.
 * @returns ends it.
 */
export function translatePage(place: Element): () => void {
  const isLeftOut = (text: Node) =>
    text.parentElement?.closest(
      '[translate="no"], font, script, style, textarea, [contenteditable="true"]',
    ) !== null || text.textContent?.trim() === '';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isLeftOut(text) || !text.isConnected) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `*${text.textContent}*`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translate(node);
    }
  });
  translate(place);
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
