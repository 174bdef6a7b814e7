import type { ListOrder } from '@ecritoire/contracts';
import { isCount, isId, TIMED_KEY, type KeyShape } from '../database/pages.ts';

/** Code points of a name that order it: more would not fit in a cursor. */
export const NAME_START = 60;

/** A folded name as it is ordered: numbers in it by what they are, `Texte 2` before `Texte 10`. */
export const nameKeyOf = (folded: string): string =>
  Array.from(folded.replaceAll(/[0-9]+/g, (digits) => digits.slice(-8).padStart(8, '0')))
    .slice(0, NAME_START)
    .join('');

/** A name in a cursor, whose parts have neither spaces nor letters beyond Latin ones. */
const encodeName = (name: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(name)));

export function decodeName(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.codePointAt(0) ?? 0);
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}

/** What the cursors of each order are made of: one of an order is none of the others. */
export const ORDER_KEYS: Record<ListOrder, KeyShape> = {
  lastWritten: TIMED_KEY,
  name: [(part) => part === 'name', (part) => decodeName(part) !== undefined, isId],
  words: [(part) => part === 'words', isCount, isId],
};

/** What an item of a list is ordered by, as its cursor has it. */
type Ordered = { id: string; updatedAt: Date; words: number; foldedName: string };

export function orderKeyOf(order: ListOrder, item: Ordered): string[] {
  if (order === 'lastWritten') return [item.updatedAt.toISOString(), item.id];
  const key = order === 'words' ? String(item.words) : encodeName(nameKeyOf(item.foldedName));
  return [order, key, item.id];
}
