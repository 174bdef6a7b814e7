import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playground } from './playground.ts';

type ChoiceProps = { value: string | null };
const Choice = ({ value }: ChoiceProps) => value ?? 'nothing';
const story = playground(() => createElement(Choice, { value: 'novel' }));

function shownWith(args: ChoiceProps): string {
  const meta = { title: 'Choice', component: Choice };
  return renderToStaticMarkup(createElement(composeStory({ ...story, args }, meta)));
}

test('a cleared choice does not return to the example', () => {
  expect(shownWith({ value: 'novel' })).toBe('novel');
  expect(shownWith({ value: 'poetry' })).toBe('poetry');
  expect(shownWith({ value: null })).toBe('nothing');
});

type Steps = { steps: readonly { label: string }[] };
const Path = ({ steps }: Steps) => steps.map(({ label }) => label).join(' > ');

test('a controls list follows the language until edited', () => {
  const path = playground((t) =>
    createElement(Path, { steps: [{ label: t('Projets', 'Projects') }] }),
  );
  const inEnglish = { initialGlobals: { language: 'en' } };
  const shown = (args: Partial<Steps>) => {
    const withArgs = { ...path, args: { ...path.args, ...args } };
    const Shown = composeStory(withArgs, { title: 'Path', component: Path }, inEnglish);
    return renderToStaticMarkup(createElement(Shown));
  };
  expect(shown({})).toBe('Projects');
  expect(shown({ steps: [{ label: 'Home' }, { label: 'Notes' }] })).toBe('Home &gt; Notes');
});
