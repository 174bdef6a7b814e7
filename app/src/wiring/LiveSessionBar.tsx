import { formatClock, messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { WritingSession } from '@ecritoire/contracts';
import { SaveIndicator, SessionBar, type SaveState, type SessionAction } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useSavingWords } from '../screens/use-saving-words.ts';
import { saveNow } from './auto-save.ts';
import { useLiveSession } from './live-session.ts';
import { LiveText } from './LiveText.tsx';
import { untilSignedIn, useSavingNow } from './saving-now.ts';
import { followSessionClock } from './session-clock.ts';
import { useSignInAgain } from './sign-in-again.ts';
import { useStudio } from './studio.ts';
import { unsavedWords } from './unsaved-words.ts';
import { phaseOf } from './writing-session.ts';
import { returnToText } from './writing-place.ts';

const pendingOf: Partial<Record<ReturnType<typeof phaseOf>, SessionAction>> = {
  pausing: 'pause',
  resuming: 'resume',
  ending: 'stop',
};

/** Milliseconds: from then on it is no longer what typing does all the time. */
const longWait = 10_000;

/** Whether one has to know that the words are not safe: at once in trouble, or after a long wait. */
function useIsUnsaved(state: SaveState): boolean {
  const isUnderWay = state === 'pending' || state === 'saving';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setIsLong(true), longWait);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isUnderWay]);
  return isUnderWay ? isLong : state !== 'saved';
}

/** What was pressed goes with the trouble: the focus goes back to the text. */
function saveAndReturn(): void {
  saveNow();
  returnToText();
}

/** The session bar while a session lives; nothing otherwise. */
export function LiveSessionBar() {
  const session = useLiveSession();
  return session === null ? null : <Bar session={session} />;
}

function Clock({ session }: { session: WritingSession }) {
  const follow = useCallback(
    (show: (text: string) => void) =>
      followSessionClock(session, (seconds) => show(formatClock(seconds))),
    [session],
  );
  return <LiveText follow={follow} />;
}

/** Those that the server has counted, and what was written since. */
function Words({ session }: { session: WritingSession }) {
  const { LL } = useI18n();
  const follow = useCallback(
    (show: (text: string) => void) => {
      const say = () => show(LL.session.words({ words: session.stats.words + unsavedWords.get() }));
      say();
      return unsavedWords.subscribe(say);
    },
    [LL, session],
  );
  return <LiveText follow={follow} />;
}

function Bar({ session }: { session: WritingSession }) {
  const { session: actor } = useStudio();
  const { LL } = useI18n();
  const phase = useSelector(actor, phaseOf);
  const messageKey = useSelector(actor, ({ context }) => context.messageKey);
  const signInAgain = useSignInAgain() ?? undefined;
  const words = useSavingNow((each) => each);
  const saving =
    words && signInAgain && !words.isGone
      ? { ...words, state: untilSignedIn(words.state, words.isProtected) }
      : words;
  const savingWords = useSavingWords();
  const isUnsaved = useIsUnsaved(saving?.state ?? 'saved');
  const isPaused = session.status === 'paused';
  return (
    <SessionBar
      label={LL.session.barLabel()}
      status={isPaused ? 'paused' : 'active'}
      statusLabel={isPaused ? LL.session.paused() : LL.session.active()}
      clock={<Clock session={session} />}
      clockLabel={LL.session.elapsed()}
      words={<Words session={session} />}
      page={{ href: `/app/sessions/${session.id}`, label: LL.session.open() }}
      saving={
        saving === null ? null : (
          // The text itself says it to who cannot see it.
          <span aria-hidden={saving.isOnPage}>
            <SaveIndicator state={saving.state} label={savingWords(saving)} />
          </span>
        )
      }
      unsaved={saving !== null && isUnsaved && !signInAgain ? savingWords(saving) : undefined}
      unsavedAction={
        saving?.state === 'error' && saving.isOnPage && !saving.isGone
          ? { label: LL.errorPage.retry(), onAction: saveAndReturn }
          : undefined
      }
      pauseLabel={LL.session.pause()}
      resumeLabel={LL.session.resume()}
      stopLabel={LL.session.stop()}
      onPause={() => actor.send({ type: 'pause' })}
      onResume={() => actor.send({ type: 'resume' })}
      onStop={() => actor.send({ type: 'end' })}
      pending={pendingOf[phase] ?? null}
      pendingLabel={LL.common.loading()}
      blocked={signInAgain}
      errorMessage={messageKey === null ? undefined : messageOf(LL, messageKey)}
    />
  );
}
