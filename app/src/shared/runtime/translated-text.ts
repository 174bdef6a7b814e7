/**
 * Keeps React and the browser's page translator from breaking each other.
 *
 * Chrome translates a page by replacing each text node by `<font>` elements, and does so again after
 * each change. React keeps the text nodes that it made: it changes one that is no longer in the page
 * (the words stay stale), or removes it, or inserts beside it (an exception that takes the page away;
 * https://github.com/facebook/react/issues/11538). Elements that hold one text alone are safe, for
 * React writes their `textContent`; text beside other nodes is not, in our components or a library's.
 *
 * So each replaced text node is remembered with its translation, and put back, or taken as standing
 * there, at the moment when somebody writes to it. The translator then translates the new words.
 *
 * @param page whose text nodes are followed, from its first render on.
 * @returns ends it.
 */
export function followTranslations(page: Document): () => void {
  const translations = new WeakMap<Node, Element>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      const [font] = addedNodes;
      const [text] = removedNodes;
      // Both in one record where one replaces the other.
      if (text?.nodeType === Node.TEXT_NODE && font instanceof Element && font.tagName === 'FONT') {
        translations.set(text, font);
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });

  /** The translation that stands in the place of a node. */
  const standingFor = (node: Node | null): Element | undefined => {
    const font = node?.parentNode === null ? translations.get(node) : undefined;
    return font?.isConnected ? font : undefined;
  };
  /** The child of a parent that is, holds or stands for a node. */
  const childOf = (parent: Node, node: Node): Node | null => {
    let child: Node | null = standingFor(node) ?? node;
    while (child !== null && child.parentNode !== parent) child = child.parentNode;
    return child;
  };

  const prototype = page.defaultView?.Node.prototype ?? Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each is applied to the node it was called on
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (nodeValue?.set === undefined) throw new Error('A node has no value to be written.');

  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      standingFor(this)?.replaceWith(this);
      nodeValue.set?.call(this, value);
    },
  });
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return Reflect.apply(removeChild, this, [child]);
    // A sentence that is translated as a whole has its elements moved into the translation.
    const place = standingFor(child) ?? child;
    if (place.parentNode !== null && this.contains(place)) {
      Reflect.apply(removeChild, place.parentNode, [place]);
      return child;
    }
    return Reflect.apply(removeChild, this, [child]);
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    standingFor(node)?.remove();
    const place = next === null || next.parentNode === this ? next : childOf(this, next);
    return Reflect.apply(insertBefore, this, [
      node,
      next !== null && place === null ? next : place,
    ]);
  };
  prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    standingFor(node)?.remove();
    return Reflect.apply(appendChild, this, [node]);
  };

  return () => {
    observer.disconnect();
    Object.defineProperty(prototype, 'nodeValue', nodeValue);
    Object.assign(prototype, { removeChild, insertBefore, appendChild });
  };
}
