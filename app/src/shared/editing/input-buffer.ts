import { useSyncExternalStore } from 'react';
import type { Notes } from '../../boot/safe-session.ts';
import { createStore } from '../runtime/store.ts';
import {
  createClaim,
  createInputStorage,
  releaseClaim,
  type Claim,
} from './input-buffer-storage.ts';

type Place = { projectId: string; documentId: string };

/** What names a text that is still to be made, such as `entry p1 2026-11-25`: no id is like that. */
export type Unmade = `page` | `journal` | `entry ${string}`;

export const entryName = (projectId: string, day: string) => `entry ${projectId} ${day}` as const;

/** What is typed between the press that begins a text and the moment its editor is mounted. */
export type BufferedInput = {
  words: string;
  /** The text that they are for: its id once it is made, and until then what it is to be. */
  text: string;
  /** Where they go; null until it is made, and again where it could not be. */
  place: Place | null;
  /**
   * It is about to open; or it is there, and its server does not deliver it now; or its words are
   * stored for the next try.
   */
  status: 'waiting' | 'unopened' | 'stored';
  claim: Claim;
};

type Stored = Omit<BufferedInput, 'claim' | 'status'>;

/** Milliseconds that keys are still taken for a text that does not open when nothing was typed. */
const patience = 2000;

/**
 * Takes what is typed before its editor is mounted, and stores it on the device until a text has
 * taken it.
 */
