import { formatClock } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { withoutDirections } from '@ecritoire/prose';
import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../runtime/navigation-focus.ts';
import { useLiveSession } from '../session/live-session.ts';
import { useServices } from '../services/services.ts';

/**
 * The title of the page; while a session lives, its clock comes first. A page that is there later
 * than its route takes the focus as it comes.
 */
export function PageTitle({ children }: { children: string }) {
  const session = useLiveSession();
  const { navigationFocus, sessionClock } = useServices();
  const { LL } = useI18n();
  const brand = LL.brand.name();
  const named = withoutDirections(children);
  const title = named.endsWith(brand) ? named : `${named} · ${brand}`;
  const element = useRef<HTMLTitleElement>(null);
  useEffect(() => navigationFocus.complete(focusPageHeading), [navigationFocus]);
  // Beside React, which need not draw anything for a second that is over.
  useEffect(() => {
    const shown = element.current?.firstChild;
    if (session === null || !(shown instanceof Text)) return undefined;
    const sign = session.status === 'paused' ? LL.session.pausedPageTitle : LL.session.pageTitle;
    const stop = sessionClock.follow(session, (seconds) => {
      shown.nodeValue = `${sign({ clock: formatClock(seconds) })} · ${title}`;
    });
    return () => {
      stop();
      shown.nodeValue = title;
    };
  }, [LL, session, sessionClock, title]);
  return <title ref={element}>{title}</title>;
}
