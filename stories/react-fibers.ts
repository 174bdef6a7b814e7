/** What React keeps of a node of the page; of its internals, only what the walks here read. */
export type Fiber = {
  memoizedProps: unknown;
  memoizedState: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** The root fiber of each React root in the page. */
export function rootsIn(page: Element): Fiber[] {
  return [page, ...page.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const root: unknown = key && Reflect.get(element, key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React gives no type for it
    return root ? [(root as { stateNode: { current: Fiber } }).stateNode.current] : [];
  });
}
