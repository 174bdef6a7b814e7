import type { ReactNode } from 'react';
import { appBar, end, middle, start as startClass } from './AppBar.css.ts';

export type AppBarProps = {
  /** Usually Brand. */
  start: ReactNode;
  /** In the middle: what the page is about. */
  children?: ReactNode;
  /** Switches and the account menu. */
  end?: ReactNode;
};

/**
 * The head of the product: the brand or where one is, and what is always at hand. It scrolls away
 * with the page: the text needs the room.
 */
export function AppBar({ start, children, end: atEnd }: AppBarProps) {
  return (
    <header className={appBar}>
      <div className={startClass}>{start}</div>
      <div className={middle}>{children}</div>
      <div className={end}>{atEnd}</div>
    </header>
  );
}
