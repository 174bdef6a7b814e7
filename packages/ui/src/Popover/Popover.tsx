import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { popover } from '../Select/Select.css.ts';
import { body } from './Popover.css.ts';
import { PopoverDialog } from './PopoverDialog.tsx';

export type PopoverProps = {
  /** Names it for screen readers. */
  label: string;
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  /** Where it opens, if there is room. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** What it says. */
  children: ReactNode;
};

/**
 * A little more about one thing, beside it. The page stays usable: a press outside or Escape closes
 * it. For actions use Menu, for a task use Dialog.
 */
export function Popover({ label, trigger, placement = 'bottom', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={popover} placement={placement} offset={6} containerPadding={8}>
        <PopoverDialog aria-label={label} className={body}>
          {children}
        </PopoverDialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
