import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLastWords } from '../Button/use-last-words.ts';
import { iconButton } from './IconButton.css.ts';

export const iconButtonTones = ['quiet', 'neutral', 'primary'] as const;

export type IconButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'render'
> & {
  /** What it does, as a drawing. */
  icon: IconName;
  /** What it does, in words: the only name it has. */
  label: string;
  /** `primary` is for the one action of a view. */
  tone?: (typeof iconButtonTones)[number];
  /** `small` among other things in a line. */
  size?: 'small' | 'medium';
  /** What is waited for while it is pending; without it, what it does is said again. */
  pendingLabel?: string;
};

/**
 * A button with room for an icon only, named for screen readers; a Tooltip around it shows the
 * name. Where there is room for words, use Button: an icon is guessed, words are read.
 */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'medium',
  isPending = false,
  pendingLabel = label,
  ...props
}: IconButtonProps) {
  useLastWords(isPending);
  return (
    <AriaButton
      {...props}
      aria-label={label}
      isPending={isPending}
      className={iconButton({ tone, size })}
    >
      {isPending ? <Spinner label={pendingLabel} size="small" /> : <Icon name={icon} size={size} />}
    </AriaButton>
  );
}
