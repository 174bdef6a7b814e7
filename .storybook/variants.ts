import props from '../packages/ui/props.txt?raw';
import { variantsOf } from '../stories/states/variants.ts';

type Fiber = {
  type: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** What React rendered into an element, as its developer tools read it. */
function rootFiber(element: Element): Fiber | null {
  const [, container] =
    Object.entries(element).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const { stateNode }: { stateNode?: { current: Fiber } } = container ?? {};
  return stateNode?.current ?? null;
}

function* fibers(fiber: Fiber | null): Generator<Fiber> {
  for (let next = fiber; next !== null; next = next.sibling) {
    yield next;
    yield* fibers(next.child);
  }
}

const variants = variantsOf(props);

/** The variants of the rendered components, such as `Badge.tone.error`. */
function variantsIn(canvas: Element): Set<string> {
  const found = new Set<string>();
  for (const { type, memoizedProps } of fibers(rootFiber(canvas))) {
    if (typeof type !== 'function' || memoizedProps === null) continue;
    for (const { component, prop, name, byDefault } of variants) {
      const value = memoizedProps[prop] ?? byDefault;
      if (component === type.name && typeof value === 'string') found.add(`${name}.${value}`);
    }
  }
  return found;
}

/**
 * Which of the variants that a story names by its tags it does not render.
 * @param named such as `Badge.tone`, which names each of its values, or `Dialog.size.small`
 */
export function absentVariants(canvas: Element, named: readonly string[]): string[] {
  const wanted = variants.flatMap(({ name, values }) =>
    values
      .map((value) => `${name}.${value}`)
      .filter((value) => named.includes(name) || named.includes(value)),
  );
  const rendered = variantsIn(canvas);
  return wanted.filter((value) => !rendered.has(value));
}
