import props from '../packages/ui/props.txt?raw';
import { fibersIn } from '../stories/react-fibers.ts';
import { variantsOf } from '../stories/states/variants.ts';

const variants = variantsOf(props);

const propsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

/** The variants of the rendered components, such as `Badge.tone.error`. */
function variantsIn(canvas: Element): Set<string> {
  const found = new Set<string>();
  for (const { type, memoizedProps } of fibersIn(canvas)) {
    const given = propsOf(memoizedProps);
    if (typeof type !== 'function' || given === null) continue;
    for (const { component, prop, name, byDefault } of variants) {
      const value: unknown = given.get(prop) ?? byDefault;
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
