import {
  untilSignedIn,
  type AutoSaveActor,
  type OpenedDocument,
  type SaveFault,
  type SaveStatus,
} from '@ecritoire/document-sync';
import {
  autoSaveTags,
  isOnlyDeletions,
  limits,
  tagOf,
  type Limited,
} from '@ecritoire/machines/auto-save';
import type { Language, Paragraph } from '@ecritoire/prose';
import type { Change } from '@ecritoire/machines/auto-save';
import { usePart } from '@ecritoire/ui';
import type { Conflict } from './conflict.ts';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AuthActor } from '../../shared/services/services.ts';
import type { WritingSessionActor } from '../../shared/services/services.ts';

const loadDifferences = () => import('./conflict-differences.ts');

/** As much of the editor as auto-save uses. */
type Editor = {
  applyRemote: (paragraphs: readonly Paragraph[], deletedIds: readonly string[]) => void;
  whenComposed: () => Promise<void>;
  paragraphs: () => Paragraph[];
};

export type AutoSaveView = {
  /** The document was deleted remotely: its words can be copied, but no longer saved. */
  isGone: boolean;
  /** False while the words are in this tab's memory only: the device refuses them, or is late. */
  isProtected: boolean;
  /** This device keeps nothing, rather than being late. */
  refusesStorage: boolean;
  /** The server takes no text without a session. */
  isBlocked: boolean;
  /** What is nearly as large as it may be. */
  nearLimit: Limited | null;
  conflicts: readonly Conflict[];
  resolve: (id: string, keep: 'mine' | 'theirs' | 'both') => void;
};

/** How far the auto-save of an open document has come. */
export function useAutoSaveStatus(
  actor: AutoSaveActor,
  auth: AuthActor,
): Omit<SaveStatus, 'isOnPage'> {
  const { tag, isProtected, fault } = useSelector(actor, progressOf, shallowEqual);
  const isExpired = useSelector(auth, isExpiredIn);
  if (tag === 'gone') return { state: 'error', isGone: true, isProtected, fault };
  const state = tag === 'blocked' ? 'pending' : tag;
  return {
    state: isExpired ? untilSignedIn(state, isProtected) : state,
    isGone: false,
    isProtected,
    fault,
  };
}

/**
 * The auto-save of an open document, but for how far it has come. What another device wrote goes into
 * the editor; what waits is sent again once a session is active, or the writer has signed in again.
 */
export function useAutoSave(
  { actor, attachEditor }: Pick<OpenedDocument, 'actor' | 'attachEditor'>,
  editor: RefObject<Editor | null>,
  language: Language,
  { auth, writingSession }: { auth: AuthActor; writingSession: WritingSessionActor },
): AutoSaveView {
  // Every key makes the machine notify its subscribers: one selector for all of it.
  const { isGone, isWithoutSession, isProtected, refusesStorage, nearLimit, conflicts, pending } =
    useSelector(actor, seen, shallowEqual);
  const canSave = useSelector(writingSession, (snapshot) => snapshot.hasTag('active'));
  const isExpired = useSelector(auth, isExpiredIn);
  const isBlocked = isWithoutSession && !(isExpired && isProtected);

  useEffect(() => {
    if (canSave && !isExpired) actor.send({ type: 'retry' });
  }, [actor, canSave, isExpired]);

  // The server takes no text though a session seems active: it ended in another tab or on another device.
  const isDoubtful = isBlocked && canSave;
  useEffect(() => {
    if (isDoubtful) writingSession.send({ type: 'doubted' });
  }, [isDoubtful, writingSession]);

  useEffect(
    () =>
      attachEditor(
        ({ paragraphs, deletedIds }) => editor.current?.applyRemote(paragraphs, deletedIds),
        () => editor.current?.whenComposed() ?? Promise.resolve(),
      ),
    [attachEditor, editor],
  );

  const part = usePart(loadDifferences, conflicts.length > 0, () => {});
  return {
    isGone,
    isProtected,
    refusesStorage,
    isBlocked,
    nearLimit,
    conflicts: part?.choicesIn({ conflicts, pending }) ?? [],
    resolve: (id, choice) => actor.send({ type: 'resolve', id, choice, language }),
  };
}

const noChanges: Readonly<Record<string, Change>> = {};

const isExpiredIn = (snapshot: SnapshotFrom<AuthActor>) => snapshot.hasTag('expired');

function faultOf(snapshot: SnapshotFrom<AutoSaveActor>): SaveFault {
  if (!snapshot.hasTag('error')) return 'text';
  const { messageKey } = snapshot.context;
  if (messageKey === 'server.full') return 'full';
  const limit = limits.get(messageKey);
  if (limit) return limit;
  return isOnlyDeletions(snapshot.context.draft) ? 'deletions' : 'text';
}

const progressOf = (snapshot: SnapshotFrom<AutoSaveActor>) => ({
  tag: tagOf(snapshot, autoSaveTags),
  isProtected: snapshot.context.isProtected,
  fault: faultOf(snapshot),
});

/** What a screen shows of the auto-save; keys change nothing of it but while there are conflicts. */
function seen(snapshot: SnapshotFrom<AutoSaveActor>) {
  const { isProtected, refusesStorage, nearLimit, draft } = snapshot.context;
  return {
    isGone: snapshot.hasTag('gone'),
    isWithoutSession: snapshot.hasTag('blocked'),
    isProtected,
    refusesStorage,
    nearLimit,
    conflicts: draft.conflicts,
    pending: draft.conflicts.length > 0 ? draft.pending : noChanges,
  };
}
