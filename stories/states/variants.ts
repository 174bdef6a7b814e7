/** A prop of a component that is one of a few words, such as the tone of a badge. */
export type Variant = {
  component: string;
  prop: string;
  /** `Badge.tone` */
  name: string;
  values: readonly string[];
  /** The value where the prop is left out. */
  byDefault: string | undefined;
};

const LINE =
  /^ {2}(?<prop>\w+)\??: (?<values>'[\w-]+'(?: \| (?:'[\w-]+'|null))+)(?: = (?:'(?<byDefault>[\w-]+)'|.+))?$/u;

/**
 * Every variant of the components.
 * @param props the text of `packages/ui/props.txt`
 */
export function variantsOf(props: string): Variant[] {
  const [components = ''] = props.split('\nAnd the types');
  return components.split('\n\n').flatMap((block) => {
    const [component = '', ...lines] = block.split('\n');
    return lines.flatMap((line) => {
      const { prop, values = '', byDefault } = LINE.exec(line)?.groups ?? {};
      if (prop === undefined) return [];
      const words = [...values.matchAll(/'([\w-]+)'/gu)].map(([, word = '']) => word);
      return [{ component, prop, name: `${component}.${prop}`, values: words, byDefault }];
    });
  });
}
