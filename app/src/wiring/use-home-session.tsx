import type { DocumentSummary, WritingSession } from '@ecritoire/contracts';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { HomeSessionProps } from '../screens/HomeSession.tsx';
import { SessionClock } from '../screens/SessionClock.tsx';
import type { Part } from '../screens/part.ts';
import { useFormats } from '../screens/use-formats.ts';
import { useLiveSession } from './live-session.ts';
import { useSessionClock } from './session-clock.ts';
import { useOpenTool } from './StudioTools.tsx';
import { useStudio } from './studio.ts';
import { useFirstPage } from './use-first-page.ts';
import { phaseOf, startFailureOf } from './writing-session.ts';

/**
 * The session as the dashboard shows it.
 * @param part the documents, last changed first: where a new session begins, and what the live one is
 *   called. Without them it begins nowhere in particular, as soon as that is known.
 */
export function useHomeSession(part: Part<readonly DocumentSummary[]>): HomeSessionProps {
  const { session: actor } = useStudio();
  const { LL } = useI18n();
  const navigate = useNavigate();
  const formats = useFormats();
  const phase = useSelector(actor, phaseOf);
  const startFailure = useSelector(actor, startFailureOf);
  const session = useLiveSession();
  const documents = part.status === 'there' ? part.data : [];
  const [last] = documents;
  const openTool = useOpenTool();
  const firstPage = useFirstPage();

  if (session !== null) {
    const text = documents.find(({ id }) => id === session.documentId);
    const { documentId } = session;
    return {
      kind: 'live',
      isPaused: session.status === 'paused',
      clock: <Clock session={session} />,
      words: session.stats.words,
      text:
        documentId === null
          ? null
          : {
              title: text ? formats.title(text) : null,
              href: `/app/documents/${documentId}`,
            },
      onResume: () => actor.send({ type: 'resume' }),
      isResuming: phase === 'resuming',
    };
  }
  if (phase === 'unknown') return { kind: 'unknown', onRetry: () => actor.send({ type: 'retry' }) };
  if (phase === 'loading' || part.status === 'loading') return { kind: 'waiting' };
  if (part.status === 'there' && last === undefined) {
    return {
      kind: 'nowhere',
      onBegin: () => firstPage.begin(undefined),
      isBeginning: firstPage.isBeginning,
      onNewDocument: () => openTool('newDocument'),
    };
  }
  return {
    kind: 'none',
    lastPage: last ? { title: formats.title(last), project: last.projectName } : null,
    onStart: () => {
      if (last === undefined) {
        actor.send({ type: 'start' });
        return;
      }
      actor.send({ type: 'start', projectId: last.projectId, documentId: last.id });
      void navigate({ to: '/app/documents/$documentId', params: { documentId: last.id } });
    },
    isStarting: phase === 'starting',
    error: startFailure === null ? undefined : messageOf(LL, startFailure),
  };
}

function Clock({ session }: { session: WritingSession }) {
  return <SessionClock seconds={useSessionClock(session)} />;
}
