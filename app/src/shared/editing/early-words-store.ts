import { holdLock, type HeldLock } from '@ecritoire/document-sync';
import { createSafeNotes, readNote, safeSession } from '../../boot/safe-session.ts';

/** Session storage would be copied with the words when a tab is duplicated. */
const device = createSafeNotes(() => localStorage);

const prefix = 'ecritoire:early-words';
const keyOf = (userId: string, id: string) => `${prefix}:${userId}:${id}`;

/** Held by the one tab that may insert the words; the lock dies with it. */
export type Claim = { id: string; lock: Promise<HeldLock | null> };

const lockOf = (id: string) => holdLock(`${prefix}:${id}`);

export function createClaim(): Claim {
  const id = crypto.randomUUID();
  return { id, lock: lockOf(id) };
}

export function storeWords(userId: string, { id }: Claim, words: object): void {
  device.setItem(keyOf(userId, id), JSON.stringify(words));
}

export const removeWords = (userId: string, { id }: Claim): void =>
  device.removeItem(keyOf(userId, id));

export const releaseClaim = ({ lock }: Claim): void => void lock.then((held) => held?.release());

function storedIds(userId: string): string[] {
  try {
    const start = keyOf(userId, '');
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}

/**
 * Claims what tabs that are gone have stored. What another tab holds is left to it for as long as it
 * is open, and what it has inserted is gone by the time that it lets go.
 *
 * @param onClaimed whether it takes them; else they stay for another tab.
 */
export function claimStored<Words extends object>(
  userId: string,
  onClaimed: (words: Partial<Words>, claim: Claim) => boolean,
): void {
  const claim = async (id: string) => {
    const held = await lockOf(id);
    if (held === null) return;
    const words = readNote<Words>(device, keyOf(userId, id));
    const isTaken = words !== null && onClaimed(words, { id, lock: Promise.resolve(held) });
    if (!isTaken) held.release();
  };
  for (const id of storedIds(userId)) void claim(id);
  // Where earlier builds have kept them.
  const legacyKey = `${prefix}:${userId}`;
  const { typed = [] } = readNote<{ typed: Words[] }>(safeSession, legacyKey) ?? {};
  safeSession.removeItem(legacyKey);
  for (const words of typed) onClaimed(words, createClaim());
}

/** The texts that words on this device wait for: the id of each, or what it is to be. */
export const listStoredTexts = (userId: string): string[] =>
  storedIds(userId).map((id) => {
    const words = readNote<{ text: string }>(device, keyOf(userId, id));
    return words?.text ?? id;
  });

/** Once the account is deleted. */
export function forgetStoredWords(userId: string): void {
  for (const id of storedIds(userId)) device.removeItem(keyOf(userId, id));
}
