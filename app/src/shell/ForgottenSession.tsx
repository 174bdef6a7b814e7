import { useSaveStatus } from '@ecritoire/document-sync/react';
import { usePart } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isForgotten, lastHeardOf, noteWentOn, readAt, readWentOn } from './forgotten.ts';
import { useLiveSession } from '../shared/session/live-session.ts';
import { useServices } from '../shared/services/services.ts';

const loadBanner = () => import('./ForgottenBanner.tsx');

/** Offers to end a session that was left to itself for hours when it was last heard of. */
export function ForgottenSession() {
  const { session: actor, documentSync, navigationFocus } = useServices();
  const session = useLiveSession();
  const isEnding = useSelector(actor, (snapshot) => snapshot.hasTag('ending'));
  // What this device has yet to send is written in the session as soon as it arrives.
  const isSent = useSaveStatus(
    documentSync(),
    (status) => status === null || status.state === 'saved',
  );
  const [wentOn, setWentOn] = useState(readWentOn);
  const isShown = session !== null && isSent && isForgotten(session, wentOn);
  const part = usePart(loadBanner, isShown, () => {});
  if (!isShown || part === null) return null;
  const last = lastHeardOf(session);
  const goOn = () => {
    const now = { sessionId: session.id, at: readAt(session) };
    noteWentOn(now);
    setWentOn(now);
    if (session.status === 'paused') actor.send({ type: 'resume' });
    navigationFocus.restore();
  };
  return (
    <part.ForgottenBanner
      last={last}
      asOf={readAt(session)}
      onEnd={() => actor.send({ type: 'end', endedAt: last.at })}
      isEnding={isEnding}
      onGoOn={goOn}
    />
  );
}
