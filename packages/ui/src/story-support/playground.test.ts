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

test('what was chosen can be taken back: the playground does not choose its example again', () => {
  expect(shownWith({ value: 'novel' })).toBe('novel');
  expect(shownWith({ value: 'poetry' })).toBe('poetry');
  expect(shownWith({ value: null })).toBe('nothing');
});
