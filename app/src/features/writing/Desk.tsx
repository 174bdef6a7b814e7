import type { SaveFault } from '@ecritoire/document-sync';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Banner,
  ButtonLink,
  IconButton,
  Inline,
  FootPrompt,
  SaveIndicator,
  Stack,
  type FootPromptProps,
  type SaveState,
  usePart,
} from '@ecritoire/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { goToFirstConflict, type Choice, type Conflict, type Keep } from './conflict.ts';
import { DocumentCopy } from './DocumentCopy.tsx';
import { useSavingWords } from './use-saving-words.ts';
import { useIsOutOfSight } from '../../shared/ui/use-is-out-of-sight.ts';
import { useSteadyText } from '../../shared/ui/use-steady-text.ts';

/**
 * Why the text can or cannot be changed. While a session is `starting` or `resuming`, one writes
 * already. `waiting` lasts a moment and asks for nothing. The `…Remotely` states come from a
 * remote change of the session while writing: the keys typed on are saved.
 */
export type Writability =
  | 'writable'
  | 'noSession'
  | 'endedRemotely'
  | 'discardedRemotely'
  | 'starting'
  | 'paused'
  | 'pausedRemotely'
  | 'resuming'
  | 'waiting';

type SavingProps = {
  /** False while what was typed is in this tab's memory only: the device refuses it, or is late. */
  isProtected: boolean;
  /** The document was deleted remotely: its words can still be copied, not saved. */
  isGone: boolean;
  /** Puts the whole text on the clipboard; rejects where the browser refuses. */
  onCopy: () => Promise<void>;
};

export type DeskStatusProps = {
  /** How many, as one types. */
  words: ReactNode;
  saving: SavingProps & {
    state: SaveState;
    fault: SaveFault;
    isInOtherTab?: boolean;
    onRetry: () => void;
  };
  /** The session bar explains the failure and retries the save: it is always visible. */
  isTroubleInBar?: boolean;
};

/** A text that can be written in: a document, or the entry of a day. */
export type DeskProps = {
  /** A `DeskStatus`, which changes as one types: an element of its own. */
  status: ReactNode;
  saving: SavingProps & {
    /** This browser keeps nothing: a device that is only slow may still keep it. */
    refusesStorage: boolean;
    /** What is nearly as large as it may be. */
    nearLimit: 'document' | 'session' | 'account' | null;
    /** Words that wait for a session to be saved in. */
    isWaitingForSession: boolean;
  };
  writability: Writability;
  /** Why the last session could not be started. */
  startError?: string | undefined;
  onStart: () => void;
  onResume: () => void;
  conflicts: readonly Conflict[];
  /** The last choice between two sides, while it does not stand yet. */
  choice: Choice | null;
  versionsHref: string;
  onResolve: (id: string, keep: Keep) => void;
  /** The way to an earlier text, where much may have gone by mistake. */
  earlier?: ReactNode;
  /** The editor. */
  children: ReactNode;
};

/** Under the title: how many words there are, and whether they are safe. */
export function DeskStatus({ words, saving, isTroubleInBar = false }: DeskStatusProps) {
  const { saving: texts } = useI18n().LL;
  const wordsOf = useSavingWords();
  const isError = saving.state === 'error' && !saving.isGone;
  const isTrouble = isError || saving.state === 'offline' || saving.state === 'conflict';
  return (
    <Stack media="screen">
      <Inline gap={1} justify="between" collapse="small">
        {words}
        <Inline gap={3}>
          <SaveIndicator
            state={saving.state}
            label={wordsOf(saving)}
            look={isTrouble && isTroubleInBar ? 'sign' : 'words'}
          />
          {isError ? (
            // As high as the words beside it, and narrow enough for any screen: nothing moves.
            <Inline gap={1}>
              {isTroubleInBar ? null : (
                <IconButton
                  icon="refresh"
                  size="small"
                  label={texts.retry()}
                  onPress={saving.onRetry}
                />
              )}
              <DocumentCopy look="sign" onCopy={saving.onCopy} />
            </Inline>
          ) : null}
        </Inline>
      </Inline>
    </Stack>
  );
}

const loadConflictPanel = () => import('./ConflictPanel.tsx');

