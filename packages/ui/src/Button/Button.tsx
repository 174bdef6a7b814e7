import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLastWords } from './use-last-words.ts';
import { button, content, hiddenContent, pendingRing } from './Button.css.ts';

export const buttonTones = ['primary', 'neutral', 'quiet', 'error'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonLook = {
  /** `primary` is for the one action of a view, `error` for what cannot be taken back. */
  tone?: (typeof buttonTones)[number];
  /** `small` among other things in a line, `large` for the one thing to do on a page. */
  size?: (typeof buttonSizes)[number];
  /** `full` takes the whole line. */
  width?: 'fit' | 'full';
  /** Stands before the words, and follows their size. */
  icon?: IconName;
};

/** A pending button has to say what it waits for. */
type Pending =
  | { isPending?: false; pendingLabel?: string }
  | {
      /** What was asked is being done: it keeps the focus and takes no presses. */
      isPending: boolean;
      /** Says what is waited for: "Publishing…". */
      pendingLabel: string;
    };

export type ButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isDisabled' | 'isPending' | 'render'
> &
  ButtonLook &
  Pending & {
    /** It takes no presses for now. Say why beside it, and name those words in `aria-describedby`. */
    isDisabled?: boolean;
    /** What it does, as a verb. */
    children: ReactNode;
  };

/**
 * Does something here. Use Link to go somewhere.
 *
 * While pending it keeps its width, its place and the focus, and takes no presses. A button is
 * never only disabled: it says why, on press or in words beside it that describe it.
 */
export function Button({
  tone = 'neutral',
  size = 'medium',
  width = 'fit',
  icon,
  isPending = false,
  pendingLabel = '',
  children,
  ...props
}: ButtonProps) {
  useLastWords(isPending);
  return (
    <AriaButton {...props} isPending={isPending} className={button({ tone, size, width })}>
      <span className={isPending ? `${content} ${hiddenContent}` : content}>
        {icon ? <Icon name={icon} size={size} /> : null}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </span>
      {isPending ? (
        <span className={pendingRing}>
          <Spinner label={pendingLabel} size="small" />
        </span>
      ) : null}
    </AriaButton>
  );
}
