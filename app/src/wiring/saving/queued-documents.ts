import type { Queue } from '@ecritoire/machines/auto-save';
import { forgetGone, isGone } from './gone-documents.ts';
import { forgetName } from './kept-names.ts';
import { forgetLastWords, tabsWithLastWords } from './last-words.ts';
import {
  lockName,
  openDatabase,
  readStored,
  storedTabs,
  tabsWith,
  under,
} from './queue-database.ts';
import { openLock } from './taken-documents.ts';

/** A document of which this device holds something that the server has not acknowledged. */
export type Queued = {
  documentId: string;
  /** A page has it open, be it this one, or is about to: a lock tells. */
  isOpenElsewhere: boolean;
  /** It is no more: nothing of it can be sent. */
  isGone: boolean;
};

/**
 * All of them; none on a device without storage.
 * @throws when what is stored cannot be read now.
 */
export async function listQueued(userId: string): Promise<Queued[]> {
  const database = await openDatabase().catch(() => null);
  if (database === null) return [];
  const stored = await storedTabs(database, under([userId])).finally(() => database.close());
  const held = (await navigator.locks.query()).held ?? [];
  const isHeld = (documentId: string) =>
    held.some(
      ({ name }) =>
        name === openLock({ userId, documentId }) ||
        name?.startsWith(lockName([userId, documentId, ''])),
    );
  const tabs = [...stored, ...tabsWithLastWords(userId)];
  const ids = new Set(tabs.map(([, documentId]) => documentId));
  return [...ids].map((documentId) => ({
    documentId,
    isOpenElsewhere: isHeld(documentId),
    isGone: isGone({ userId, documentId }),
  }));
}

/**
 * Whether words of anybody wait on this device that can still be sent.
 * @param options.exceptOf a writer of whom it is not asked
 * @throws never: a device that cannot be read holds none that one could be told of.
 */
export async function areWordsQueued(options: { exceptOf?: string } = {}): Promise<boolean> {
  try {
    const database = await openDatabase();
    const stored = await storedTabs(database).finally(() => database.close());
    return [...stored, ...tabsWithLastWords()].some(
      ([userId, documentId]) => userId !== options.exceptOf && !isGone({ userId, documentId }),
    );
  } catch {
    return false;
  }
}

/**
 * What the tabs that are closed have left of one document.
 * @throws when what is stored cannot be read now.
 */
export async function readQueued(owner: { userId: string; documentId: string }): Promise<Queue[]> {
  const database = await openDatabase();
  try {
    const tabs = await tabsWith(database, [owner.userId, owner.documentId]);
    const stored = await Promise.all(tabs.map((tab) => readStored(database, tab)));
    return stored.map(({ queue }) => queue);
  } finally {
    database.close();
  }
}

/**
 * Drops whatever waits of a writer, whose account is no more, or of one document alone.
 * @throws never: a device without storage holds nothing.
 */
export async function forgetQueued(userId: string, documentId?: string): Promise<void> {
  const queued = await listQueued(userId).catch(() => []);
  for (const { documentId: id } of queued) {
    if (id !== (documentId ?? id)) continue;
    forgetGone({ userId, documentId: id });
    forgetName({ userId, documentId: id });
  }
  tabsWithLastWords(userId, documentId).forEach(forgetLastWords);
  try {
    const database = await openDatabase();
    const all = under(documentId === undefined ? [userId] : [userId, documentId]);
    await Promise.all([database.delete('changes', all), database.delete('batches', all)]).finally(
      () => database.close(),
    );
  } catch {
    // Nothing was kept here.
  }
}
