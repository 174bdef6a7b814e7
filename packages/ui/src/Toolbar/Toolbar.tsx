import type { KeyboardEvent, ReactNode } from 'react';
import { useSeparator } from 'react-aria/useSeparator';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { divider, toolbar } from './Toolbar.css.ts';

export type ToolbarProps = {
  /** Names the toolbar for screen readers. */
  label: string;
  /** Buttons, with ToolbarDivider between their groups. */
  children: ReactNode;
};

/** The library knows the arrow keys only. */
function goToEnds(event: KeyboardEvent<HTMLDivElement>) {
  const { key, currentTarget, target } = event;
  if (key !== 'Home' && key !== 'End') return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A popup that a button opens is outside of this element, and has these keys for itself.
  if (!(target instanceof Element && currentTarget.contains(target))) return;
  if (target.matches('input, textarea')) return;
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>(':is(button:enabled, a[href]):not([inert] *)'),
  ];
  stops.at(key === 'Home' ? 0 : -1)?.focus();
  event.preventDefault();
}

/**
 * Buttons that belong together: one stop of the Tab key, arrow keys within, Home and End for the
 * first and the last. It folds onto more lines rather than hide what does not fit.
 */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar
      aria-label={label}
      className={toolbar}
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the library gives it the role of a toolbar
      render={(props) => <div {...props} onKeyDown={goToEnds} />}
    >
      {children}
    </AriaToolbar>
  );
}

/** Parts groups within a Toolbar. */
export function ToolbarDivider() {
  const { separatorProps } = useSeparator({ orientation: 'vertical', elementType: 'div' });
  return <div {...separatorProps} className={divider} />;
}
