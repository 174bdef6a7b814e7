import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaProps,
} from 'react-aria-components';
import { content } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { toggle } from './ToggleButton.css.ts';

export type ToggleButtonProps = Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'aria-label' | 'render'
> & {
  /** What it turns on. It never changes with the state, which is announced separately. */
  label: string;
  /** Stands before the words, or for them. */
  icon?: IconName;
  /** `small` among other things in a line. */
  size?: 'small' | 'medium';
  /** `outlined` where no toolbar around it shows that it can be pressed. */
  look?: 'plain' | 'outlined';
} & (
    | { isIconOnly?: false }
    | {
        /** The drawing alone is in sight; the label is read out. */
        isIconOnly: true;
        /** Stands before the words, or for them. */
        icon: IconName;
      }
  );

/**
 * Something that is on or off, with effect at once: bold, the panel beside the text. In a form, use
 * Switch or Checkbox. Its words stay the same; that it is on is said by its look and to screen
 * readers.
 */
export function ToggleButton({
  label,
  icon,
  size = 'medium',
  look = 'plain',
  isIconOnly = false,
  ...props
}: ToggleButtonProps) {
  const sign = icon ? <Icon name={icon} size={size} /> : null;
  return (
    <AriaToggleButton
      {...props}
      className={toggle({ size, look, isIconOnly })}
      {...(isIconOnly ? { 'aria-label': label } : {})}
    >
      {isIconOnly ? (
        sign
      ) : (
        <span className={content}>
          {sign}
          <span>{label}</span>
        </span>
      )}
    </AriaToggleButton>
  );
}
