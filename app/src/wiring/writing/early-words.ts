import { useSyncExternalStore } from 'react';

/** What is typed between the press that begins a text and the moment when that can be written in. */
export type EarlyWords = {
  words: string;
  /** Where they go; null until it is made, and again where it could not be. */
  documentId: string | null;
  status: 'waiting' | 'failed';
};

let current: EarlyWords | null = null;
const listeners = new Set<() => void>();

function show(next: EarlyWords | null): void {
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useEarlyWords = (): EarlyWords | null =>
  useSyncExternalStore(subscribe, () => current);

/** On the press that begins a text: from here on keys are taken. */
export function catchEarlyWords(): void {
  show({ words: current?.words ?? '', documentId: null, status: 'waiting' });
}

export function setEarlyWords(words: string): void {
  if (current === null) return;
  // Whoever takes back what could not be begun has no more need of it.
  show(words === '' && current.status === 'failed' ? null : { ...current, words });
}

/** A key that is pressed before there is a field to take it. @returns whether it writes something */
export function takeEarlyKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (current === null || ctrlKey || metaKey || altKey) return false;
  const signs = Array.from(current.words);
  if (key === 'Backspace') setEarlyWords(signs.slice(0, -1).join(''));
  else if (key === 'Enter' && signs.length > 0) setEarlyWords(`${current.words}\n`);
  else if (Array.from(key).length === 1) setEarlyWords(current.words + key);
  else return false;
  return true;
}

/** The text is there, and is about to open. */
export function directEarlyWords(documentId: string): void {
  if (current !== null) show({ ...current, documentId });
}

/** Milliseconds that keys are still taken when nothing was typed before it failed. */
const patience = 2000;

/**
 * The text could not be begun: what was typed stays in sight, and is there for the next try; also
 * what is typed just after, by who has not seen it yet.
 * @param documentId null where it was not made
 */
export function keepEarlyWords(documentId: string | null): void {
  if (current?.documentId !== documentId) return;
  show({ ...current, status: 'failed' });
  setTimeout(() => {
    if (current?.status === 'failed' && current.words === '') show(null);
  }, patience);
}

/** Marks where they are in sight. */
export const earlyWordsMark = { 'data-early-words': '' };

export const hasFocusOfEarlyWords = (): boolean =>
  document.activeElement?.closest('[data-early-words]') != null;

/** For the text that is open now. @returns null where nothing was caught for it */
export function takeEarlyWords(documentId: string, isEditable: boolean): string | null {
  if (current?.documentId !== documentId) return null;
  const { words } = current;
  // What it cannot take yet waits on.
  if (!isEditable && words !== '') return null;
  show(null);
  return isEditable ? words : null;
}
