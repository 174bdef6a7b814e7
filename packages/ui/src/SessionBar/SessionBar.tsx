import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  actions,
  bar,
  clock as clockClass,
  dot,
  error as errorClass,
  facts,
  link,
  notice,
  roomy,
  state,
  unsaved as unsavedClass,
  unsavedWords,
  wait as waitClass,
  words as wordsClass,
  wordsLabel as wordsLabelClass,
  yielding,
  yieldingFirst,
} from './SessionBar.css.ts';

export type SessionAction = 'pause' | 'resume' | 'stop';

export type SessionBarProps = {
  /** Names the region. */
  label: string;
  /** Whether the time runs. */
  status: 'active' | 'paused';
  /** The status in words. */
  statusLabel: string;
  /** Time written so far, already formatted: "12:04". An element that updates itself. */
  clock: ReactNode;
  /** Names the clock for screen readers. */
  clockLabel: string;
  /** Whose words they are: a text beside it has its own. On small screens it stands above them. */
  wordsLabel: string;
  /** Words so far, already formatted: "1 204 mots". An element that updates itself. */
  words: ReactNode;
  /** The page of the session, to which its words lead, and what is there: it follows the words. */
  page?: { href: string; label: string };
  /** Usually SaveIndicator; in sight on wide screens. */
  saving?: ReactNode;
  /** Why the words are not safe yet: in sight on the others too. */
  unsaved?: string | undefined;
  /** What can be done about it, in sight on all screens. */
  unsavedAction?: { label: string; onAction: () => void } | undefined;
  /** Lets the time stand still. */
  pauseLabel: string;
  /** Lets the time run on. */
  resumeLabel: string;
  /** Leads to the end of the session. */
  stopLabel: string;
  /** The time is to stand still. */
  onPause: () => void;
  /** The time is to run on. */
  onResume: () => void;
  /** The session is to end. */
  onStop: () => void;
  /** What is being waited for; the other actions wait as well. */
  pending?: SessionAction | null;
  /** Says what is waited for. */
  pendingLabel: string;
  /** For which words a pause or an end waits, how many are left, and the way out of it. */
  wait?: { message: string; left: string; actionLabel: string; onAction: () => void } | undefined;
  /** What went wrong with the last action; read out at once. */
  errorMessage?: string | undefined;
  /** Why nothing can be done to the session for now, and the one thing to do in the place of it. */
  blocked?: { message: string; actionLabel: string; onAction: () => void } | undefined;
};

/**
 * The session as it runs: how long, how much, and the two things that can be done to it.
 *
 * The clock is a `timer`, which is not read out as it goes; the status is.
 */
export function SessionBar({
  label,
  status,
  statusLabel,
  clock,
  clockLabel,
  wordsLabel,
  words,
  page,
  saving,
  unsaved,
  unsavedAction,
  pauseLabel,
  resumeLabel,
  stopLabel,
  onPause,
  onResume,
  onStop,
  pending = null,
  pendingLabel,
  wait,
  errorMessage,
  blocked,
}: SessionBarProps) {
  const isPaused = status === 'paused';
  const toggle = isPaused ? 'resume' : 'pause';
  const figure = (
    <>
      <span className={wordsLabelClass}>{`${wordsLabel}\u{A0}`}</span>
      <span>{words}</span>
    </>
  );
  const message = blocked ? blocked.message : errorMessage;
  return (
    <section className={bar} aria-label={label} data-status={status}>
      <div className={facts}>
        <span className={state}>
          <span className={dot} aria-hidden="true" />
          <output className={yieldingFirst}>{statusLabel}</output>
        </span>
        <span role="timer" aria-label={clockLabel} className={clockClass} translate="no">
          {clock}
        </span>
        {page ? (
          <AriaLink dir="auto" href={page.href} className={`${wordsClass} ${link}`}>
            {figure}
            <VisuallyHidden>{` ${page.label}`}</VisuallyHidden>
          </AriaLink>
        ) : (
          <span dir="auto" className={wordsClass}>
            {figure}
          </span>
        )}
        {saving ? <span className={roomy}>{saving}</span> : null}
      </div>
      {unsaved && !wait ? (
        <div className={unsavedClass}>
          <span className={unsavedWords}>{unsaved}</span>
          {unsavedAction ? (
            <LinkButton onPress={unsavedAction.onAction}>{unsavedAction.label}</LinkButton>
          ) : null}
        </div>
      ) : null}
      <div className={actions}>
        {blocked ? (
          <Button tone="primary" onPress={blocked.onAction}>
            {blocked.actionLabel}
          </Button>
        ) : (
          <>
            <Button
              key="toggle"
              icon={isPaused ? 'play' : 'pause'}
              tone={isPaused ? 'primary' : 'neutral'}
              onPress={isPaused ? onResume : onPause}
              isPending={pending === toggle}
              isDisabled={pending !== null && pending !== toggle}
              pendingLabel={pendingLabel}
            >
              <span className={yielding}>{isPaused ? resumeLabel : pauseLabel}</span>
            </Button>
            <Button
              icon="stop"
              onPress={onStop}
              isPending={pending === 'stop'}
              isDisabled={pending !== null && pending !== 'stop'}
              pendingLabel={pendingLabel}
            >
              <span className={yielding}>{stopLabel}</span>
            </Button>
          </>
        )}
      </div>
      {pending ? (
        <div className={waitClass}>
          <output>{wait?.message}</output>
          {wait ? (
            <>
              <span>{wait.left}</span>
              <LinkButton onPress={wait.onAction}>{wait.actionLabel}</LinkButton>
            </>
          ) : null}
        </div>
      ) : null}
      {message ? (
        <span role="alert" className={blocked ? notice : errorClass}>
          {message}
        </span>
      ) : null}
    </section>
  );
}
