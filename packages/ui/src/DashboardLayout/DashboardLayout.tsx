import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import {
  head,
  layout,
  main,
  nav,
  session,
  sessionHeight,
  withoutNav,
} from './DashboardLayout.css.ts';

export type DashboardLayoutProps = {
  /** Text of the link that jumps to the content. */
  skipLabel: string;
  /** Usually AppBar. */
  head: ReactNode;
  /** Usually SideNav. Left out, the text has the whole width. */
  nav?: ReactNode;
  /** Usually SessionBar; stays in sight while the page scrolls, but in the lowest windows. */
  sessionBar?: ReactNode;
  /** The page itself. */
  children: ReactNode;
};

const mainId = 'main';

/**
 * The frame of every signed-in page. The session keeps in sight while the text scrolls, unless the window
 * is so low that no line would be left; on a phone the rooms are under the thumb, and what floats at the
 * bottom stands above them. At most two elements stand between it and the body: the styles of the root
 * look for it no deeper.
 */
export function DashboardLayout({
  skipLabel,
  head: atHead,
  nav: navigation,
  sessionBar,
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
      {sessionBar ? (
        <div ref={sayHeight} className={session}>
          {sessionBar}
        </div>
      ) : null}
    </div>
  );
}

/**
 * Says to the styles how high the bar of the session is. Only when that changes: the style of the
 * whole page hangs on it.
 */
function sayHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const resizes = new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect();
    if (height > 0) style.setProperty(sessionHeight, `${height}px`);
    else style.removeProperty(sessionHeight);
  });
  resizes.observe(bar);
  return () => {
    resizes.disconnect();
    style.removeProperty(sessionHeight);
  };
}
