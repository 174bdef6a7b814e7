import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const hasItsControl = /^(string|number|boolean|enum|date|function)$/;

/** What is neither words nor a figure is typed where a story begins with some, and words where it may be words. */
export function controlFor({ type, options }: StrictInputType, initial: unknown): object {
  if (type === undefined || options !== undefined || hasItsControl.test(type.name)) return {};
  if (typeof initial === 'object' && initial !== null) return {};
  const mayBeWords = 'value' in type && /^(string|ReactNode)/.test(String(type.value));
  return { control: typeof initial === 'string' || mayBeWords ? 'text' : false };
}

/** Every control does something: a story that is made of no args would follow none of them. */
export const onlyWhatFollows: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...(Object.keys(initialArgs).length > 0
          ? controlFor(argType, initialArgs[name])
          : { control: false }),
        ...argType,
      },
    ]),
  );
