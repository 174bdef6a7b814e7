import type { SaveState } from '@ecritoire/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { SaveFault } from '../../screens/use-saving-words.ts';

export type Saving = {
  state: SaveState;
  /** Whether this device keeps what the server does not have. */
  isProtected: boolean;
  /** The text is on the page, and says it itself. */
  isOnPage: boolean;
  /** The document is no longer there: nothing of it will be saved. */
  isGone: boolean;
  fault: SaveFault;
};

/** While the sign-in has expired: what this device has waits for its writer, and is no failure. */
export const untilSignedIn = <State extends string>(
  state: State,
  isProtected: boolean,
): State | 'kept' => (isProtected && state !== 'saved' && state !== 'conflict' ? 'kept' : state);

let onPage: (Saving & { documentId: string }) | null = null;
/** `documentIds`: of the documents that they are in; null where that is not known. */
let left: (Saving & { documentIds: readonly string[] | null }) | null = null;
const listeners = new Set<() => void>();

const isTrouble = (saving: Saving | null) => saving !== null && saving.state !== 'saved';
/** Whether this device has words, of the text on the page or of one that was left, that are yet to be sent. */
export const areWordsKept = (): boolean =>
  [onPage, leftElsewhere()].some(
    (saving) => isTrouble(saving) && saving?.isProtected && !saving.isGone,
  );

/** What was left is of the last try to send it: opened since, a text tells of itself. */
function leftElsewhere(): Saving | null {
  const isOnPage = (documentId: string) => documentId === onPage?.documentId;
  return left?.documentIds?.every(isOnPage) ? null : left;
}

const current = (): Saving | null => (isTrouble(onPage) ? onPage : (leftElsewhere() ?? onPage));

/** Milliseconds: from then on it is no longer what typing does all the time. */
const longWait = 10_000;

/** Since when words are on their way. */
let waiting: { timer: ReturnType<typeof setTimeout>; isLong: boolean } | null = null;

const isUnderWay = (saving: Saving | null) =>
  saving?.state === 'pending' || saving?.state === 'saving';

function tell(): void {
  if (!isUnderWay(current())) {
    clearTimeout(waiting?.timer);
    waiting = null;
  } else if (waiting === null) {
    const wait = { isLong: false, timer: setTimeout(() => sayLong(), longWait) };
    const sayLong = () => {
      wait.isLong = true;
      tell();
    };
    waiting = wait;
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Whether the words are safe: of the text on the page, and of those that were left.
 * @param select what of it is shown, from null where there are no words: only when that changes is
 * anything drawn anew.
 */
export const useSavingNow = <Shown>(select: (saving: Saving | null) => Shown): Shown =>
  useSyncExternalStore(subscribe, () => select(current()));

/** What one has to know of words that are not safe: at once in trouble, or after a long wait. */
export const useUnsafe = (): Saving | null =>
  useSavingNow((saving) =>
    isTrouble(saving) && (!isUnderWay(saving) || waiting?.isLong) ? saving : null,
  );

const isTextOnPage = () => onPage !== null;

/** Whether a text is open for writing on the page. */
export const useIsTextOnPage = (): boolean => useSyncExternalStore(subscribe, isTextOnPage);

/** Says so of the text on the page, while the calling component is there. */
export function useShowSaving(
  documentId: string,
  { state, isProtected, isGone, fault }: Omit<Saving, 'isOnPage'>,
): void {
  useEffect(() => {
    onPage = { state, isProtected, isGone, fault, isOnPage: true, documentId };
    tell();
  }, [documentId, state, isProtected, isGone, fault]);
  useEffect(
    () => () => {
      onPage = null;
      tell();
    },
    [],
  );
}

/**
 * Says so of the words in documents that nobody has open; null where there are none.
 * @param documentIds null where it is not known which.
 */
export function showLeftWords(
  state: SaveState | null,
  documentIds: readonly string[] | null = null,
): void {
  left = state && {
    state,
    isProtected: true,
    isOnPage: false,
    isGone: false,
    fault: 'text',
    documentIds,
  };
  tell();
}
