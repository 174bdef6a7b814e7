type Put = { node: ChildNode; parent: ParentNode & Node; next: ChildNode | null };

/** Keeps the focus of what it moves, where the browser can. */
function place(parent: Node, node: ChildNode, next: ChildNode | null): void {
  if ('moveBefore' in parent && typeof parent.moveBefore === 'function' && node.isConnected)
    parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

/** The children of each element of a tree, from the root down. */
function childrenByParent(root: ParentNode & Node): Map<ParentNode & Node, ChildNode[]> {
  const built = new Map<ParentNode & Node, ChildNode[]>();
  for (const parent of [root, ...root.querySelectorAll('*')]) {
    if (parent.hasChildNodes()) built.set(parent, [...parent.childNodes]);
  }
  return built;
}

/**
 * Sets aside what browser extensions have put into the built page, while React takes it over: it
 * would fail to hydrate the page and rebuild it while somebody types.
 */
export function setForeignNodesAside(page: Document): void {
  let built = new Map<ParentNode & Node, ChildNode[]>();
  const aside: Put[] = [];
  // Extensions come later, or hear of the page after this.
  page.addEventListener(
    'readystatechange',
    () => {
      const root = page.getElementById('root');
      if (root !== null) built = childrenByParent(root);
    },
    { once: true },
  );
  const setAside = () => {
    for (const [parent, children] of built) {
      const isWhole = children.every((child) => child.parentNode === parent);
      if (isWhole && parent.childNodes.length === children.length) continue;
      let next: ChildNode | null = null;
      for (const child of children.toReversed()) {
        if (child.parentNode !== parent) place(parent, child, next);
        next = child;
      }
      const own = new Set<ChildNode>(children);
      for (const node of [...parent.childNodes].filter((each) => !own.has(each))) {
        // What stood around our own nodes, or in their place, has nothing to stand for.
        if (isWhole) aside.push({ node, parent, next: ownAfter(node, own) });
        node.remove();
      }
    }
    built.clear();
  };
  const putBack = () => {
    for (const { node, parent, next } of aside) {
      if (!parent.isConnected || node.isConnected) continue;
      parent.insertBefore(node, next?.parentNode === parent ? next : null);
    }
  };
  page.addEventListener('hydrating', setAside, { once: true });
  page.addEventListener('hydrated', putBack, { once: true });
}

function ownAfter(node: ChildNode, own: ReadonlySet<ChildNode>): ChildNode | null {
  let next = node.nextSibling;
  while (next !== null && !own.has(next)) next = next.nextSibling;
  return next;
}
