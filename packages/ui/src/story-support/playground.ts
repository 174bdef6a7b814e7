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

type ControlledProps = {
  keeps: readonly [value: string, onChange: string];
  shown: ReactElement<Props>;
  report: (value: unknown) => void;
};

/** Shows a choice at once: through the controls it comes back late, several keys later. */
export function Controlled({ keeps: [value, onChange], shown, report }: ControlledProps) {
  const controlled = shown.props[value];
  const [{ seen, current, reported }, setState] = useState({
    seen: controlled,
    current: controlled,
    reported: [] as unknown[],
  });
  if (!isSame(controlled, seen)) {
    const at = reported.findIndex((one) => isSame(one, controlled));
    setState({
      seen: controlled,
      current: at === -1 ? controlled : current,
      reported: reported.slice(at + 1),
    });
  }
  return cloneElement(shown, {
    [value]: current,
    [onChange]: (next: unknown) => {
      setState((was) => ({ ...was, current: next, reported: [...was.reported, next] }));
      report(next);
    },
  });
}

/**
 * One component with its props in the controls, to be changed there:
 * `export const Playground = playground((t) => <Button tone="primary">{t('Écrire', 'Write')}</Button>)`.
 * Words that nobody has changed follow the language.
 * @param keeps the prop with the reader's choice, and the one that reports another choice
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
      const changedElement = cloneElement(shown, Object.fromEntries(changed));
      if (!keeps) return changedElement;
      const report = (value: unknown) => {
        addons
          .getChannel()
          .emit('updateStoryArgs', { storyId: id, updatedArgs: { [keeps[0]]: value } });
      };
      return createElement(Controlled, { keeps, shown: changedElement, report });
    },
  };
}
