/** What React keeps of a node of the page; of its internals, only what the walks here read. */
export type Fiber = {
  type: unknown;
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

function* below(first: Fiber | null): Generator<Fiber> {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    yield fiber;
    yield* below(fiber.child);
  }
}

/** Each node that React has rendered in the page. */
export const fibersIn = (page: Element): Fiber[] =>
  rootsIn(page).flatMap((root) => Array.from(below(root)));

const isHook = (value: unknown): value is { memoizedState: unknown; next: unknown } =>
  typeof value === 'object' && value !== null && 'memoizedState' in value && 'next' in value;

/** The states of a component's hooks, which React keeps as a list. */
export function hookStates({ memoizedState }: Fiber): unknown[] {
  const states: unknown[] = [];
  for (let hook = memoizedState; isHook(hook); hook = hook.next) states.push(hook.memoizedState);
  return states;
}
