import type { Notes } from '../../boot/safe-session.ts';

const seedOf = (note: string) => `${note}:request`;

/** Once something is typed: a tab that is duplicated from then on sends the same request. */
export function seedRequestKeys(notes: Notes, note: string): string {
  const seed = notes.getItem(seedOf(note)) ?? crypto.randomUUID();
  notes.setItem(seedOf(note), seed);
  return seed;
}

/** The next request gets a new key, even with the same content. */
export const forgetRequestKeys = (notes: Notes, note: string): void =>
  notes.removeItem(seedOf(note));

/**
 * The idempotency key of what a form sends: the same for the same words in every tab that this one
 * was duplicated to, of which only the first is carried out.
 */
export async function requestKey(notes: Notes, note: string, body: unknown): Promise<string> {
  const said = new TextEncoder().encode(seedRequestKeys(notes, note) + JSON.stringify(body));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');
}