/** The text itself, under what its writer has to know or to decide about it. */
export function DeskText(props: Omit<DeskProps, 'status'>) {
  const { document: texts, errorPage, saving: savingTexts } = useI18n().LL;
  const { saving } = props;
  const hasConflicts = props.conflicts.length > 0;
  const part = usePart(loadConflictPanel, hasConflicts, () => {});
  const panel = useRef<HTMLDivElement>(null);
  const isAway = useIsOutOfSight(panel, hasConflicts);
  const text = useRef<HTMLDivElement>(null);
  useSteadyText(text);
  return (
    <>
      {saving.isGone ? (
        <Banner
          tone="error"
          role="alert"
          actions={
            <>
              <ButtonLink href="/app/trash">{errorPage.seeTrash()}</ButtonLink>
              <DocumentCopy look="words" onCopy={saving.onCopy} />
            </>
          }
        >
          {savingTexts.gone()}
        </Banner>
      ) : null}
      {saving.refusesStorage ? (
        <Banner tone="warning" role="alert">
          {savingTexts.memoryOnly()}
        </Banner>
      ) : null}
      {saving.nearLimit && !saving.isGone ? (
        <Banner tone="info">{savingTexts.nearLimit[saving.nearLimit]()}</Banner>
      ) : null}
      {saving.isWaitingForSession ? (
        <Banner tone="warning">
          {saving.isProtected ? texts.waitingWords() : texts.waitingUnstored()}
        </Banner>
      ) : null}
      {hasConflicts ? (
        <div ref={panel}>
          {part && (
            <part.ConflictPanel
              conflicts={props.conflicts}
              choice={props.choice}
              versionsHref={props.versionsHref}
              onResolve={props.onResolve}
            />
          )}
        </div>
      ) : null}
      {props.earlier}
      <div ref={text}>{props.children}</div>
      {saving.isGone ? null : (
        <Prompt {...props} {...(isAway && { onConflicts: goToFirstConflict })} />
      )}
    </>
  );
}

/**
 * Appears automatically at the foot of the window, where it must not cover the line being written.
 */
function Notice(props: Omit<FootPromptProps, 'tone'>) {
  useEffect(() => {
    const line = getSelection()?.focusNode?.parentElement;
    const top = line?.getBoundingClientRect().top ?? -1;
    // A line that has been scrolled away from is left where it is.
    if (top >= 0 && top < innerHeight) line?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <FootPrompt tone="warning" {...props} />;
}

type PromptProps = Pick<
  DeskProps,
  'saving' | 'writability' | 'startError' | 'onStart' | 'onResume'
> & {
  /** Goes to what is to be decided, while that is out of sight. */
  onConflicts?: () => void;
};

function Prompt(props: PromptProps) {
  const { saving, writability, startError, onStart, onResume, onConflicts } = props;
  const { document: texts, saving: savingTexts } = useI18n().LL;
  const stored = saving.isProtected ? ` ${texts.writtenIsStored()}` : '';
  switch (writability) {
    case 'writable':
      return onConflicts ? (
        <Notice icon="arrow-up" actionLabel={savingTexts.toConflicts()} onAction={onConflicts}>
          {savingTexts.conflictTitle()}
        </Notice>
      ) : null;
    case 'starting':
    case 'resuming':
    case 'waiting':
      return null;
    case 'noSession':
      return (
        <FootPrompt actionLabel={texts.startSession()} onAction={onStart} errorMessage={startError}>
          {texts.readOnlyText()}
        </FootPrompt>
      );
    case 'endedRemotely':
    case 'discardedRemotely':
      return (
        <Notice
          key={writability}
          role="alert"
          actionLabel={texts.startSession()}
          onAction={onStart}
          errorMessage={startError}
        >
          {texts[writability]() + stored}
        </Notice>
      );
    case 'pausedRemotely':
      return (
        <Notice
          key={writability}
          role="alert"
          actionLabel={texts.resumeSession()}
          actionTone="neutral"
          onAction={onResume}
        >
          {texts.pausedRemotely() + stored}
        </Notice>
      );
    case 'paused':
      return (
        <FootPrompt actionLabel={texts.resumeSession()} actionTone="neutral" onAction={onResume}>
          {texts.pausedText()}
        </FootPrompt>
      );
  }
}
