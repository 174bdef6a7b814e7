import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { head, layout, main, nav, session, withoutNav } from './DashboardLayout.css.ts';

export type DashboardLayoutProps = {
  /** Text of the link that jumps to the content. */
  skipLabel: string;
  /** Usually AppBar. */
  head: ReactNode;
  /** Usually SideNav. Left out, the text has the whole width. */
  nav?: ReactNode;
  /** Usually SessionBar; stays in sight while the page scrolls. */
  sessionBar?: ReactNode;
  /** Where the bar of a session stands: it is in sight at any time. */
  sessionBarAt?: 'top' | 'bottom';
  /** The page itself. */
  children: ReactNode;
};

const mainId = 'main';

/**
 * The frame of every signed-in page. The session keeps in sight while the text scrolls; on a phone the
 * rooms are under the thumb, and what floats at the bottom stands above them.
 */
export function DashboardLayout({
  skipLabel,
  head: atHead,
  nav: navigation,
  sessionBar,
  sessionBarAt = 'bottom',
  children,
}: DashboardLayoutProps) {
  return (
    <div className={navigation ? layout : `${layout} ${withoutNav}`}>
      <SkipLink target={mainId}>{skipLabel}</SkipLink>
      <div className={head}>{atHead}</div>
      {navigation ? <div className={nav}>{navigation}</div> : null}
      <main className={main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {sessionBar ? <div className={session[sessionBarAt]}>{sessionBar}</div> : null}
    </div>
  );
}