export function createInputBuffer(device: Notes) {
  const storage = createInputStorage<Stored>(device);
  /**
   * By the text that it is for, as what waits for one goes into no other; that of the latest press
   * comes last.
   */
  const all = createStore<ReadonlyMap<string, BufferedInput>>(new Map());
  let writer: string | null = null;
  /** Of all the presses that are on a page, one at a time begins a text. */
  let isBeginning = false;

  const find = (text: string): BufferedInput | null => all.get().get(text) ?? null;
  const latest = (): BufferedInput | null => [...all.get().values()].at(-1) ?? null;

  const store = ({ claim, words, text, place }: BufferedInput) => {
    if (writer === null) return;
    if (words === '') storage.remove(writer, claim);
    else storage.store(writer, claim, { words, text, place });
  };
  const forget = ({ claim }: BufferedInput) => {
    if (writer !== null) storage.remove(writer, claim);
    releaseClaim(claim);
  };
  /** @param replaced the texts it was for, or that it is joined to: it comes last then. */
  const put = (input: BufferedInput, replaced: readonly string[] = []) => {
    const next = new Map(all.get());
    for (const text of replaced) next.delete(text);
    store(input);
    all.set(next.set(input.text, input));
  };
  const drop = (input: BufferedInput) => {
    const next = new Map(all.get());
    next.delete(input.text);
    forget(input);
    all.set(next);
  };
  /** For another text from here on, after the input of an earlier press that it did not open for. */
  const move = (from: string, to: Pick<BufferedInput, 'text'> & Partial<BufferedInput>) => {
    const input = find(from);
    if (input === null || from === to.text) return;
    const before = find(to.text);
    put({ ...input, ...to, words: (before?.words ?? '') + input.words }, [from, to.text]);
    if (before) forget(before);
  };

  /**
   * On the press that begins a text: from here on keys are taken, after those of an earlier press
   * that it could not be begun for.
   */
  const capture = (text: Unmade | Place): void => {
    const place = typeof text === 'string' ? null : text;
    const name = typeof text === 'string' ? text : text.documentId;
    const { words, claim } = find(name) ?? { words: '', claim: createClaim() };
    put({ words, text: name, place, status: 'waiting', claim }, [name]);
  };
  const setLatest = (words: string): void => {
    const input = latest();
    if (input === null) return;
    // The writer has taken the text back: it is needed no more.
    if (words === '' && input.status === 'stored') drop(input);
    else put({ ...input, words });
  };
  /**
   * The text could not be begun, or was left before it was open: what was typed stays in sight, and
   * is there for the next try; also what is typed just after, by who has not seen it yet.
   * @param text its id, or what it is to be where it was not made
   */
  const keep = (text: string): void => {
    const input = find(text);
    if (input === null) return;
    put({ ...input, status: 'stored' });
    setTimeout(() => {
      const now = find(text);
      if (now?.status === 'stored' && now.words === '') drop(now);
    }, patience);
  };

  return {
    subscribe: all.subscribe,
    find,
    latest,
    capture,
    setLatest,
    keep,
    /** The texts that input on this device waits for: the id of each, or what it is to be. */
    listStored: storage.listTexts,
    /** Once the account is deleted. */
    clearStored: storage.clear,
    /**
     * Captures for the press that begins a text.
     * @returns false where another is being begun, to which belongs what is typed.
     */
    tryBegin: (text: Unmade | Place): boolean => {
      if (isBeginning) return false;
      isBeginning = true;
      capture(text);
      return true;
    },
    endBegin: (): void => {
      isBeginning = false;
    },
    /** Takes up what a page that is gone has left: it waits for its texts. */
    restore: (userId: string): void => {
      if (writer === userId) return;
      writer = userId;
      for (const input of all.get().values()) store(input);
      storage.claimAll(userId, ({ words = '', place = null, ...stored }, claim) => {
        if (writer !== userId) return false;
        // Earlier builds have stored no name.
        const text = stored.text ?? place?.documentId ?? 'page';
        const typed = find(text);
        put({
          place,
          status: 'stored',
          ...typed,
          text,
          claim,
          words: words + (typed?.words ?? ''),
        });
        if (typed) forget(typed);
        return true;
      });
    },
    /** The text cannot be read now: what is typed meanwhile goes into it once it opens. */
    offer: (place: Place): void => {
      capture(place);
      const input = find(place.documentId);
      if (input) put({ ...input, status: 'unopened' });
    },
    /** A key that is pressed before there is a field to take it. @returns whether it writes something */
    takeKey: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      const input = latest();
      if (input === null || ctrlKey || metaKey || altKey) return false;
      const signs = Array.from(input.words);
      if (key === 'Backspace') setLatest(signs.slice(0, -1).join(''));
      else if (key === 'Enter' && signs.length > 0) setLatest(`${input.words}\n`);
      else if (Array.from(key).length === 1) setLatest(input.words + key);
      else return false;
      return true;
    },
    /** It is known better now what is to be made. */
    rename: (text: Unmade, next: Unmade): void => move(text, { text: next }),
    /** The text is made, and is about to open. */
    assign: (text: Unmade, place: Place): void =>
      move(text, { text: place.documentId, place, status: 'waiting' }),
    /**
     * @param address of the page navigated to: a text opens on its own page, or on its journal's,
     * and none is made on the way to another.
     */
    keepUnlessOn: (address: string): void => {
      for (const { text, place, status } of all.get().values()) {
        if (status === 'stored') continue;
        const pages = place
          ? [`/documents/${place.documentId}`, `/projects/${place.projectId}`]
          : [];
        if (!pages.some((page) => address.endsWith(page))) keep(text);
      }
    },
    /** For the text that is open now. @returns null where nothing was captured for it */
    take: (documentId: string, isEditable: boolean): string | null => {
      const input = find(documentId);
      if (input === null) return null;
      // What it cannot take yet waits on.
      if (!isEditable && input.words !== '') return null;
      drop(input);
      return isEditable ? input.words : null;
    },
    /** What is stored waits for the next page. */
    dispose: (): void => {
      for (const { claim } of all.get().values()) releaseClaim(claim);
    },
  };
}

export type InputBuffer = ReturnType<typeof createInputBuffer>;

export const useLatestInput = ({ subscribe, latest }: InputBuffer): BufferedInput | null =>
  useSyncExternalStore(subscribe, latest);

export const useInputFor = (
  { subscribe, find }: InputBuffer,
  documentId: string,
): BufferedInput | null => useSyncExternalStore(subscribe, () => find(documentId));
