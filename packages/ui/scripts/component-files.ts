/** What `pnpm new:component` writes: a component that holds every rule of the house and does nothing yet. */

export const groups = [
  'Actions',
  'Forms',
  'Overlays',
  'Status',
  'Data',
  'Writing',
  'Navigation',
  'Content',
  'Layouts',
] as const;

/** Stands in the docs of a new component until somebody has said it; the tests let nobody forget. */
export const stillToSay = 'What it is for. What to use instead, and when. Why it is as it is.';

export type Group = (typeof groups)[number];

/** What is wrong with a name, in a sentence that says how to mend it; empty when nothing is. */
export function nameMistake(name: string): string {
  if (name === '') return 'Say what it is called: pnpm new:component SideNote.';
  if (/^[A-Z][A-Za-z]+$/.test(name)) return '';
  const words = name.split(/[^A-Za-z]+/).filter((word) => word !== '');
  const better = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
  const advice = better.length > 1 ? `: “${better}”, perhaps` : '';
  return `“${name}” cannot be its name. Letters only, each word with a capital${advice}.`;
}

/** The files of a component's folder by name. */
export function componentFiles(name: string, group: Group): Record<string, string> {
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import { root } from './${name}.css.ts';

export type ${name}Props = {
  /** What stands in it. */
  children: ReactNode;
};

/** ${stillToSay} */
export function ${name}({ children }: ${name}Props) {
  return <div className={root}>{children}</div>;
}
`,
    [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const root = style({ color: vars.colour.text.default });
`,
    [`${name}.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ${name} } from './${name}.tsx';

const meta = { title: '${group}/${name}', component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;

export const Playground = playground((t) => <${name}>{t('Quelques mots', 'A few words')}</${name}>);

export const WithWords = bilingual((t) => <${name}>{t('Quelques mots', 'A few words')}</${name}>);

export const RightToLeft = rightToLeft(WithWords);
`,
    [`${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ${name} } from './${name}.tsx';

test('shows the words that it is given', async () => {
  const screen = await render(<${name}>Quelques mots</${name}>);
  await expect.element(screen.getByText('Quelques mots')).toBeVisible();
});
`,
  };
}

const pathOf = (statement: string) => / from '(.+)'/.exec(statement)?.[1] ?? '';

/** The text of `index.ts` with the component's line where the alphabet wants it. */
export function withComponent(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx'`;
  const statements = index.trimEnd().replace(/;$/, '').split(';\n');
  const after = statements.findIndex(
    (statement) => pathOf(statement).localeCompare(pathOf(line)) > 0,
  );
  return `${statements.toSpliced(after === -1 ? statements.length : after, 0, line).join(';\n')};\n`;
}
