import { queryKeys } from '@ecritoire/api-client';
import type { OpenedDocument } from '@ecritoire/document-sync';
import { ParagraphEditor, type ParagraphEditorHandle } from '@ecritoire/editor';
import type { Paragraph } from '@ecritoire/prose';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DeskProps } from './Desk.tsx';
import { useEditorLabels } from './use-editor-labels.ts';
import { plainTextOf } from '../../shared/editing/plain-text.ts';
import { useDocumentSync, useServices, useUser } from '../../shared/services/services.ts';
import { useAutoSave } from './use-auto-save.ts';
import { useConflictChoice } from './use-conflict-choice.ts';
import { useDeskFocus, type DeskFocusOptions } from './use-desk-focus.ts';
import { RefusedDocument } from './RefusedDocument.tsx';
import { useEarlierText } from './use-earlier-text.tsx';
import { useOpenDocument } from './use-open-document.ts';
import { useWasDiscarded } from '../../shared/session/last-live-session.ts';
import { createStore } from '../../shared/runtime/store.ts';
import { useSmartTypography } from '../../shared/editing/smart-typography.ts';
import { WordCount } from './WordCount.tsx';
import { useSaveKey } from './save-key.ts';
import { SavingStatus } from './SavingStatus.tsx';
import { useWritability } from './writability.ts';
import { useRegisteredEditor } from '../../shared/editing/open-editor.ts';
import {
  lookAtLiveSession,
  sessionSaved,
  phaseOf,
  sessionIsThere,
  startFailureOf,
} from '../../shared/session/writing-session.ts';

export type OpenTextProps = {
  documentId: string;
  /** In its place until it is open. */
  pending: ReactNode;
  /** Whether it is a page of its own, or a part of one. */
  isPage: boolean;
  children: (opened: OpenedDocument) => ReactNode;
};

/** Keeps a text open for writing while it is on the page. */
export function OpenText({ documentId, ...props }: OpenTextProps) {
  const userId = useUser().id;
  const owner = { userId, documentId };
  return <Opening key={`${userId} ${documentId}`} owner={owner} {...props} />;
}

const loadFindBar = () => import('./FindInText.tsx');

const countsWords = [queryKeys.objectives, queryKeys.calendar] as const;

type OpeningProps = Omit<OpenTextProps, 'documentId'> & {
  owner: { userId: string; documentId: string };
};

function Opening({ owner, pending, isPage, children }: OpeningProps) {
  const services = useServices();
  const { session, queryClient, inputBuffer, lookAtSession, undoHistories } = services;
  // A writer who goes home at once must not see outdated counts.
  const refreshCounts = () => {
    for (const queryKey of countsWords) void queryClient.invalidateQueries({ queryKey });
  };
  const opening = useOpenDocument(useDocumentSync(), {
    documentId: owner.documentId,
    onSaved: (answer) => {
      refreshCounts();
      if (answer) sessionSaved(services, session, answer.session);
      else void lookAtLiveSession(services, session);
    },
    waitForSession: () => sessionIsThere(session),
    untilReady: undoHistories.untilKnown,
    onClosed: (hasSaved) => {
      // What was saved while the page was left is not in the lists that the next one has asked for.
      if (hasSaved) {
        for (const queryKey of [queryKeys.documents, queryKeys.projects]) {
          void queryClient.invalidateQueries({ queryKey });
        }
        refreshCounts();
      }
      // Nothing else reported what was saved after the page was left.
      lookAtSession();
    },
    onFailed: () => inputBuffer.keep(owner.documentId),
  });
  switch (opening.status) {
    case 'opening':
      return pending;
    case 'retrying': {
      const { error, retry } = opening;
      return <RefusedDocument owner={owner} error={error} onRetry={retry} isPage={isPage} />;
    }
    case 'open':
      return children(opening.opened);
  }
}

/**
 * What a screen needs to have an open text written in: its editor, its figures, and what can be
 * done about it.
 *
 * @param title names the editor for those who do not see it.
 * @param space how much of the window it has while it is short.
 */
