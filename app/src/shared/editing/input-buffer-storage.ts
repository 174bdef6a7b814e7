import { holdLock, type HeldLock } from '@ecritoire/document-sync';
import { readNote, safeSession, type Notes } from '../../boot/safe-session.ts';

const prefix = 'ecritoire:early-words';
const keyOf = (userId: string, id: string) => `${prefix}:${userId}:${id}`;

/** Held by the one tab that may insert the words; the lock dies with it. */
export type Claim = { id: string; lock: Promise<HeldLock | null> };

const lockOf = (id: string) => holdLock(`${prefix}:${id}`);

export function createClaim(): Claim {
  const id = crypto.randomUUID();
  return { id, lock: lockOf(id) };
}

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

/** @param device of all tabs: session storage would be copied when a tab is duplicated. */
export const createInputStorage = <Input extends { text: string }>(device: Notes) => ({
  store: (userId: string, { id }: Claim, input: Input): void =>
    device.setItem(keyOf(userId, id), JSON.stringify(input)),
  remove: (userId: string, { id }: Claim): void => device.removeItem(keyOf(userId, id)),
  /**
   * Claims the input stored by closed tabs. The input of an open tab stays with it, and what it
   * has inserted is gone by the time that it releases its claim.
   *
   * @param onClaimed whether it takes the input; if not, that stays for another tab.
   */
  claimAll(userId: string, onClaimed: (input: Partial<Input>, claim: Claim) => boolean): void {
    const claim = async (id: string) => {
      const held = await lockOf(id);
      if (held === null) return;
      const input = readNote<Input>(device, keyOf(userId, id));
      const isTaken = input !== null && onClaimed(input, { id, lock: Promise.resolve(held) });
      if (!isTaken) held.release();
    };
    for (const id of storedIds(userId)) void claim(id);
    // Where earlier builds have stored it.
    const legacyKey = `${prefix}:${userId}`;
    const { typed = [] } = readNote<{ typed: Input[] }>(safeSession, legacyKey) ?? {};
    safeSession.removeItem(legacyKey);
    for (const input of typed) onClaimed(input, createClaim());
  },
  listTexts: (userId: string): string[] =>
    storedIds(userId).map((id) => readNote<Input>(device, keyOf(userId, id))?.text ?? id),
  clear: (userId: string): void => {
    for (const id of storedIds(userId)) device.removeItem(keyOf(userId, id));
  },
});
