const usable = 'input,textarea,button,a,summary,details,[role],[tabindex]';

/** Identifies an element in a rebuilt page, where ids differ. */
function signOf(element: Element): string {
  const said = element.matches('button,a,summary') ? element.textContent : null;
  const type = element instanceof HTMLInputElement ? element.type : null;
  // The value of a text field is what somebody typed.
  const value = type === 'checkbox' || type === 'radio' ? element.getAttribute('value') : null;
  // React has another name of its own for a group of choices.
  const attributes = ['name', 'role', 'href', 'aria-label'].map((name) =>
    element.getAttribute(name)?.replace(/^_r_.*/i, ''),
  );
  return [element.tagName, said, type, value, ...attributes].join('\n');
}

function usableIn(nodes: readonly Node[]): Element[] {
  const found = nodes.flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(usable) ? [node] : []), ...node.querySelectorAll(usable)]
      : [],
  );
  return [...new Set(found)];
}

/** For each element of what has gone, the one that has come in its place. */
function counterparts(gone: readonly Node[], come: readonly Node[]): ReadonlyMap<Element, Element> {
  const bySign = new Map<string, Element[]>();
  for (const element of usableIn(come)) {
    const sign = signOf(element);
    bySign.set(sign, [...(bySign.get(sign) ?? []), element]);
  }
  const pairs = new Map<Element, Element>();
  for (const element of usableIn(gone)) {
    const fresh = bySign.get(signOf(element))?.shift();
    if (fresh !== undefined) pairs.set(element, fresh);
  }
  return pairs;
}

/**
 * Reports a part of the page that React has rebuilt after a hydration mismatch. It does so within
 * one task: nobody has typed in between.
 */
export function followRebuilds(
  page: Document,
  signal: AbortSignal,
  then: (pairs: ReadonlyMap<Element, Element>) => void,
): void {
  const observer = new MutationObserver((records) => {
    const gone = records.flatMap((each) => [...each.removedNodes]).filter((n) => !n.isConnected);
    const come = records.flatMap((each) => [...each.addedNodes]).filter((n) => n.isConnected);
    if (gone.length > 0 && come.length > 0) then(counterparts(gone, come));
  });
  const root = page.getElementById('root');
  if (root !== null) observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
