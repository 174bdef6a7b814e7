import type { ReactNode } from 'react';
import { useSeparator } from 'react-aria/useSeparator';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { divider, toolbar } from './Toolbar.css.ts';

export type ToolbarProps = {
  /** Names the toolbar for screen readers. */
  label: string;
  /** Buttons, with ToolbarDivider between their groups. */
  children: ReactNode;
};

/**
 * Buttons that belong together: one stop of the Tab key, arrow keys within. It folds onto more
 * lines rather than hide what does not fit.
 */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={toolbar}>
      {children}
    </AriaToolbar>
  );
}

/** Parts groups within a Toolbar. */
export function ToolbarDivider() {
  const { separatorProps } = useSeparator({ orientation: 'vertical', elementType: 'div' });
  return <div {...separatorProps} className={divider} />;
}
