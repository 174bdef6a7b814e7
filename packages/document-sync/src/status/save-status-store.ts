import type { OutboxResult } from '@ecritoire/machines/outbox';

/** `kept`: on this device, until the writer has signed in again. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'error' | 'offline' | 'conflict' | 'kept';

/** What an error is about: the text, its deletions, the server's disk, or a limit. */
export type SaveFault = 'text' | 'deletions' | 'full' | 'document' | 'session' | 'account';

export type SaveStatus = {
  state: SaveState;
  /** Whether this device stores what the server does not have. */
  isProtected: boolean;
  /** Whether it is the status of the text on the page, which shows it itself. */
  isOnPage: boolean;
  /** The document was deleted: nothing of it will be saved. */
  isGone: boolean;
  fault: SaveFault;
  /** Another tab has the two versions that are to be decided about. */
  isInOtherTab?: boolean;
};

/** While the sign-in has expired, what is on this device is no failure: it waits for the sign-in. */
export const untilSignedIn = <State extends string>(
  state: State,
  isProtected: boolean,
): State | 'kept' => (isProtected && state !== 'saved' && state !== 'conflict' ? 'kept' : state);

/** The state of closed documents after a run of the outbox; null where nothing waits. */
export function closedState(result: OutboxResult, isSessionActive: boolean): SaveState | null {
  if (result === 'sent') return null;
  if (result === 'undecided') return 'conflict';
  if (result === 'unreachable' || !navigator.onLine) return 'offline';
  return isSessionActive && result !== 'opening' ? 'error' : 'pending';
}

/** The save status of the text on the page, and of closed documents with a queue. */
export type SaveStatusStore = {
  subscribe: (listener: () => void) => () => void;
  /** The status to show: trouble first, that of the page before that of closed documents. */
  get: () => SaveStatus | null;
  /** Null while the words are safe, or on their way for less than ten seconds. */
  unsafe: () => SaveStatus | null;
  hasTextOnPage: () => boolean;
  /** Whether this device stores words that are still to be sent. */
  hasStoredWords: () => boolean;
  /** Null once no text is on the page. */
  setOnPage: (status: (Omit<SaveStatus, 'isOnPage'> & { documentId: string }) | null) => void;
  /**
   * @param state of the queues of closed documents; null where there are none.
   * @param documentIds null where they are not known.
   */
  setClosed: (state: SaveState | null, documentIds?: readonly string[] | null) => void;
  dispose: () => void;
};

/** Milliseconds after which a save takes longer than typing always makes it take. */
const longSave = 10_000;

const isTrouble = (status: SaveStatus | null) => status !== null && status.state !== 'saved';
const isUnderWay = (status: SaveStatus | null) =>
  status?.state === 'pending' || status?.state === 'saving';

export function createSaveStatusStore(): SaveStatusStore {
  let onPage: (SaveStatus & { documentId: string }) | null = null;
  let closed: (SaveStatus & { documentIds: readonly string[] | null }) | null = null;
  /** The save under way. */
  let save: { timer: ReturnType<typeof setTimeout>; isLong: boolean } | null = null;
  const listeners = new Set<() => void>();

  /** That of the last outbox run: a document that was opened since shows its own status. */
  const closedStatus = () => {
    const isOnPage = (documentId: string) => documentId === onPage?.documentId;
    return closed?.documentIds?.every(isOnPage) ? null : closed;
  };
  const get = (): SaveStatus | null => (isTrouble(onPage) ? onPage : (closedStatus() ?? onPage));

  function notify(): void {
    if (!isUnderWay(get())) {
      clearTimeout(save?.timer);
      save = null;
    } else if (save === null) {
      const current = { isLong: false, timer: setTimeout(() => onLong(), longSave) };
      const onLong = () => {
        current.isLong = true;
        notify();
      };
      save = current;
    }
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get,
    unsafe: () => {
      const status = get();
      return isTrouble(status) && (!isUnderWay(status) || save?.isLong) ? status : null;
    },
    hasTextOnPage: () => onPage !== null,
    hasStoredWords: () =>
      [onPage, closedStatus()].some(
        (status) => isTrouble(status) && status?.isProtected && !status.isGone,
      ),
    setOnPage: (status) => {
      onPage = status && { ...status, isOnPage: true };
      notify();
    },
    setClosed: (state, documentIds = null) => {
      const status = { isProtected: true, isOnPage: false, isGone: false, fault: 'text' } as const;
      closed = state && { ...status, state, documentIds };
      notify();
    },
    dispose: () => clearTimeout(save?.timer),
  };
}
