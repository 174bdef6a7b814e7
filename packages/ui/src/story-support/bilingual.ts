import type { ReactElement } from 'react';
import type { StoryObj } from '@storybook/react-vite';

/** Gives one of two texts, by the language chosen in the toolbar. */
export type Translate = <Value>(french: Value, english: Value) => Value;

/** The French one, for tests. */
export const inFrench: Translate = (french) => french;

/**
 * A story in both languages:
 * `export const Sizes = bilingual((t) => <Button>{t('Écrire', 'Write')}</Button>)`.
 */
export function bilingual(Render: (t: Translate) => ReactElement, rest: StoryObj = {}): StoryObj {
  return {
    ...rest,
    render: (_args, { globals }) =>
      Render((french, english) => (globals['language'] === 'en' ? english : french)),
  };
}

/**
 * The same story from right to left, as Arabic, Hebrew or Persian readers have it:
 * `export const RightToLeft = rightToLeft(Sizes)`. Every component has one.
 */
export function rightToLeft({ play: _play, ...story }: StoryObj): StoryObj {
  return {
    ...story,
    globals: { ...story.globals, direction: 'rtl' },
    // Of what axe looks for, direction changes nothing: the story itself has it.
    parameters: { ...story.parameters, a11y: { test: 'off' } },
    tags: ['right-to-left'],
  };
}

/** The same where something has to be pressed or typed first to see it: what opens, opens here too. */
export function rightToLeftPlayed(story: StoryObj): StoryObj {
  const { play } = story;
  return { ...rightToLeft(story), ...(play ? { play } : {}) };
}
