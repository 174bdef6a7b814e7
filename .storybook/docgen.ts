/** What the tables of props say: what is ours, and of the library's what an action or a field is about. */
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const top = fileURLToPath(new URL('../', import.meta.url));

type Options = NonNullable<StorybookConfig['typescript']>;
type Filter = NonNullable<Options['reactDocgenTypescriptOptions']>['propFilter'];

/** What every element takes, or only a few places ever need. */
const everywhere = /^(aria-|form|exclude|prevent|validat|slot$|render$|id$|inputRef$|auto[CF])/;
const handlers = /^on(?!(Press|Change|Submit|Action)$)[A-Z]/;

const isWorthKnowing: Filter = ({ name, parent }) => {
  const file = parent?.fileName ?? '';
  if (!file.includes('node_modules')) return true;
  const isOfEveryElement = parent?.name.startsWith('GlobalDOM') === true;
  const isOfLibrary = /react-aria|react-stately|@react-types/.test(file);
  return isOfLibrary && !isOfEveryElement && !everywhere.test(name) && !handlers.test(name);
};

export const docgen: Options = {
  // Its types are the compiler's own: unions spelled out, those of other files among them.
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: `${top}.storybook/tsconfig.docgen.json`,
    include: [`${top}packages/*/src/**/*.tsx`, `${top}app/src/{features,shared,shell}/**/*.tsx`],
    exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
    propFilter: isWorthKnowing,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
  },
};
