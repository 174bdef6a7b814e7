import { untilSignedIn, type SaveStatus } from '@ecritoire/document-sync';
import { useHasTextOnPage, useSaveStatus, useUnsafeStatus } from '@ecritoire/document-sync/react';
import { formatClock, messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { WritingSession } from '@ecritoire/contracts';
import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import { SaveIndicator, SessionBar, type SessionAction } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useSavingWords } from '../features/writing/use-saving-words.ts';
import { liveIdOf, useLiveSession } from '../shared/session/live-session.ts';
import { LiveText } from '../features/writing/LiveText.tsx';
import { useSignInAgain } from '../features/auth/sign-in-again.ts';
import { useServices } from '../shared/services/services.ts';
import { useStopWait } from '../features/sessions/use-stop-wait.ts';
import { phaseOf } from '../shared/session/writing-session.ts';

/** What is under way in a phase, of all that the bar can be asked for. */
function pendingIn(phase: WritingSessionTag): SessionAction | null {
  switch (phase) {
    case 'pausing':
      return 'pause';
    case 'resuming':
      return 'resume';
    case 'ending':
      return 'stop';
    case 'loading':
    case 'unknown':
    case 'idle':
    case 'starting':
    case 'active':
    case 'paused':
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
 * The session bar while a session lives; nothing otherwise. Its figures, which each save changes,
 * rerender alone.
 */
export function LiveSessionBar() {
  const { session: actor } = useServices();
  const id = useSelector(actor, liveIdOf);
  const isPaused = useSelector(actor, ({ context }) => context.session?.status === 'paused');
  return id === null ? null : <Bar id={id} isPaused={isPaused} />;
}

function Clock() {
  const session = useLiveSession();
  return session === null ? null : <RunningClock session={session} />;
}

function RunningClock({ session }: { session: WritingSession }) {
  const { sessionClock } = useServices();
  const follow = useCallback(
    (show: (text: string) => void) =>
      sessionClock.follow(session, (seconds) => show(formatClock(seconds))),
    [session, sessionClock],
  );
  return <LiveText follow={follow} />;
}

/** Those that the server has counted, and what was written since. */
function Words() {
  const { LL } = useI18n();
  const { words } = useServices();
  const follow = useCallback(
    (show: (text: string) => void) => {
      const say = () => show(LL.session.words({ words: words.get() }));
      say();
      return words.subscribe(say);
    },
    [LL, words],
  );
  return <LiveText follow={follow} />;
}

/** What waits while the sign-in has expired is no failure. */
const shownOf = (saving: SaveStatus, isExpired: boolean): SaveStatus =>
  isExpired && !saving.isGone
    ? { ...saving, state: untilSignedIn(saving.state, saving.isProtected) }
    : saving;

/** In the bar, beside a text that says how its own words are. */
function useSavingWordsInBar(): (saving: SaveStatus) => string {
  const savingWords = useSavingWords();
  const isTextOnPage = useHasTextOnPage(useServices().documentSync());
  const { saving: texts } = useI18n().LL;
  return (saving) =>
    isTextOnPage && !saving.isOnPage
      ? texts.ofAnotherText({ state: savingWords(saving) })
      : savingWords(saving);
}

/** Goes from one state to the next all the time as one types: the rest of the bar does not. */
function SavingInBar({ isExpired }: { isExpired: boolean }) {
  const words = useSaveStatus(useServices().documentSync(), (status) => status);
  const savingWords = useSavingWordsInBar();
  if (words === null) return null;
  const saving = shownOf(words, isExpired);
  return (
    // The text itself says it to who cannot see it.
    <span aria-hidden={saving.isOnPage}>
      <SaveIndicator state={saving.state} label={savingWords(saving)} />
    </span>
  );
}

function Bar({ id, isPaused }: { id: string; isPaused: boolean }) {
  const { session: actor, documentSync, openEditor } = useServices();
  const { LL } = useI18n();
  const phase = useSelector(actor, phaseOf);
  const messageKey = useSelector(actor, ({ context }) => context.messageKey);
  const signInAgain = useSignInAgain() ?? undefined;
  const isExpired = signInAgain !== undefined;
  // A text on the page reports its own saving.
  const isReportedHere = useSaveStatus(
    documentSync(),
    (status) => status !== null && (isExpired || !status.isOnPage),
  );
  const unsafe = useUnsafeStatus(documentSync());
  const trouble = unsafe && shownOf(unsafe, isExpired);
  const savingWords = useSavingWordsInBar();
  const wait = useStopWait(phase === 'pausing' || phase === 'ending');
  const goOn = () => {
    actor.send({ type: 'cancel' });
    openEditor.focus();
  };
  // The button disappears with the error: the focus goes back to the text.
  const saveAndReturn = () => {
    documentSync()?.retryAll();
    openEditor.focus();
  };
  return (
    <SessionBar
      label={LL.session.barLabel()}
      status={isPaused ? 'paused' : 'active'}
      statusLabel={isPaused ? LL.session.paused() : LL.session.active()}
      clock={<Clock />}
      clockLabel={LL.session.elapsed()}
      wordsLabel={LL.session.wordsOfSession()}
      words={<Words />}
      page={{ href: `/app/sessions/${id}`, label: LL.session.open() }}
      saving={trouble || isReportedHere ? <SavingInBar isExpired={isExpired} /> : null}
      unsaved={trouble !== null && !isExpired ? savingWords(trouble) : undefined}
      unsavedAction={
        trouble?.state === 'error' && trouble.isOnPage && !trouble.isGone
          ? { label: LL.errorPage.retry(), onAction: saveAndReturn }
          : undefined
      }
      pauseLabel={LL.session.pause()}
      resumeLabel={LL.session.resume()}
      stopLabel={LL.session.stop()}
      onPause={() => actor.send({ type: 'pause' })}
      onResume={() => actor.send({ type: 'resume' })}
      onStop={() => actor.send({ type: 'end' })}
      pending={pendingIn(phase)}
      pendingLabel={LL.common.loading()}
      wait={wait ? { ...wait, actionLabel: LL.session.goOn(), onAction: goOn } : undefined}
      blocked={signInAgain}
      errorMessage={messageKey === null ? undefined : messageOf(LL, messageKey)}
    />
  );
}