export function useDesk(
  { document, paragraphs, actor, attachEditor }: OpenedDocument,
  options: DeskFocusOptions & { title: string; space?: 'page' | 'entry' },
): DeskProps & { countWords: () => number; paragraphs: () => readonly Paragraph[] } {
  const services = useServices();
  const { auth, session: writingSession, words: sessionWords } = services;
  const { LL } = useI18n();
  const labels = useEditorLabels();
  const smartTypography = useSmartTypography(services.smartTypography);
  const { id: userId } = useUser();
  const editor = useRef<ParagraphEditorHandle>(null);
  useRegisteredEditor(services.openEditor, document, editor);
  const saving = useAutoSave({ actor, attachEditor }, editor, document.language, {
    auth,
    writingSession,
  });
  useSaveKey(useDocumentSync().retryAll);
  const phase = useSelector(writingSession, phaseOf);
  const sessionId = useSelector(writingSession, ({ context }) => context.session?.id ?? null);
  const startFailure = useSelector(writingSession, startFailureOf);
  // Beside React, as it changes with every key.
  const [words] = useState(() => createStore(document.words));
  // Every key changes what is unsent: it is shown as often as the words of the text are counted.
  useEffect(() => words.subscribe(sessionWords.notify), [words, sessionWords]);
  const { writability, isEditable } = useWritability(actor, phase);
  const isEnded = writability === 'endedRemotely';
  const wasDiscarded = useWasDiscarded(isEnded);

  const focus = useDeskFocus(editor, document.id, isEditable, options);

  const conflictsLeft = saving.conflicts.length;
  const conflictsBefore = useRef(conflictsLeft);
  const onFewerConflicts = useEffectEvent(() => {
    // A session that ended on its own had the focus.
    if (window.document.activeElement === window.document.body) focus();
  });
  useEffect(() => {
    if (conflictsLeft < conflictsBefore.current) onFewerConflicts();
    conflictsBefore.current = conflictsLeft;
  }, [conflictsLeft]);

  const draft = () => actor.getSnapshot().context.draft;
  const { choice, choose } = useConflictChoice(
    services.api,
    { documentId: document.id, draft },
    (id, keep) => {
      saving.resolve(id, keep);
      // Its neighbour takes the focus of a resolved conflict; the last one has none.
      if (draft().conflicts.length === 0) focus();
    },
  );

  const paragraphsNow = () => editor.current?.paragraphs() ?? paragraphs;
  const earlier = useEarlierText(document, words);
  const onCopy = () => navigator.clipboard.writeText(plainTextOf(paragraphsNow()));

  return {
    countWords: words.get,
    paragraphs: paragraphsNow,
    status: <SavingStatus actor={actor} words={<WordCount count={words} />} onCopy={onCopy} />,
    saving: {
      isProtected: saving.isProtected,
      refusesStorage: saving.refusesStorage,
      isGone: saving.isGone,
      nearLimit: saving.nearLimit,
      isWaitingForSession: saving.isBlocked && !isEditable,
      onCopy,
    },
    writability: isEnded && wasDiscarded ? 'discardedRemotely' : writability,
    startError: startFailure === null ? undefined : messageOf(LL, startFailure),
    onStart: () =>
      writingSession.send(
        phase === 'unknown'
          ? { type: 'retry' }
          : { type: 'start', projectId: document.projectId, documentId: document.id },
      ),
    onResume: () => writingSession.send({ type: 'resume' }),
    earlier,
    conflicts: saving.conflicts,
    choice,
    versionsHref: `/app/documents/${document.id}/versions`,
    onResolve: choose,
    children: (
      <ParagraphEditor
        ref={editor}
        paragraphs={paragraphs}
        language={document.language}
        editable={isEditable}
        sessionId={sessionId}
        label={LL.document.editorLabel({ title: options.title })}
        placeholder={LL.document.placeholder()}
        space={options.space ?? 'page'}
        smartTypography={smartTypography}
        onSmartTypographyChange={services.smartTypography.choose}
        loadFindBar={loadFindBar}
        labels={labels}
        undoHistory={services.undoHistories.of(userId, document.id)}
        onChange={(change) => actor.send({ type: 'changed', ...change })}
        onWordCount={words.set}
      />
    ),
  };
}
