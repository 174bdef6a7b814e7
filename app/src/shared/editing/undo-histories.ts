import { holdLock } from '@ecritoire/document-sync';
import type { UndoHistoryStore } from '@ecritoire/editor';
import { readNote, safeSession, type SafeNotes } from '../../boot/safe-session.ts';

const prefix = 'ecritoire:undo';
const nameOf = (userId: string, documentId: string) => `${prefix}:${userId}:${documentId}`;

/** Of all texts of a tab: browsers give its storage about five megabytes. */
const most = { texts: 10, characters: 2_000_000 } as const;

/** Milliseconds: a page that is being reloaded may hold its lock a moment longer than it lives. */
const reloadGrace = 300;

/** Which tab the histories are of, and their names, the oldest first. */
type Index = { tab: string; names: string[] };

/**
 * What can be undone in the texts that this tab has left, for the writer who is signed in. The
 * browser copies it with a duplicated tab, where an undo would give the same words a second time:
 * there it is dropped.
 */
export function createUndoHistories(notes: SafeNotes = safeSession) {
  let writerId: string | null = null;
  let claim: Promise<void> | null = null;
  const life = new AbortController();

  const readIndex = (): Partial<Index> => readNote<Index>(notes, prefix) ?? {};
  const writeIndex = (names: string[]) =>
    notes.setItem(prefix, JSON.stringify({ tab: readIndex().tab, names }));
  const keepOnly = (isKept: (name: string) => boolean) => {
    for (const name of notes.keys()) {
      if (name.startsWith(`${prefix}:`) && !isKept(name)) notes.removeItem(name);
    }
  };
  const hold = async (tab: string, patience: number) => {
    const lock = await holdLock(`${prefix}:${tab}`, { patience }).catch(() => null);
    life.signal.addEventListener('abort', () => lock?.release());
    return lock !== null;
  };
  const claimTab = async () => {
    const { tab, names = [] } = readIndex();
    if (tab !== undefined && names.length > 0 && (await hold(tab, reloadGrace))) return;
    keepOnly(() => false);
    const next = crypto.randomUUID();
    notes.setItem(prefix, JSON.stringify({ tab: next, names: [] } satisfies Index));
    await hold(next, 0);
  };

  function write(name: string, history: string | null): void {
    notes.removeItem(name);
    const names = (readIndex().names ?? []).filter((each) => each !== name);
    if (history !== null) names.push(name);
    const sizes = names.map((each) =>
      each === name ? (history?.length ?? 0) : (notes.getItem(each)?.length ?? 0),
    );
    let size = sizes.reduce((sum, each) => sum + each, 0);
    while (names.length > most.texts || size > most.characters) {
      size -= sizes.shift() ?? 0;
      notes.removeItem(names.shift() ?? '');
    }
    if (history !== null && names.includes(name)) notes.setItem(name, history);
    writeIndex(names);
  }

  return {
    /** For the writer who is signed in: those of others go. */
    open: (userId: string) => {
      writerId = userId;
      keepOnly((name) => name.startsWith(nameOf(userId, '')));
      claim ??= claimTab();
    },
    /** Resolves once it is known whether this tab was duplicated. */
    untilKnown: () => claim ?? Promise.resolve(),
    /** Nothing more is stored until a writer is signed in. */
    forget: () => {
      writerId = null;
      keepOnly(() => false);
    },
    /** Of a text; of nobody but its writer. */
    of: (userId: string, documentId: string): UndoHistoryStore => ({
      read: () => (userId === writerId ? notes.getItem(nameOf(userId, documentId)) : null),
      write: (history) => {
        if (userId === writerId) write(nameOf(userId, documentId), history);
      },
    }),
    /** Lets another page have the tab. */
    dispose: () => life.abort(),
  };
}

export type UndoHistories = ReturnType<typeof createUndoHistories>;
