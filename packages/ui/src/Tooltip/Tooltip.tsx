import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { anchor, tooltip } from './Tooltip.css.ts';
import { closeDelay, openDelay, useSkipDelay } from './use-skip-delay.ts';

export type TooltipProps = {
  /** A few words, without anything to press. */
  text: string;
  /** A button or a link. */
  children: ReactElement;
  /** Where it opens, if there is room. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
};

/**
 * Says more about a button, under the pointer after 700 ms and at once under the focus. Within
 * 300 ms of another one it opens without waiting. Touch has none: never the only place for a name.
 */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const { opening, pointing } = useSkipDelay();
  return (
    <span className={anchor} {...pointing}>
      <TooltipTrigger delay={openDelay} closeDelay={closeDelay} {...opening}>
        {children}
        <AriaTooltip className={tooltip} placement={placement} offset={6} containerPadding={8}>
          <span>{text}</span>
        </AriaTooltip>
      </TooltipTrigger>
    </span>
  );
}
