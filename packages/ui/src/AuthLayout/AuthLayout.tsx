import type { ReactNode } from 'react';
import { AppBar } from '../AppBar/AppBar.tsx';
import { foot, layout, main } from './AuthLayout.css.ts';

export type AuthLayoutProps = {
  /** Usually Brand. */
  brand: ReactNode;
  /** Switches for language and colours. */
  actions?: ReactNode;
  /** Links under the sheet: terms, privacy. */
  footer?: ReactNode;
  /** What stands on the sheet: why one is here, and the way in. */
  children: ReactNode;
};

/**
 * The doorstep: one narrow column, nothing that competes with signing in. No rooms to go to yet:
 * only language and colours stand beside it.
 */
export function AuthLayout({ brand, actions, footer, children }: AuthLayoutProps) {
  return (
    <div className={layout}>
      <AppBar start={brand} end={actions} />
      <main className={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={foot}>{footer}</footer>
    </div>
  );
}
