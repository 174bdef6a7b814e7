import type { ReactElement } from 'react';
import type { StoryObj } from '@storybook/react-vite';

/** Gives one of two texts, by the language chosen in the toolbar. */
export type Translate = <Value>(french: Value, english: Value) => Value;

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
