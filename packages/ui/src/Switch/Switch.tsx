import type { ReactNode } from 'react';
import {
  SwitchButton,
  SwitchField,
  Text as AriaText,
  type SwitchFieldProps,
} from 'react-aria-components';
import { list, row, words } from '../Checkbox/Checkbox.css.ts';
import { detail, thumb, track } from './Switch.css.ts';

export type SwitchProps = Omit<
  SwitchFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid'
> & {
  /** What is on while it is on; the words stay the same when it is off. */
  label: string;
  /** What it changes, where the label leaves it open. */
  description?: ReactNode;
};

/** On or off, with effect at once. In a form that is sent, use Checkbox. */
export function Switch({ label, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={list}>
      <SwitchButton className={row}>
        <span className={track} aria-hidden="true">
          <span className={thumb} />
        </span>
        <span className={words}>{label}</span>
      </SwitchButton>
      {description ? (
        <AriaText slot="description" elementType="p" className={detail}>
          {description}
        </AriaText>
      ) : null}
    </SwitchField>
  );
}
