import { useSyncExternalStore } from 'react';
import {
  claimStored,
  createClaim,
  releaseClaim,
  removeWords,
  storeWords,
  type Claim,
} from './early-words-store.ts';

type Place = { projectId: string; documentId: string };

/** What names a text that is still to be made, such as `entry p1 2026-11-25`: no id is like that. */
export type Unmade = `page` | `journal` | `entry ${string}`;

export const entryName = (projectId: string, day: string) => `entry ${projectId} ${day}` as const;

/** What is typed between the press that begins a text and the moment when that can be written in. */
export type EarlyWords = {
  words: string;
  /** The text that they are for: its id once it is made, and until then what it is to be. */
  text: string;
  /** Where they go; null until it is made, and again where it could not be. */
  place: Place | null;
  /**
   * Whether it is about to open; is there, and its server does not give it now; else they are kept
   * for the next try.
   */
  status: 'waiting' | 'unopened' | 'kept';
  claim: Claim;
};

/**
 * By the text that they are for, as what waits for one goes into no other; those of the latest press
 * come last.
 */
const all = new Map<string, EarlyWords>();
const listeners = new Set<() => void>();

let writer: string | null = null;

type Stored = Omit<EarlyWords, 'claim' | 'status'>;

function store({ claim, words, text, place }: EarlyWords): void {
  if (writer === null) return;
  if (words === '') removeWords(writer, claim);
  else storeWords(writer, claim, { words, text, place } satisfies Stored);
}

function forget({ claim }: EarlyWords): void {
  if (writer !== null) removeWords(writer, claim);
  releaseClaim(claim);
}

/** Takes up what a page that is gone has left: it waits for its texts. */
export function takeUpEarlyWords(userId: string): void {
  if (writer === userId) return;
  writer = userId;
  for (const early of all.values()) store(early);
  claimStored<Stored>(userId, ({ words = '', place = null, ...stored }, claim) => {
    if (writer !== userId) return false;
    // Earlier builds have kept no name.
    const text = stored.text ?? place?.documentId ?? 'page';
    const typed = all.get(text);
    put({ place, status: 'kept', ...typed, text, claim, words: words + (typed?.words ?? '') });
    if (typed) forget(typed);
    return true;
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function put(early: EarlyWords): void {
  all.set(early.text, early);
  store(early);
  tell();
}

function drop(early: EarlyWords): void {
  all.delete(early.text);
  forget(early);
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const latestEarlyWords = (): EarlyWords | null => [...all.values()].at(-1) ?? null;

export const useLatestEarlyWords = (): EarlyWords | null =>
  useSyncExternalStore(subscribe, latestEarlyWords);

export const useEarlyWordsFor = (documentId: string): EarlyWords | null =>
  useSyncExternalStore(subscribe, () => all.get(documentId) ?? null);

/**
 * On the press that begins a text: from here on keys are taken, after those of an earlier press that
 * it could not be begun for.
 */
export function catchEarlyWords(text: Unmade | Place): void {
  const place = typeof text === 'string' ? null : text;
  const name = typeof text === 'string' ? text : text.documentId;
  const { words, claim } = all.get(name) ?? { words: '', claim: createClaim() };
  all.delete(name);
  put({ words, text: name, place, status: 'waiting', claim });
}

/** The text cannot be read now: what is typed meanwhile goes into it once it opens. */
export function offerEarlyWords(place: Place): void {
  catchEarlyWords(place);
  const early = all.get(place.documentId);
  if (early) put({ ...early, status: 'unopened' });
}

export function setEarlyWords(words: string): void {
  const early = latestEarlyWords();
  if (early === null) return;
  // Whoever takes back what could not be begun has no more need of it.
  if (words === '' && early.status === 'kept') drop(early);
  else put({ ...early, words });
}

/** A key that is pressed before there is a field to take it. @returns whether it writes something */
export function takeEarlyKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const early = latestEarlyWords();
  if (early === null || ctrlKey || metaKey || altKey) return false;
  const signs = Array.from(early.words);
  if (key === 'Backspace') setEarlyWords(signs.slice(0, -1).join(''));
  else if (key === 'Enter' && signs.length > 0) setEarlyWords(`${early.words}\n`);
  else if (Array.from(key).length === 1) setEarlyWords(early.words + key);
  else return false;
  return true;
}

/** It is known better now what is to be made. */
export function renameEarlyWords(text: Unmade, next: Unmade): void {
  const early = all.get(text);
  if (early === undefined || text === next) return;
  // After those of an earlier press that it could not be begun for.
  const before = all.get(next);
  const words = (before?.words ?? '') + early.words;
  all.delete(text);
  all.delete(next);
  put({ ...early, words, text: next });
  if (before) forget(before);
}

/** The text is made, and is about to open. */
export function directEarlyWords(text: Unmade, place: Place): void {
  const early = all.get(text);
  if (early === undefined) return;
  const before = all.get(place.documentId);
  // After those of an earlier press that it did not open for.
  const words = (before?.words ?? '') + early.words;
  all.delete(text);
  all.delete(place.documentId);
  put({ ...early, words, text: place.documentId, place, status: 'waiting' });
  if (before) forget(before);
}

/** Milliseconds that keys are still taken for a text that does not open when nothing was typed. */
const patience = 2000;

/**
 * The text could not be begun, or was left before it was open: what was typed stays in sight, and is
 * there for the next try; also what is typed just after, by who has not seen it yet.
 * @param text its id, or what it is to be where it was not made
 */
export function keepEarlyWords(text: string): void {
  const early = all.get(text);
  if (early === undefined) return;
  put({ ...early, status: 'kept' });
  setTimeout(() => {
    const now = all.get(text);
    if (now?.status === 'kept' && now.words === '') drop(now);
  }, patience);
}

/**
 * @param address of the page one has gone to: a text opens on its own page, or on its journal's, and
 *   none is made on the way to another.
 */
export function keepLeftEarlyWords(address: string): void {
  for (const { text, place, status } of all.values()) {
    if (status === 'kept') continue;
    const pages = place ? [`/documents/${place.documentId}`, `/projects/${place.projectId}`] : [];
    if (!pages.some((page) => address.endsWith(page))) keepEarlyWords(text);
  }
}

/** Marks where they are in sight. */
export const earlyWordsMark = { 'data-early-words': '' };

/** Whether the focus is where keys write. */
export function isInField(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || hasFocusOfEarlyWords()) return false;
  return focused.isContentEditable || focused.matches('input, textarea, select');
}

export const hasFocusOfEarlyWords = (): boolean =>
  document.activeElement?.closest('[data-early-words]') != null;

/** For the text that is open now. @returns null where nothing was caught for it */
export function takeEarlyWords(documentId: string, isEditable: boolean): string | null {
  const early = all.get(documentId);
  if (early === undefined) return null;
  // What it cannot take yet waits on.
  if (!isEditable && early.words !== '') return null;
  drop(early);
  return isEditable ? early.words : null;
}
