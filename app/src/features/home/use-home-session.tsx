import type { DocumentSummary, WritingSession } from '@ecritoire/contracts';
import { useLastEdited } from '@ecritoire/document-sync/react';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { waitFor } from 'xstate';
import type { HomeSessionProps } from './HomeSession.tsx';
import { SessionClock } from '../../shared/session/SessionClock.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { beginWriting } from '../writing/index.ts';
import { useLiveSession } from '../../shared/session/live-session.ts';
import { useSessionClock } from '../../shared/session/use-session-clock.ts';
import { useOpenTool } from '../../shared/page/open-tool.ts';
import { useDocumentSync, useServices } from '../../shared/services/services.ts';
import { useFirstPage } from './use-first-page.ts';
import { phaseOf, startFailureOf } from '../../shared/session/writing-session.ts';

/** The phases that the dashboard distinguishes, beside whether a session lives. */
function shownIn(phase: WritingSessionTag): 'loading' | 'unknown' | 'starting' | 'resuming' | null {
  switch (phase) {
    case 'loading':
    case 'unknown':
    case 'starting':
    case 'resuming':
      return phase;
    case 'idle':
    case 'active':
    case 'pausing':
    case 'paused':
    case 'ending':
    case 'reviewing':
    case 'savingReview':
    case 'savingDraft':
    case 'publishing':
    case 'confirmingDiscard':
    case 'discarding':
      return null;
  }
}

/**
 * The session as the dashboard shows it.
 * @param part the documents, last changed first: where a new session begins, and what the live one is
 *   called.
 */
export function useHomeSession(part: Part<readonly DocumentSummary[]>): HomeSessionProps {
  const services = useServices();
  const { session: actor, words, inputBuffer } = services;
  const { LL } = useI18n();
  const navigate = useNavigate();
  const formats = useFormats();
  const shown = shownIn(useSelector(actor, phaseOf));
  const startFailure = useSelector(actor, startFailureOf);
  const session = useLiveSession();
  const wordsNow = useSyncExternalStore(words.subscribe, words.get);
  const lastEdited = useLastEdited(useDocumentSync(), session?.id);
  const documents = part.status === 'there' ? part.data : [];
  const [last] = documents;
  const openTool = useOpenTool();
  const firstPage = useFirstPage();
  // While it is loading again, the message of its failure stays.
  const [wasUnknown, setWasUnknown] = useState(false);
  if (shown !== 'loading' && wasUnknown !== (shown === 'unknown')) setWasUnknown(!wasUnknown);

  if (session !== null) {
    // The one written in may be deleted since: then it is not among those changed last.
    const text =
      documents.find(({ id }) => id === lastEdited) ??
      documents.find(({ id }) => id === session.documentId);
    const documentId = text?.id ?? session.documentId;
    return {
      kind: 'live',
      isPaused: session.status === 'paused',
      clock: <Clock session={session} />,
      words: wordsNow,
      text:
        documentId === null
          ? null
          : {
              title: text ? formats.title(text) : null,
              href: `/app/documents/${documentId}`,
            },
      onResume: () => actor.send({ type: 'resume' }),
      isResuming: shown === 'resuming',
    };
  }
  if (wasUnknown) {
    const onRetry = () => {
      actor.send({ type: 'retry' });
      return waitFor(actor, (snapshot) => phaseOf(snapshot) !== 'loading');
    };
    return { kind: 'unknown', triesAgain: true, onRetry };
  }
  if (shown === 'loading' || part.status === 'loading') return { kind: 'waiting' };
  if (part.status === 'failed') {
    const { triesAgain = false, onRetry } = part;
    return { kind: 'unknownPage', triesAgain, onRetry };
  }
  if (last === undefined) {
    return {
      kind: 'nowhere',
      onBegin: () => firstPage.begin(undefined),
      isBeginning: firstPage.isBeginning,
      onNewDocument: () => openTool('newDocument'),
    };
  }
  return {
    kind: 'none',
    lastPage: { title: formats.title(last), project: last.projectName },
    onStart: () => {
      const place = { projectId: last.projectId, documentId: last.id };
      if (!inputBuffer.tryBegin(place)) return;
      void beginWriting(services, place).finally(inputBuffer.endBegin);
      void navigate({ to: '/app/documents/$documentId', params: { documentId: last.id } });
    },
    isStarting: shown === 'starting',
    error: startFailure === null ? undefined : messageOf(LL, startFailure),
  };
}

function Clock({ session }: { session: WritingSession }) {
  return <SessionClock seconds={useSessionClock(session)} />;
}
