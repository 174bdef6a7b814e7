import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { link } from '../Link/Link.css.ts';
import { linkButton } from './LinkButton.css.ts';

export type LinkButtonProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'render'> & {
  /** What it does, as a verb. */
  children: ReactNode;
};

/**
 * An action in a list of links, where a button's frame would be out of place: cookie preferences
 * in a footer. In any other place, use Button.
 */
export function LinkButton({ children, ...props }: LinkButtonProps) {
  return (
    <AriaButton {...props} className={`${link({ look: 'quiet' })} ${linkButton}`}>
      <span>{children}</span>
    </AriaButton>
  );
}
