import { cloneElement, createElement, isValidElement, useState, type ReactElement } from 'react';
import { addons } from 'storybook/preview-api';
import type { StoryObj } from '@storybook/react-vite';
import type { Translate } from './bilingual.ts';

type Props = Record<string, unknown>;

/** What can be typed: words, figures, and lists of them, such as the rows of a table. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object') return /^(string|number|boolean)$/.test(typeof value);
  return value !== null && !isValidElement(value) && Object.values(value).every(isPlain);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Words that may hold more than words are typed all the same; what is not plain stays as it is. */
const controlOf = (name: string, value: unknown) => {
  // What gives an example its words is no prop of what it shows.
  if (name === 't') return { table: { disable: true } };
  if (!isPlain(value)) return { control: false as const };
  return /^(children|label|description)$/.test(name) ? { control: 'text' as const } : {};
};

type KeptProps = {
  keeps: readonly [value: string, onChange: string];
  shown: ReactElement<Props>;
  tell: (value: unknown) => void;
};

/** What is chosen stands at once: by way of the controls it comes back late, keys later. */
export function Kept({ keeps: [value, onChange], shown, tell }: KeptProps) {
  const controlled = shown.props[value];
  const [{ seen, kept, told }, setState] = useState({
    seen: controlled,
    kept: controlled,
    told: [] as unknown[],
  });
  if (!isSame(controlled, seen)) {
    const at = told.findIndex((one) => isSame(one, controlled));
    setState({
      seen: controlled,
      kept: at === -1 ? controlled : kept,
      told: told.slice(at + 1),
    });
  }
  return cloneElement(shown, {
    [value]: kept,
    [onChange]: (next: unknown) => {
      setState((was) => ({ ...was, kept: next, told: [...was.told, next] }));
      tell(next);
    },
  });
}

/**
 * One component with its props in the controls, to be changed there:
 * `export const Playground = playground((t) => <Button tone="primary">{t('Écrire', 'Write')}</Button>)`.
 * Words that nobody has changed follow the language.
 * @param keeps the prop that holds what the reader chose, and the one that tells of another choice
 */
export function playground(
  example: (t: Translate) => ReactElement<Props>,
  keeps?: readonly [value: string, onChange: string],
): StoryObj {
  const french = example((words) => words).props;
  return {
    args: french,
    argTypes: Object.fromEntries(
      Object.entries(french).map(([name, value]) => [name, controlOf(name, value)]),
    ),
    render: (args, { globals, id }) => {
      const shown = example((words, english) => (globals['language'] === 'en' ? english : words));
      // Nothing is chosen is a choice as well.
      const changed = Object.entries(args).filter(
        ([name, value]) => (value === null || isPlain(value)) && !isSame(value, french[name]),
      );
      const told = cloneElement(shown, Object.fromEntries(changed));
      if (!keeps) return told;
      const tell = (value: unknown) => {
        addons
          .getChannel()
          .emit('updateStoryArgs', { storyId: id, updatedArgs: { [keeps[0]]: value } });
      };
      return createElement(Kept, { keeps, shown: told, tell });
    },
  };
}
