import { formatClock } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { WritingSession } from '@ecritoire/contracts';
import { useEffect } from 'react';
import { completeArrival, focusPageHeading } from './arrival.ts';
import { useSessionClock } from './session-clock.ts';
import { useLiveSession } from './live-session.ts';

/**
 * The title of the page; while a session lives, its clock comes first. A page that is there later
 * than its route takes the focus as it comes.
 */
export function PageTitle({ children }: { children: string }) {
  const session = useLiveSession();
  useEffect(() => completeArrival(focusPageHeading), []);
  return session === null ? <Title>{children}</Title> : <Timed session={session}>{children}</Timed>;
}

function Timed({ session, children }: { session: WritingSession; children: string }) {
  const { session: texts } = useI18n().LL;
  const clock = formatClock(useSessionClock(session));
  const sign = session.status === 'paused' ? texts.pausedPageTitle : texts.pageTitle;
  return <Title>{`${sign({ clock })} · ${children}`}</Title>;
}

function Title({ children }: { children: string }) {
  const brand = useI18n().LL.brand.name();
  return <title>{children.endsWith(brand) ? children : `${children} · ${brand}`}</title>;
}
